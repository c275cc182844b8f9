; The installer for Windows: for one person, without an administrator, in three languages.
; tools/package/windows.py has makensis read it, and defines
;   VERSION, NUMBERS  the app's version, as it tells it and as four numbers
;   FOLDER, REMOVE    the frozen app, and a script that takes each of its files away again
;   ICON, PICTURE     an .ico, and a .bmp of 164 × 314 for the first and the last page
;   LICENCES          a folder with a summary of the licences in each language
;   OUTPUT            the installer

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
SetCompressor /SOLID lzma
RequestExecutionLevel user

!include MUI2.nsh
!include FileFunc.nsh
!include LogicLib.nsh
!include WinVer.nsh
!include x64.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define TITLE "Fort Desktop"
!define PUBLISHER "The Fort Desktop contributors"
!define PROGRAM "fort-desktop.exe"
!define APP_ID "FortDesktop.FortDesktop" ; by which the taskbar knows the window
!define GAME "FortDesktop.Game"
!define SUFFIX ".fortgame"
!define CLASSES "Software\Classes"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\FortDesktop"
!define MENU_ENTRY "$SMPROGRAMS\${TITLE}.lnk"
!define DESKTOP_ICON "$DESKTOP\${TITLE}.lnk"
!define OWN_FILES "$LOCALAPPDATA\fort-desktop" ; the player's: games, statistics, packs, settings, log

Name "${TITLE}"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "${UNINSTALL}" "InstallLocation"
BrandingText "${TITLE} ${VERSION}"
ShowInstDetails nevershow
ShowUninstDetails nevershow

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_UNWELCOMEFINISHPAGE_BITMAP "${PICTURE}"
!define MUI_ABORTWARNING
!define MUI_ABORTWARNING_TEXT "$(stop)"
!define MUI_LANGDLL_ALWAYSSHOW
!define MUI_LANGDLL_WINDOWTITLE "${TITLE}"
!define MUI_LANGDLL_INFO "Vyber jazyk · Wybierz język · Choose a language"
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${UNINSTALL}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"

!define MUI_WELCOMEPAGE_TITLE "${TITLE} ${VERSION}"
!define MUI_WELCOMEPAGE_TEXT "$(welcome)"
!insertmacro MUI_PAGE_WELCOME

!define MUI_PAGE_HEADER_TEXT "$(licence_title)"
!define MUI_PAGE_HEADER_SUBTEXT "$(licence_subtitle)"
!define MUI_LICENSEPAGE_TEXT_TOP " "
!define MUI_LICENSEPAGE_TEXT_BOTTOM "$(licence_bottom)"
!define MUI_LICENSEPAGE_BUTTON "$(^NextBtn)"
!insertmacro MUI_PAGE_LICENSE "$(licences)"

!define MUI_PAGE_HEADER_TEXT "$(folder_title)"
!define MUI_PAGE_HEADER_SUBTEXT "$(folder_subtitle)"
!define MUI_DIRECTORYPAGE_TEXT_TOP "$(folder_top)"
!define MUI_DIRECTORYPAGE_TEXT_DESTINATION "$(folder_title)"
!insertmacro MUI_PAGE_DIRECTORY

!define MUI_PAGE_HEADER_TEXT "$(files_title)"
!define MUI_PAGE_HEADER_SUBTEXT "$(files_subtitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(done)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(in_place)"
!define MUI_INSTFILESPAGE_ABORTHEADER_TEXT "$(stopped)"
!define MUI_INSTFILESPAGE_ABORTHEADER_SUBTEXT "$(incomplete)"
!insertmacro MUI_PAGE_INSTFILES

!define MUI_FINISHPAGE_TITLE "$(done)"
!define MUI_FINISHPAGE_TEXT "$(finish)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "$(play_now)"
!define MUI_FINISHPAGE_SHOWREADME "" ; MUI's one other box on this page
!define MUI_FINISHPAGE_SHOWREADME_TEXT "$(desktop_icon)"
!define MUI_FINISHPAGE_SHOWREADME_NOTCHECKED
!define MUI_FINISHPAGE_SHOWREADME_FUNCTION make_desktop_icon
!define MUI_PAGE_CUSTOMFUNCTION_SHOW offer_no_second_icon
!insertmacro MUI_PAGE_FINISH

UninstPage custom un.ask un.answer
!define MUI_PAGE_HEADER_TEXT "$(un_files_title)"
!define MUI_PAGE_HEADER_SUBTEXT "$(files_subtitle)"
!define MUI_INSTFILESPAGE_FINISHHEADER_TEXT "$(done)"
!define MUI_INSTFILESPAGE_FINISHHEADER_SUBTEXT "$(un_gone)"
!define /redef MUI_INSTFILESPAGE_ABORTHEADER_TEXT "$(stopped)" ; no page of MUI 3.08 forgets these
!define /redef MUI_INSTFILESPAGE_ABORTHEADER_SUBTEXT "$(un_incomplete)"
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English" ; of whoever speaks none of the three
!insertmacro MUI_LANGUAGE "Czech"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_RESERVEFILE_LANGDLL
!include "${__FILEDIR__}\texts.nsh"
!include "${REMOVE}"

VIProductVersion "${NUMBERS}"
!macro told language description
  VIAddVersionKey /LANG=${language} "ProductName" "${TITLE}"
  VIAddVersionKey /LANG=${language} "FileDescription" "${description}"
  VIAddVersionKey /LANG=${language} "CompanyName" "${PUBLISHER}"
  VIAddVersionKey /LANG=${language} "LegalCopyright" "© 2026 ${PUBLISHER}, MIT"
  VIAddVersionKey /LANG=${language} "FileVersion" "${VERSION}"
  VIAddVersionKey /LANG=${language} "ProductVersion" "${VERSION}"
!macroend
!insertmacro told ${LANG_ENGLISH} "Installer of Fort Desktop"
!insertmacro told ${LANG_CZECH} "Instalátor Fort Desktop"
!insertmacro told ${LANG_POLISH} "Instalator Fort Desktop"

Var older ; the folder of a version that is there already
Var own_files_box
Var own_files_too

; Nobody can write into a program that runs. $0 is its path.
!macro wait_until_closed of
Function ${of}wait_until_closed
  again:
  ${If} ${FileExists} "$0"
    ClearErrors
    FileOpen $1 "$0" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(running)" /SD IDCANCEL IDRETRY again
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $1
  ${EndIf}
FunctionEnd
!macroend
!insertmacro wait_until_closed ""
!insertmacro wait_until_closed "un."

Function tell_of_new_types
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
FunctionEnd

; A shortcut at $0, which the taskbar takes for the same app as the window.
Function make_shortcut
  SetOutPath "$INSTDIR" ; the folder in which it is started
  CreateShortcut "$0" "$INSTDIR\${PROGRAM}" "" "" "" SW_SHOWNORMAL
  !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r1 ""
  ${If} $1 P<> 0
    ${IUnknown::QueryInterface} $1 '("${IID_IPersistFile}", .r2)'
    ${IUnknown::QueryInterface} $1 '("${IID_IPropertyStore}", .r3)'
    ${If} $2 P<> 0
    ${AndIf} $3 P<> 0
      ${IPersistFile::Load} $2 '(r0, ${STGM_READWRITE})'
      System::Call '*(&w64 "${APP_ID}")p.r4'
      System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID})p.r5'
      System::Call '*(&i2 ${VT_LPWSTR}, &i6 0, p r4, p 0)p.r6'
      ${IPropertyStore::SetValue} $3 '(r5, r6)'
      ${IPropertyStore::Commit} $3 ""
      ${IPersistFile::Save} $2 '(r0, 1)'
      System::Free $4
      System::Free $5
      System::Free $6
    ${EndIf}
    !insertmacro ComHlpr_SafeRelease $3
    !insertmacro ComHlpr_SafeRelease $2
    ${IUnknown::Release} $1 ""
  ${EndIf}
FunctionEnd

Function make_desktop_icon
  StrCpy $0 "${DESKTOP_ICON}"
  Call make_shortcut
FunctionEnd

Function offer_no_second_icon
  ${If} ${FileExists} "${DESKTOP_ICON}"
    ShowWindow $mui.FinishPage.ShowReadme ${SW_HIDE}
  ${EndIf}
FunctionEnd

; Its own uninstaller knows best which files it has. Entries and icons stay, for the new one.
Function remove_older
  ReadRegStr $older HKCU "${UNINSTALL}" "InstallLocation"
  ${If} $older == ""
  ${OrIfNot} ${FileExists} "$older\uninstall.exe"
    Return
  ${EndIf}
  StrCpy $0 "$older\${PROGRAM}"
  Call wait_until_closed
  ClearErrors
  ExecWait '"$older\uninstall.exe" /S /UPDATE _?=$older' $0
  ${If} ${Errors}
  ${OrIf} $0 <> 0
    MessageBox MB_OK|MB_ICONSTOP "$(older_stays)" /SD IDOK
    SetErrorLevel 2
    Abort "$(older_stays)"
  ${EndIf}
  Delete "$older\uninstall.exe"
  RMDir "$older"
FunctionEnd

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${AtLeastWin10}
  ${OrIfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "$(too_old)" /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section "" everything
  StrCpy $0 "$INSTDIR\${PROGRAM}"
  Call wait_until_closed
  Call remove_older
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"

  StrCpy $0 "${MENU_ENTRY}"
  Call make_shortcut
  ${If} ${FileExists} "${DESKTOP_ICON}"
    Call make_desktop_icon
  ${EndIf}

  WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${GAME}"
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${GAME}" ""
  WriteRegStr HKCU "${CLASSES}\${GAME}" "" "$(game)"
  WriteRegStr HKCU "${CLASSES}\${GAME}" "AppUserModelID" "${APP_ID}"
  WriteRegStr HKCU "${CLASSES}\${GAME}\DefaultIcon" "" '"$INSTDIR\${PROGRAM}",0'
  WriteRegStr HKCU "${CLASSES}\${GAME}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" play "%1"'
  Call tell_of_new_types

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  WriteRegStr HKCU "${UNINSTALL}" "Language" $LANGUAGE ; the uninstaller's; MUI writes it only with pages
  SectionGetSize ${everything} $0 ; in kilobytes, as Windows wants it
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
FunctionEnd

Function un.ask
  !insertmacro MUI_HEADER_TEXT "$(un_title)" "$(un_subtitle)"
  nsDialogs::Create 1018
  Pop $0
  ${NSD_CreateLabel} 0 0 100% 28u "$(un_where)"
  Pop $0
  ${NSD_CreateCheckbox} 0 40u 100% 12u "$(un_own_files)"
  Pop $own_files_box
  ${NSD_CreateLabel} 12u 54u -12u 28u "$(un_own_files_where)"
  Pop $0
  nsDialogs::Show
FunctionEnd

Function un.answer
  ${NSD_GetState} $own_files_box $own_files_too
FunctionEnd

Section "Uninstall"
  StrCpy $0 "$INSTDIR\${PROGRAM}"
  Call un.wait_until_closed
  !insertmacro remove_files
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/UPDATE" $1
  ${IfNot} ${Errors}
    Return
  ${EndIf}

  Delete "${MENU_ENTRY}"
  Delete "${DESKTOP_ICON}"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${GAME}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${GAME}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
  DeleteRegKey HKCU "${CLASSES}\${GAME}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  ${If} $own_files_too = ${BST_CHECKED}
    RMDir /r "${OWN_FILES}"
  ${EndIf}
SectionEnd
