"""Every bad card file is refused with a sentence for each of its faults, and nothing else."""

from __future__ import annotations

import pickle
import random
import re
from importlib import resources
from pathlib import Path
from typing import TypeVar, get_args

import pytest

from fort_desktop.games.fort.cards import CardFileError, load_cards
from fort_desktop.games.fort.cards.build import build_cards
from fort_desktop.games.fort.cards.loader import MAX_BYTES
from fort_desktop.games.fort.cards.schema import PerkId, RuleId
from fort_desktop.games.fort.rules import scoring
from tests.games.fort.frozen_cards import frozen_cards, frozen_text

TEXT = frozen_text("fort.toml")

T = TypeVar("T")


def named(name: str) -> str:
    return f'name = {{ en = "{name}", cs = "{name} Á", pl = "{name} Ą" }}'


def small_file() -> str:
    """A correct card file, as short as it gets."""
    friends = "abcdefgh"
    boards = zip(
        ("glue", "squirtgun", "shovel", "skateboard"),
        ("yellow", "blue", "green", "red"),
        zip(friends[::2], friends[1::2], strict=True),
        strict=True,
    )
    lines = ["[board]", "points = [0, 1, 3, 9, 16, 23]", f"cost = [{'{ toy = 2 },' * 5}]"]
    for suit, colour, (one, two) in boards:
        lines += ["[[boards]]", f'id = "{suit}"', f'colour = "{colour}"']
        lines += [f'best_friends = ["{one}", "{two}"]']
    for friend in friends:
        lines += ["[[kids]]", f'id = "{friend}"', named(friend), 'suits = ["coin"]', "copies = 0"]
        lines += ['public = "pack"']
    for kid in ("x-a1", "y", "z"):
        lines += [
            "[[kids]]",
            f'id = "{kid}"',
            named(kid),
            'suits = ["glue", "glue"]',
            "copies = 20",
        ]
        lines += ['private = "(toy -> vp) x glue"']
    lines += ["[[perks]]", 'id = "diy"', named("diy")]
    lines += ["[[made_up_rules]]", 'id = "loner"', named("loner"), ""]
    return "\n".join(lines)


def faults(text: str) -> list[str]:
    """The sentences about a file with this text."""
    with pytest.raises(CardFileError) as caught:
        build_cards(text, "my.toml")
    sentences = str(caught.value).splitlines()
    assert sentences == [str(problem) for problem in caught.value.problems]
    return sentences


def changed(old: str, new: str) -> str:
    """A whole file with the first `old` replaced."""
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def with_kid(**fields: str) -> str:
    """A whole file with one more kid; `fields` are TOML values, "" leaves one out."""
    entry = {"id": '"new"', "name": named("A").removeprefix("name = "), "suits": '["book"]'}
    entry |= {"public": '"pack"'} | fields
    lines = [f"{key} = {value}" for key, value in entry.items() if value]
    return "\n".join([TEXT, "[[kids]]", *lines, ""])


KID_FAULTS = [
    ({"id": ""}, "kid number 51, field 'id': it is missing; expected lower-case words"),
    ({"id": '"Big Bug"'}, "kid 'Big Bug', field 'id': expected lower-case words"),
    ({"id": '"bug-2"'}, "kid 'bug-2', field 'id': expected lower-case words"),
    ({"id": '"bug"'}, "kid 'bug', field 'id': expected an id of its own; found 2 cards"),
    ({"id": "7"}, "kid number 51, field 'id': expected lower-case words"),
    ({"name": '{ cs = "A", pl = "B" }'}, "kid 'new', field 'name.en': it is missing"),
    ({"name": '{ en = "A", xx = "B" }'}, "field 'name.xx': this field is unknown; expected one of"),
    ({"name": '{ en = "A", cs = "" }'}, "'name.cs': expected a text of 1 to 40"),
    ({"name": '"A"'}, "field 'name': expected a table with a name in en, and in cs, pl"),
    ({"name": '{ en = "A\\n", cs = "B", pl = "C" }'}, "'name.en': expected a text of 1 to 40"),
    ({"name": '{ en = " A", cs = "B", pl = "C" }'}, "'name.en': expected a text of 1 to 40"),
    ({"name": '{ en = "", cs = "B", pl = "C" }'}, "'name.en': expected a text of 1 to 40"),
    ({"suits": '["books"]'}, "field 'suits[1]': expected one or two of book, crown, glue"),
    ({"suits": '["book", 3]'}, "field 'suits[2]': expected one or two of book, crown, glue"),
    ({"suits": "[]"}, "field 'suits': expected one or two of book"),
    ({"suits": '["glue", "glue", "glue"]'}, "found a list of 3"),
    ({"suits": '"glue"'}, "field 'suits': expected one or two of book"),
    ({"copies": "-1"}, "field 'copies': expected a whole number from 0 (a best friend) to 20"),
    ({"copies": "{}"}, "to 20; found a table"),
    ({"copies": "1.0"}, "to 20; found 1.0"),
    ({"copies": "true"}, "to 20; found true"),
    ({"copies": "0"}, "expected at least 1, as no board brings this kid; found 0"),
    ({"copies": "1979-05-27"}, "to 20; found 1979-05-27"),
    ({"public": '"pizza x bok"'}, "field 'public': unexpected 'bok' after 'x' in 'pizza x bok'"),
    (
        {"public": '"piza"'},
        "field 'public': unexpected 'piza' in 'piza'; expected one of copy-pack, copy-rival-pack,",
    ),
    (
        {"public": '""'},
        "field 'public': unexpected end in ''; expected one of copy-pack, copy-rival-pack,",
    ),
    ({"private": "1"}, "field 'private': expected an action in the icon grammar"),
    ({"private": f'"{"(" * 200}"'}, "'private': expected an action in the icon grammar"),
    ({"public": ""}, "kid 'new': expected a public or a private action or both; found neither"),
    ({"pubic": '"pack"'}, "field 'pubic': this field is unknown; expected one of copies, id"),
]


@pytest.mark.parametrize(("fields", "expected"), KID_FAULTS)
def test_bad_kid(fields: dict[str, str], expected: str) -> None:
    """A kid's fault is named with the file, the kid, the field and what was expected."""
    (sentence,) = faults(with_kid(**fields))
    assert sentence.startswith("my.toml, kid ")
    assert expected in sentence


FILE_FAULTS = [
    ('id = "glue"', 'id = "coin"', "board 'coin', field 'id': expected a suit, one of book"),
    ('"bitsy", "flipper"', '"bitsy"', "board 'glue', field 'best_friends': expected the ids"),
    ("[board]", "[board]\nlevels = 5", "field 'board.levels': this field is unknown"),
    ("16, 23", "16", "field 'board.points': expected 6 whole numbers"),
    ("16, 23", "16, -1", "field 'board.points[6]': expected 6 whole numbers"),
    ("pizza = 1, toy = 1", "pizza = 31", "field 'board.cost[1].pizza': expected a whole number"),
    ("pizza = 1, toy = 1", "", "field 'board.cost[1]': the cost of level 1: expected at least"),
    ("{ pizza = 1, toy = 1 },", "", "field 'board.cost': expected 5 tables"),
    ("{ pizza = 1, toy = 1 }", "3", "field 'board.cost[1]': expected a table with pizza, toy"),
    ('id = "bribe"', 'id = "bribery"', "perk 'bribery', field 'id': expected a perk of the game"),
    ('id = "loner"', 'id = "alone"', "made-up rule 'alone', field 'id': expected a rule"),
    ("[[perks]]", "[[perk]]", "field 'perk': this field is unknown; expected one of board"),
    ('"red"', '"pink"', "board 'skateboard', field 'colour': expected one of yellow, blue"),
    ('"red"', '"blue"', "field 'boards.colour': expected four different boards; found 2"),
]


@pytest.mark.parametrize(("old", "new", "expected"), FILE_FAULTS)
def test_bad_table(old: str, new: str, expected: str) -> None:
    """Faults of boards, costs, perks and made-up rules are named with their field."""
    (sentence,) = faults(changed(old, new))
    assert sentence.startswith("my.toml, ")
    assert expected in sentence


def test_a_file_may_name_what_the_engine_carries_out_and_nothing_else() -> None:
    """F-PERK, F-RULE: an unknown perk or rule is a fault of the file, never one of the game."""
    assert set(get_args(RuleId)) == set(scoring.RULES)
    folder = resources.files("fort_desktop.games.fort.rules")
    sources = "".join(
        path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".py")
    )
    named = set(re.findall(r'(?:has|trash)_perk\(\w+, [\w.]+, "([a-z-]+)"\)', sources))
    assert named <= set(get_args(PerkId))
    assert all(f'"{perk}"' in sources for perk in get_args(PerkId))


def test_board_names_a_missing_best_friend() -> None:
    """F-SET 3: the friend must exist, and the kid that lost its board is named, too."""
    assert faults(changed('"bitsy", "flipper"', '"bitsi", "flipper"')) == [
        "my.toml, board 'glue', field 'best_friends': expected the id of a kid; found 'bitsi'.",
        (
            "my.toml, kid 'bitsy', field 'copies': expected at least 1, as no board brings this "
            "kid; found 0."
        ),
    ]


def test_best_friend_lies_in_the_park_too() -> None:
    """F-SET 3: a best friend is not one of the cards of the park deck."""
    (sentence,) = faults(changed("copies = 0", "copies = 2"))
    assert "kid 'bitsy', field 'copies': expected copies = 0, as board 'glue' brings" in sentence


def test_two_boards_share_a_best_friend() -> None:
    """F-SET 3: every board brings its own two."""
    sentences = faults(changed('"sparky", "ace"', '"bitsy", "ace"'))
    assert "board 'glue' has 'bitsy', too" in sentences[0]


def test_f_set_too_few_kids_for_four_players() -> None:
    """F-SET 7, 8: the park deck must serve four players and leave a card."""
    (sentence,) = faults(small_file().replace("copies = 20", "copies = 11"))
    assert "field 'kids': expected at least 36 cards for the park deck; found 33" in sentence


def test_every_fault_of_a_file_is_named() -> None:
    """The author of a card file sees all faults at once."""
    text = TEXT.replace('id = "doc"', 'id = "Doc"').replace('"pizza x book"', '"pizza + book"')
    sentences = faults(text)
    assert len(sentences) == 3
    assert "'Doc'" in sentences[1]


def test_kid_and_perk_share_an_id() -> None:
    """Both are named, because either could be renamed."""
    assert faults(with_kid(id='"bribe"')) == [
        f"my.toml, {card} 'bribe', field 'id': expected an id of its own; "
        "found 2 cards with this one."
        for card in ("kid", "perk")
    ]


def test_missing_tables() -> None:
    """An empty file is told what it lacks."""
    assert [sentence.split(": it is")[0] for sentence in faults("")] == [
        f"my.toml, field '{table}'"
        for table in ("board", "boards", "kids", "perks", "made_up_rules")
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = 1\nb = \n", "my.toml: it is not TOML in line 2, column 5: Invalid value."),
        ("a = " + "[" * 5_000, "my.toml: it is not TOML: brackets nested too deeply."),
        ("a = " + "9" * 5_000, "my.toml: it is not TOML: a number with too many digits."),
    ],
)
def test_not_toml(text: str, expected: str) -> None:
    """A mistake of TOML is named with its line."""
    assert faults(text) == [expected]


def test_not_utf_8(tmp_path: Path) -> None:
    """Another encoding is named with the line of the first wrong byte."""
    path = tmp_path / "latin.toml"
    path.write_bytes(TEXT.encode("utf-8").replace("Drobeček".encode(), b"Drobe\xe8ek"))
    with pytest.raises(CardFileError, match=r"latin.toml: expected text in UTF-8; found byte 0xe8"):
        load_cards(path)


def test_unreadable(tmp_path: Path) -> None:
    """A missing file, a folder, an impossible name and a giant file are refused."""
    giant = tmp_path / "giant.toml"
    giant.write_bytes(b"#" * (MAX_BYTES + 1))
    for path, reason in (
        (tmp_path / "none.toml", "none.toml: it cannot be read: "),
        (tmp_path, "it cannot be read: "),
        (tmp_path / "a\0b", "it cannot be read: "),
        (giant, "giant.toml: expected at most 1000000 bytes; found more."),
    ):
        with pytest.raises(CardFileError, match=reason):
            load_cards(path)


def test_own_copy_of_the_file(tmp_path: Path) -> None:
    """A copy, with the mark that some editors put at its start, gives the same cards anew."""
    folder = tmp_path / "Příliš žluťoučký kůň – łódź"
    folder.mkdir()
    path = folder / "fort.toml"
    path.write_text(TEXT, encoding="utf-8-sig", newline="\r\n")
    cards = load_cards(path)
    assert cards is not load_cards(path)
    assert cards.kids == frozen_cards().kids
    assert load_cards(str(path)).kids == cards.kids
    assert cards.digest == frozen_cards().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('en = "Bug"', 'en = "Beetle"'),
        ('"pizza x shovel"', '" pizza  x shovel "'),
        ('known = "both"', ""),
        ("# Fort:", "#"),
    ],
)
def test_digest_ignores_what_the_rules_cannot_see(old: str, new: str) -> None:
    """Names, blanks, notes and comments leave records of games valid."""
    assert build_cards(changed(old, new), "my.toml").digest == frozen_cards().digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"pizza x shovel"', '"toy x shovel"'),
        ("copies = 2", "copies = 3"),
        ('suits = ["book", "book"]', 'suits = ["book"]'),
        ("16, 23", "16, 24"),
        ("pizza = 1", "pizza = 2"),
        ('"bitsy", "flipper"', '"flipper", "bitsy"'),
        ('id = "bones"', 'id = "stones"'),
    ],
)
def test_digest_sees_every_change_of_the_rules(old: str, new: str) -> None:
    """A change that the rules can tell apart gives another digest."""
    assert build_cards(changed(old, new), "my.toml").digest != frozen_cards().digest


def test_only_the_english_name_is_needed() -> None:
    cards = build_cards(with_kid(name='{ en = "New" }'), "my.toml")
    assert cards.cards[cards.numbers["new"]].names == {"en": "New"}


@pytest.mark.parametrize("name", ["Bug", "BUG"])
def test_two_cards_of_one_name_are_named(name: str) -> None:
    """In each language by itself, however its letters are written."""
    told = faults(with_kid(name=f'{{ en = "{name}", cs = "Sa\u0161a", pl = "Nowy" }}'))
    (field,) = (line for line in told if "kid 'new'" in line)
    assert field.startswith("my.toml, kid 'new', field 'name.en': expected a name of its own; kid")


def test_one_name_in_two_normal_forms_is_one_name() -> None:
    composed, combined = "\u017dofie", "Z\u030cofie"
    first = with_kid(name=f'{{ en = "New", cs = "{composed}", pl = "Nowy" }}')
    second = f'[[kids]]\nid = "other"\nname = {{ en = "Other", cs = "{combined}", pl = "Inny" }}\n'
    (told,) = faults(f'{first}\n{second}suits = ["book"]\npublic = "pack"\n')
    assert "kid 'other', field 'name.cs': expected a name of its own; kid 'new'" in told


LONG_KEY = ".".join(["a", '"b"'] * 5_000)


@pytest.mark.parametrize("head", ["", "[", "[[", "x = { y = 1, ", 'x = { "y" = ['])
def test_a_key_of_ten_thousand_parts_is_refused_at_once(head: str) -> None:
    """Each part would cost the parser as much as all before it: 100 kB took a minute."""
    (told,) = faults(f"# Mine\n{head}{LONG_KEY} = 1")
    assert told == "my.toml: expected keys of at most 32 parts; found a longer one in line 2."


def test_digest_is_the_same_everywhere() -> None:
    """The digest in records must not depend on the platform or the Python version."""
    digest = build_cards(small_file(), "my.toml").digest
    assert digest == build_cards(small_file(), "other.toml").digest
    assert len(bytes.fromhex(digest)) == 32


def test_file_cut_at_every_length() -> None:
    """A cut file gives cards or a CardFileError, never anything else."""
    data = small_file().encode()
    build_cards(data.decode(), "my.toml")
    refused = 0
    for end in range(len(data)):
        try:
            build_cards(data[:end].decode("utf-8", "ignore"), "my.toml")
        except CardFileError:
            refused += 1
    assert refused > 1_000


def test_file_with_flipped_bytes(tmp_path: Path) -> None:
    """A damaged file gives cards or a CardFileError, never anything else."""
    data = small_file().encode()
    path = tmp_path / "damaged.toml"
    rng = random.Random(1)
    refused = 0
    for _ in range(400):
        damaged = bytearray(data)
        for _ in range(rng.randint(1, 3)):
            damaged[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        path.write_bytes(damaged)
        try:
            load_cards(path)
        except CardFileError:
            refused += 1
    assert refused > 200


def through_pipe(value: T) -> T:
    """A copy of `value`, as another process of ours gets it."""
    copy: T = pickle.loads(pickle.dumps(value))  # noqa: S301  our own bytes
    return copy


def test_error_and_cards_travel_between_processes() -> None:
    """Bots get cards, and errors, through a pipe."""
    with pytest.raises(CardFileError) as caught:
        build_cards("", "my.toml")
    assert through_pipe(caught.value).problems == caught.value.problems
    assert through_pipe(frozen_cards()).digest == frozen_cards().digest
