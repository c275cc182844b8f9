#!/bin/sh
# Installs Fort Desktop for the one who runs it, and needs no rights beyond theirs.
#   ./install.sh               install it, or bring an older one up to date
#   ./install.sh --uninstall   take it away again; games, statistics, packs and settings stay
set -eu
umask 022

name=fort-desktop
id=io.github.fort_desktop.FortDesktop
kind=application-x-fort-desktop-game
machine='@MACHINE@'
glibc='@GLIBC@'
libraries='@LIBRARIES@'
generated='XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic types version'

fail() {
    printf '%s: %s\n' "$name" "$1" >&2
    exit 1
}

# Whether version $1 is at least $2, both of two numbers.
reaches() {
    [ "${1%%.*}" -gt "${2%%.*}" ] || { [ "${1%%.*}" -eq "${2%%.*}" ] && [ "${1##*.}" -ge "${2##*.}" ]; }
}

# The folder $1 that a person chose; $2 if they chose none, or one that the rules for it do not allow.
chosen() {
    case $1 in
    /*) printf '%s' "${1%/}" ;;
    *) printf '%s' "$2" ;;
    esac
}

find_places() {
    case ${HOME:-} in
    /*) ;;
    *) fail 'HOME does not say which folder is yours.' ;;
    esac
    [ -d "$HOME" ] || fail "Your folder $HOME is not there."
    case $HOME${XDG_DATA_HOME:-} in
    *'
'*) fail 'The name of your folder has a line break in it, which a menu entry cannot hold.' ;;
    esac
    home=${HOME%/}
    app=$home/.local/opt/$name
    link=$home/.local/bin/$name
    share=$(chosen "${XDG_DATA_HOME:-}" "$home/.local/share")
    config=$(chosen "${XDG_CONFIG_HOME:-}" "$home/.config")
    state=$(chosen "${XDG_STATE_HOME:-}" "$home/.local/state")
    cache=$(chosen "${XDG_CACHE_HOME:-}" "$home/.cache")
}

# Halfway it would be too late to find that out.
refuse_bare() {
    for tool in cp cut dirname grep id ln ls mkdir mv readlink rm rmdir sed touch uname; do
        command -v "$tool" >/dev/null || fail "It needs the program $tool, which this system does not have."
    done
}

refuse_root() {
    [ "$(id -u)" -ne 0 ] || fail 'Run this as yourself, not as root: it installs for one person only.'
}

refuse_running() {
    real=$(CDPATH='' cd -- "$app" 2>/dev/null && pwd -P) || return 0
    # shellcheck disable=SC2010 # these names are numbers; what they point to is asked for
    if ls -l /proc/[0-9]*/exe 2>/dev/null | grep -qF -- " -> $real/$name"; then
        fail 'Fort Desktop is running; end it first.'
    fi
}

refuse_machine() {
    here=$(uname -m)
    [ "$here" = "$machine" ] || fail "This is made for $machine; this computer is $here."
    found=$(getconf GNU_LIBC_VERSION 2>/dev/null) || fail 'It needs the GNU C library, which this system does not have.'
    found=$(printf '%s' "${found#glibc }" | cut -d . -f 1,2)
    reaches "$found" "$glibc" || fail "It needs the GNU C library $glibc or newer; this system has $found."
}

refuse_strangers() {
    if [ -e "$link" ] || [ -L "$link" ]; then
        [ "$(readlink "$link")" = "$app/$name" ] || fail "$link is something else; move it away first."
    fi
    if [ -e "$app" ] && ! [ -e "$app/$name" ]; then
        fail "$app is something else; move it away first."
    fi
}

# The program's path as a desktop entry has to quote it: once for the command, once for the entry.
quoted() {
    printf '%s' "$app/$name" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g'
}

copy_app() {
    mkdir -p "$home/.local/opt" "$home/.local/bin" || fail "No folder can be made in $home/.local."
    rm -rf "$app.new"
    if ! cp -RP "$source/$name" "$app.new" || ! printf '%s\n' "$share" >"$app.new/shared"; then
        rm -rf "$app.new"
        fail "It could not be copied to $home/.local/opt; nothing was changed."
    fi
    rm -rf "$app.old"
    [ ! -e "$app" ] || mv "$app" "$app.old"
    mv "$app.new" "$app"
    rm -rf "$app.old"
    ln -sf "$app/$name" "$link"
}

copy_shared() {
    if ! mkdir -p "$share" || ! cp -RP "$source/share/." "$share/"; then
        fail "It could not be copied to $share."
    fi
    quoted_program=$(quoted)
    while IFS= read -r line; do
        case $line in
        Exec=*) printf 'Exec="%s" play %%f\n' "$quoted_program" ;;
        *) printf '%s\n' "$line" ;;
        esac
    done <"$source/share/applications/$id.desktop" >"$share/applications/$id.desktop" ||
        fail "The menu entry could not be written to $share/applications."
}

# Desktops look there themselves some time; where these programs are, they do so now.
tell_desktops() {
    touch "$share/icons/hicolor" 2>/dev/null || :
    [ ! -d "$share/mime/packages" ] || update-mime-database "$share/mime" >/dev/null 2>&1 || :
    [ ! -d "$share/applications" ] || update-desktop-database -q "$share/applications" >/dev/null 2>&1 || :
}

tell_missing() {
    list=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0
    missing=
    for library in $libraries; do
        case $list in
        *"$library "*) ;;
        *) missing="$missing $library" ;;
        esac
    done
    [ -z "$missing" ] || printf 'It will not start until your system has these libraries:%s.\n' "$missing"
}

install_all() {
    source=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
    if ! [ -x "$source/$name/$name" ] || ! [ -d "$source/share" ]; then
        fail 'The files beside install.sh are not there: unpack the whole archive first.'
    fi
    refuse_machine
    refuse_running
    refuse_strangers
    copy_app
    copy_shared
    tell_desktops
    tell_missing
    printf 'Fort Desktop is in your menu now, and %s starts it.\n' "$link"
    case :${PATH:-}: in
    *":$home/.local/bin:"*) ;;
    *) printf '%s is not in your PATH yet; where it is, "%s" will do.\n' "$home/.local/bin" "$name" ;;
    esac
}

# Folders that are empty now, and those above them, up to the person's own.
remove_empty() {
    for folder in "$@"; do
        while [ "$folder" != "$home" ] && [ "$folder" != / ] && rmdir "$folder" 2>/dev/null; do
            folder=$(dirname -- "$folder")
        done
    done
}

remove_shared() {
    rm -f "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" "$share/mime/packages/$id.xml" \
        "$share/man/man6/$name.6.gz"
    for size in "$share"/icons/hicolor/*; do
        rm -f "$size/apps/$id.png" "$size/apps/$id.svg" "$size/mimetypes/$kind.png" "$size/mimetypes/$kind.svg"
        remove_empty "$size/apps" "$size/mimetypes"
    done
    tell_desktops
    rmdir "$share/mime/packages" 2>/dev/null && remove_generated
    remove_menu_cache
    remove_empty "$share/mime/application" "$share/mime" "$share/applications" "$share/metainfo" "$share/man/man6"
}

# What is made of the files in mime/packages is worth nothing when there are none.
remove_generated() {
    for file in $generated; do
        rm -f "$share/mime/$file"
    done
}

remove_menu_cache() {
    for entry in "$share"/applications/*; do
        case $entry in
        */mimeinfo.cache) ;;
        *) [ ! -e "$entry" ] || return 0 ;;
        esac
    done
    rm -f "$share/applications/mimeinfo.cache"
}

uninstall_all() {
    [ -e "$app/$name" ] || fail "It is not installed in $app."
    refuse_running
    if [ -f "$app/shared" ]; then
        IFS= read -r share <"$app/shared"
    fi
    remove_shared
    [ "$(readlink "$link")" != "$app/$name" ] || rm -f "$link"
    rm -rf "$app" "${cache:?}/$name" || fail "$app could not be removed."
    remove_empty "$home/.local/opt" "$home/.local/bin" "$cache"
    printf 'Fort Desktop is gone.\n'
    share=$(chosen "${XDG_DATA_HOME:-}" "$home/.local/share")
    for folder in "$share/$name" "$config/$name" "$state/$name"; do
        [ ! -d "$folder" ] || printf 'What is yours stays in %s\n' "$folder"
    done
}

refuse_bare
refuse_root
find_places
case $#:${1:-} in
0:) install_all ;;
1:--uninstall) uninstall_all ;;
1:-h | 1:--help) sed -n '2,4s/^# *//p' "$0" ;;
*) fail 'It takes nothing, or --uninstall.' ;;
esac
