"""Chance as rules: a small generator whose state is an array of two 32-bit words.

The generator is xoroshiro64**, on 64-bit integers masked to 32 bits, so that interpreted, compiled and
GPU code draw the same numbers. `random_below` maps 32 bits to a range; for those of board games (under 256)
no value is preferred by more than one part in sixteen million.
"""

from __future__ import annotations

from ekiben.layout import Cells
from ekiben.rule import rule

MASK = 0xFFFFFFFF
SEED_LIMIT = 1 << 63  # seeds are 0 … this - 1

# The streams of a seed: what each of them draws doesn't depend on the others
DEAL_STREAM = 0  # sets a game up
PLAY_STREAM = 1  # chooses the moves of random players
SAMPLE_STREAM = 2  # fills in what a seat can't know
BOT_STREAM = 3  # decides what bots leave to chance


@rule
def mix_bits(word: int) -> int:
    """A 32-bit word with its bits well mixed; different words give different words."""
    word = word & MASK
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & MASK
    word = ((word ^ (word >> 15)) * 0x735A2D97) & MASK
    return word ^ (word >> 15)


@rule
def seed_rng(rng: Cells, seed: int, number: int, stream: int) -> None:
    """Start the generator for game `number` of a series; streams keep the deal and the players apart."""
    low = mix_bits(seed ^ 0x9E3779B9)
    high = mix_bits((seed >> 32) ^ low)
    rng[0] = mix_bits(high ^ mix_bits(number ^ mix_bits(low + stream)))
    rng[1] = mix_bits((number >> 32) + mix_bits(high + stream * 0x632BE5AB)) | 1


@rule
def random_word(rng: Cells) -> int:
    """The next 32 random bits."""
    a = rng[0]
    b = rng[1]
    word = (a * 0x9E3779BB) & MASK
    word = (((word << 5) | (word >> 27)) & MASK) * 5 & MASK
    b = b ^ a
    rng[0] = (((a << 26) | (a >> 6)) & MASK) ^ b ^ ((b << 9) & MASK)
    rng[1] = ((b << 13) | (b >> 19)) & MASK
    return word


@rule
def random_below(rng: Cells, limit: int) -> int:
    """A random number from 0 to limit - 1."""
    return (random_word(rng) * limit) >> 32


@rule
def shuffle(cells: Cells, start: int, end: int, rng: Cells) -> None:
    """Shuffle cells[start:end]."""
    for i in range(end - 1, start, -1):
        j = start + random_below(rng, i - start + 1)
        kept = cells[i]
        cells[i] = cells[j]
        cells[j] = kept
