"""A small seedable generator whose whole state is one integer, so that it lives in a game's state.

The algorithm is SplitMix64 (Steele, Lea and Flood, 2014): the same numbers on every platform.
"""

from __future__ import annotations

_MASK = 0xFFFF_FFFF_FFFF_FFFF


def seeded(seed: int) -> int:
    """The state to start from; neighbouring seeds give unrelated sequences."""
    return step((seed ^ 0x5DEE_CE66_D1CE_4E5B) & _MASK)[0]


def step(state: int) -> tuple[int, int]:
    """The next state and 64 random bits."""
    state = (state + 0x9E37_79B9_7F4A_7C15) & _MASK
    z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """The next state and a number from 0 to n - 1, without bias."""
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state, bits = step(state)
        if bits < limit:
            return state, bits % n


def shuffle(state: int, cards: list[int]) -> int:
    """Shuffle `cards` in place (Fisher and Yates); returns the next state."""
    i = len(cards) - 1
    while i > 0:
        # `step` and `below` in one: of a playout, shuffling takes a good part
        state = (state + 0x9E37_79B9_7F4A_7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58_476D_1CE4_E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D0_49BB_1331_11EB) & _MASK
        z ^= z >> 31
        j = z % (i + 1)
        if z - j <= _MASK - i:  # else one of the last numbers, which would be too likely
            cards[i], cards[j] = cards[j], cards[i]
            i -= 1
    return state
