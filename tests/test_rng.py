"""Chance: fixed values, fair ranges, fair shuffles, streams of their own."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ekiben.rng import (
    DEAL_STREAM,
    MASK,
    PLAY_STREAM,
    SEED_LIMIT,
    mix_bits,
    random_below,
    random_word,
    seed_rng,
    shuffle,
)

words = st.integers(0, MASK)
states = st.tuples(words, st.integers(1, MASK))


def start(seed: int, number: int = 0, stream: int = DEAL_STREAM) -> list[int]:
    rng = [0, 0]
    seed_rng(rng, seed, number, stream)
    return rng


def xoroshiro64starstar(s0: int, s1: int) -> list[int]:
    """The published C code, word by word."""

    def rotl(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) % 2**32

    found = []
    for _ in range(6):
        found.append(rotl(s0 * 0x9E3779BB % 2**32, 5) * 5 % 2**32)
        s1 ^= s0
        s0 = rotl(s0, 26) ^ s1 ^ (s1 << 9) % 2**32
        s1 = rotl(s1, 13)
    return found


def test_the_generator_is_the_published_one() -> None:
    rng = [1, 2]
    assert [random_word(rng) for _ in range(6)] == xoroshiro64starstar(1, 2)
    rng = [0xDEADBEEF, 0xFFFFFFFF]
    assert [random_word(rng) for _ in range(6)] == xoroshiro64starstar(0xDEADBEEF, 0xFFFFFFFF)


def test_known_values_of_seeds() -> None:
    """A change here changes every game that was ever recorded."""
    assert start(1) == [4096685594, 1198085729]
    assert start(7, 3, PLAY_STREAM) == [4113260405, 4010345745]
    rng = start(SEED_LIMIT - 1, 123456789012)
    assert [random_below(rng, 6) + 1 for _ in range(10)] == [6, 1, 3, 6, 6, 6, 1, 2, 2, 2]


@given(words)
def test_mixing_stays_in_32_bits(word: int) -> None:
    assert 0 <= mix_bits(word) <= MASK


def test_different_words_mix_to_different_words() -> None:
    assert len({mix_bits(word) for word in range(100_000)}) == 100_000


@given(states, st.integers(1, 1 << 16))
def test_below_stays_below(state: tuple[int, int], limit: int) -> None:
    rng = list(state)
    assert all(0 <= random_below(rng, limit) < limit for _ in range(20))
    assert all(0 <= word <= MASK for word in rng)
    assert any(rng), "the generator never stops"


@pytest.mark.parametrize("limit", [2, 3, 6, 12, 30])
def test_below_is_roughly_uniform(limit: int) -> None:
    rng = start(42, limit)
    draws = 2000 * limit
    found = Counter(random_below(rng, limit) for _ in range(draws))
    assert sorted(found) == list(range(limit))
    surprise = sum((count - 2000) ** 2 / 2000 for count in found.values())
    assert surprise < limit - 1 + 5 * (2 * limit) ** 0.5, "a chi-square this large is no accident"


@given(st.lists(st.integers(), max_size=40), st.data())
def test_shuffle_permutes_a_part(cells: list[int], data: st.DataObject) -> None:
    low = data.draw(st.integers(0, len(cells)))
    high = data.draw(st.integers(low, len(cells)))
    mixed_up = list(cells)
    shuffle(mixed_up, low, high, start(data.draw(st.integers(0, SEED_LIMIT - 1))))
    assert mixed_up[:low] == cells[:low]
    assert mixed_up[high:] == cells[high:]
    assert sorted(mixed_up[low:high]) == sorted(cells[low:high])


def test_shuffle_is_roughly_uniform() -> None:
    """Across seeds that follow each other, every order is as likely as any other."""
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(12_000):
        cells = [0, 1, 2, 3]
        shuffle(cells, 0, 4, start(seed))
        found[tuple(cells)] += 1
    assert set(found) == set(permutations(range(4)))
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 23 + 5 * 48**0.5


def test_game_numbers_shuffle_uniformly_too() -> None:
    found: Counter[int] = Counter()
    for number in range(6000):
        cells = list(range(30))
        shuffle(cells, 0, 30, start(1, number))
        found[cells[0]] += 1
    assert sorted(found) == list(range(30))
    assert sum((count - 200) ** 2 / 200 for count in found.values()) < 29 + 5 * 60**0.5


def test_seeds_numbers_and_streams_have_streams_of_their_own() -> None:
    seeds = [0, 1, 2, 7, 1 << 31, 1 << 32, (1 << 32) + 1, SEED_LIMIT - 1]
    numbers = [0, 1, 2, 1000, 1 << 32, 1 << 40]
    begins = {
        tuple(start(seed, number, stream))
        for seed in seeds
        for number in numbers
        for stream in (DEAL_STREAM, PLAY_STREAM)
    }
    assert len(begins) == len(seeds) * len(numbers) * 2


def test_near_seeds_are_not_alike() -> None:
    """The first throw after each of many seeds is as good as throws of one generator."""
    for number in (0, 1):
        for stream in (DEAL_STREAM, PLAY_STREAM):
            throws = Counter(random_below(start(seed, number, stream), 6) for seed in range(6000))
            assert sum((throws[face] - 1000) ** 2 / 1000 for face in range(6)) < 21
            pairs = Counter(
                (
                    random_below(start(seed, number, stream), 6),
                    random_below(start(seed + 1, number, stream), 6),
                )
                for seed in range(6000)
            )
            assert sum((count - 6000 / 36) ** 2 / (6000 / 36) for count in pairs.values()) < 35 + 42
