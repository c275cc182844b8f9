; What the installer says itself, each sentence in every language. The rest is NSIS's own.

!macro say name english czech polish
  LangString ${name} ${LANG_ENGLISH} "${english}"
  LangString ${name} ${LANG_CZECH} "${czech}"
  LangString ${name} ${LANG_POLISH} "${polish}"
!macroend

LicenseLangString licences ${LANG_ENGLISH} "${LICENCES}\licences-en.txt"
LicenseLangString licences ${LANG_CZECH} "${LICENCES}\licences-cs.txt"
LicenseLangString licences ${LANG_POLISH} "${LICENCES}\licences-pl.txt"

!define LINE "$\r$\n$\r$\n"

!insertmacro say welcome \
  "Build the best fort, and keep your friends.${LINE}Fort Desktop is put on this computer for you alone, and no administrator is needed. Games that you have begun stay." \
  "Postav nejlepší bunkr a udrž si kamarády.${LINE}Fort Desktop se do tohoto počítače nainstaluje jen pro tebe a bez správce. Rozehrané hry zůstanou." \
  "Zbuduj najlepszy fort i zatrzymaj przyjaciół.${LINE}Fort Desktop zainstaluje się na tym komputerze tylko dla ciebie i bez administratora. Rozpoczęte gry zostaną."

!insertmacro say licence_title "Licences" "Licence" "Licencje"
!insertmacro say licence_subtitle "What you may do with it, and what it is made of" \
  "Co s ním smíš dělat a z čeho je postavený" "Co wolno z nim robić i z czego powstał"
!insertmacro say licence_bottom "There is nothing to agree to." "S ničím tu nemusíš souhlasit." \
  "Nie musisz tu na nic się zgadzać."

!insertmacro say folder_title "Folder" "Složka" "Folder"
!insertmacro say folder_subtitle "Where Fort Desktop is put" "Kam se Fort Desktop nainstaluje" \
  "Gdzie zainstaluje się Fort Desktop"
!insertmacro say folder_top "This folder is yours alone. Choose another if you like." \
  "Tahle složka je jen tvoje. Když chceš, vyber jinou." \
  "Ten folder jest tylko twój. Jeśli chcesz, wybierz inny."

!insertmacro say files_title "Installing" "Instalace" "Instalacja"
!insertmacro say files_subtitle "This takes a moment." "Chvilku to potrvá." "To chwilę potrwa."
!insertmacro say done "Done" "Hotovo" "Gotowe"
!insertmacro say in_place "Fort Desktop is in its place." "Fort Desktop je na svém místě." \
  "Fort Desktop jest na swoim miejscu."
!insertmacro say stopped "Stopped" "Přerušeno" "Przerwano"
!insertmacro say incomplete "Not everything is in its place; start the installer again." \
  "Něco chybí; spusť instalátor znovu." "Czegoś brakuje; uruchom instalator ponownie."
!insertmacro say stop "Stop here? Fort Desktop is not in its place yet." \
  "Skončit? Fort Desktop ještě není na svém místě." \
  "Przerwać? Fort Desktop nie jest jeszcze na swoim miejscu."

!insertmacro say finish \
  "Fort Desktop is in the Start menu. A double click on a saved game (.fortgame) goes on with it." \
  "Fort Desktop najdeš v nabídce Start. Dvojím kliknutím na uloženou hru (.fortgame) v ní budeš pokračovat." \
  "Fort Desktop jest w menu Start. Podwójne kliknięcie zapisanej gry (.fortgame) pozwala grać dalej."
!insertmacro say play_now "Play now" "Hrát hned" "Graj od razu"
!insertmacro say desktop_icon "Put an icon on the desktop" "Dát ikonu na plochu" \
  "Umieść ikonę na pulpicie"

!insertmacro say running "Fort Desktop is still running: close it and try again." \
  "Fort Desktop ještě běží: zavři ho a zkus to znovu." \
  "Fort Desktop jeszcze działa: zamknij go i spróbuj ponownie."
!insertmacro say older_stays "The version in $older cannot be removed: restart the computer and try again." \
  "Verzi ve složce $older nelze odstranit: restartuj počítač a zkus to znovu." \
  "Nie da się usunąć wersji z folderu $older: uruchom ponownie komputer i spróbuj jeszcze raz."
!insertmacro say too_old "Fort Desktop needs Windows 10 or newer, of 64 bits." \
  "Fort Desktop potřebuje 64bitové Windows 10 nebo novější." \
  "Fort Desktop wymaga 64-bitowego systemu Windows 10 lub nowszego."
!insertmacro say game "Saved game of Fort Desktop" "Uložená hra Fort Desktop" \
  "Zapisana gra Fort Desktop"

!insertmacro say un_title "Remove Fort Desktop" "Odinstalovat Fort Desktop" "Odinstaluj Fort Desktop"
!insertmacro say un_subtitle "Your games and settings stay, unless you choose otherwise." \
  "Tvoje hry a nastavení zůstanou, pokud nezvolíš jinak." \
  "Twoje gry i ustawienia zostaną, chyba że wybierzesz inaczej."
!insertmacro say un_where "Fort Desktop is removed from this folder:$\r$\n$INSTDIR" \
  "Fort Desktop se odstraní z této složky:$\r$\n$INSTDIR" \
  "Fort Desktop zniknie z tego folderu:$\r$\n$INSTDIR"
!insertmacro say un_own_files "Delete my games, statistics, card packs and settings too" \
  "Smazat i moje hry, statistiky, balíčky karet a nastavení" \
  "Usuń też moje gry, statystyki, paczki kart i ustawienia"
!insertmacro say un_own_files_where "They cannot be brought back. They are in this folder:$\r$\n${OWN_FILES}" \
  "Nepůjde je vrátit. Jsou v této složce:$\r$\n${OWN_FILES}" \
  "Nie da się ich przywrócić. Są w tym folderze:$\r$\n${OWN_FILES}"
!insertmacro say un_files_title "Removing" "Odinstalace" "Odinstalowanie"
!insertmacro say un_gone "Fort Desktop is gone." "Fort Desktop je pryč." "Fort Desktop zniknął."
!insertmacro say un_incomplete "Fort Desktop is still there in part." "Z Fort Desktop něco zůstalo." \
  "Część Fort Desktop została."
