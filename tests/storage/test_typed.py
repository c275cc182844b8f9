"""Texts that people type: one line, in one form, whatever was pasted or lies in a file."""

import unicodedata

import pytest

from fort_desktop.storage.typed import one_line

CARON = "Z\u030cofie"  # typed as a letter and a mark


@pytest.mark.parametrize(
    ("pasted", "shown"),
    [
        ("Žofie\nNováková", "Žofie Nováková"),
        ("\r\n\tŽofie \t\r\n Nováková\n", "Žofie Nováková"),
        ("Anna\u00a0\u2003Maria\u3000B\u202fC", "Anna Maria B C"),
        ("one\u2028two\u2029three\x85four\x0bfive\x1csix", "one two three four five six"),
        ("\n \t", ""),
    ],
)
def test_whatever_makes_room_becomes_one_space(pasted, shown):
    assert one_line(pasted) == shown


@pytest.mark.parametrize(
    "seen_by_nobody", "\0\x07\x1b\x7f\u00ad\u200b\u200f\u202e\u2067\u2060\ufeff"
)
def test_what_only_steers_a_line_is_taken_out(seen_by_nobody):
    assert one_line(f"{seen_by_nobody}Ol{seen_by_nobody}a") == "Ola"


def test_half_a_character_is_taken_out():
    assert one_line("Ola \ud83d") == "Ola"


def test_a_letter_typed_with_a_combining_mark_is_the_letter():
    assert one_line(CARON) == one_line("Z\u200b\u030cofie") == "Žofie"


def test_what_writing_needs_stays():
    kept = ("\u0646\u200c\u0645", "👩\u200d👧", "Ó’Neill-Łódź", "<b> %1 {who}")
    assert [one_line(name) for name in kept] == list(kept)


def test_a_long_text_is_cut_without_a_blank_at_its_end():
    assert one_line("Anna Maria", 5) == "Anna"
    assert one_line("Z\u030c" * 30, 24) == "Ž" * 24


def test_one_line_is_itself_again():
    every = [chr(n) for n in range(0x3100)]
    for text in (*("a" + c + "\u030c b" for c in every), "".join(every)):
        once = one_line(text, 24)
        assert one_line(once, 24) == once
        assert unicodedata.is_normalized("NFC", once)
