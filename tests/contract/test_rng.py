"""The generator that lives in a state: the same numbers everywhere, no bias."""

from __future__ import annotations

from collections import Counter

import pytest

from fort_desktop.contract import rng


def numbers(state: int, count: int, n: int) -> list[int]:
    found = []
    for _ in range(count):
        state, number = rng.below(state, n)
        found.append(number)
    return found


def test_the_published_numbers_of_splitmix64():
    state = 1234567
    found = []
    for _ in range(5):
        state, bits = rng.step(state)
        found.append(bits)
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


def test_the_same_on_every_platform_for_good():
    cards = list(range(10))
    state = rng.shuffle(rng.seeded(2024), cards)
    assert (state, cards) == (10095257981961052805, [1, 0, 2, 9, 8, 6, 4, 7, 5, 3])


def test_the_state_is_one_integer_of_64_bits():
    for seed in (0, 1, -1, 2**63, 2**64, 2**200):
        state = rng.seeded(seed)
        for _ in range(3):
            state, bits = rng.step(state)
            assert 0 <= state < 2**64
            assert 0 <= bits < 2**64


def test_neighbouring_seeds_are_unrelated():
    starts = [rng.seeded(seed) for seed in range(1000)]
    assert len(set(starts)) == 1000
    firsts = Counter(numbers(start, 1, 2)[0] for start in starts)
    assert 430 < firsts[0] < 570


@pytest.mark.parametrize("n", [1, 2, 3, 7, 60])
def test_below_is_even(n: int):
    counts = Counter(numbers(rng.seeded(n), 600 * n, n))
    assert set(counts) == set(range(n))
    assert all(450 < count < 750 for count in counts.values()) or n == 1


def test_below_throws_away_what_would_be_biased():
    huge = (1 << 63) + 1
    assert all(number < huge for number in numbers(rng.seeded(5), 200, huge))
    states = {rng.below(state, huge)[0] != rng.step(state)[0] for state in range(50)}
    assert states == {True, False}


def test_shuffle_keeps_the_cards_and_reaches_every_order():
    orders = Counter()
    state = rng.seeded(9)
    for _ in range(2400):
        cards = [1, 2, 3, 4]
        state = rng.shuffle(state, cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert all(60 < count < 145 for count in orders.values())


def test_shuffling_nothing_takes_no_number():
    assert rng.shuffle(17, []) == 17
    assert rng.shuffle(17, [5]) == 17


# --- shuffling is `step` and `below` in one -----------------------------------------------------

MASK = (1 << 64) - 1


def slowly(state: int, cards: list[int]) -> int:
    for i in range(len(cards) - 1, 0, -1):
        state, j = rng.below(state, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return state


def unshifted(z: int, by: int) -> int:
    """What gives `z` when it is shifted to the right by so many bits and both are xored."""
    found = z
    for _ in range(64 // by + 1):
        found = z ^ (found >> by)
    return found


def before(bits: int) -> int:
    """The state whose next step gives these bits."""
    z = unshifted(bits, 31) * pow(0x94D0_49BB_1331_11EB, -1, 1 << 64) & MASK
    z = unshifted(z, 27) * pow(0xBF58_476D_1CE4_E5B9, -1, 1 << 64) & MASK
    return (unshifted(z, 30) - 0x9E37_79B9_7F4A_7C15) & MASK


@pytest.mark.parametrize("n", [0, 1, 2, 3, 10, 60])
def test_shuffling_takes_the_numbers_below(n):
    for seed in range(20):
        one, two = list(range(n)), list(range(n))
        assert rng.shuffle(rng.seeded(seed), one) == slowly(rng.seeded(seed), two)
        assert one == two


@pytest.mark.parametrize("n", [3, 4, 6, 7])
@pytest.mark.parametrize("bits", [MASK, MASK - 1, MASK - 3, MASK - 6])
def test_shuffling_leaves_out_the_last_numbers_which_would_be_too_likely(n, bits):
    assert rng.step(before(bits))[1] == bits
    one, two = list(range(n)), list(range(n))
    assert rng.shuffle(before(bits), one) == slowly(before(bits), two)
    assert one == two
