"""Numbers: whole ones of any size, bits, floats."""

from __future__ import annotations

BIG = 0xFFFFFFFF
FAR = 1 << 62
PAIRS = [(7, 2), (-7, 2), (7, -2), (-7, -2), (0, 5), (BIG, 3), (FAR, 7), (-FAR, 10), (9007199254740993, 2)]


def probe() -> list[str]:
    lines: list[str] = []
    for one, other in PAIRS:
        lines.append(
            f"{one // other} {one % other} {divmod(one, other)} {one * other} {one + other} {one - other}"
        )
        lines.append(
            f"{one & other} {one | other} {one ^ other} {~one} {-one} {abs(one)} {one == other} {one < other}"
        )
        lines.append(f"{one << 3} {one >> 2} {one << 40} {one >> 40} {one.bit_length()} {one.bit_count()}")
        lines.append(f"{one / other!r} {float(one)!r} {bool(one)} {int(one)} {str(one)} {one!r}")
    mixed = BIG * 0x9E3779BB & BIG
    lines.append(f"{mixed} {(mixed ^ mixed >> 16) * 0x21F0AAAD & BIG}")
    lines += [repr(value) for value in (1.0, 0.1, -0.5, 1e16, 1e-5, 123456789.125, 2.0 * 3, 1 / 4, 4 / 2)]
    lines.append(f"{1.0 == 1} {1 == 1.0} {type(1.0) is float} {type(1) is int} {isinstance(True, int)}")
    lines.append(f"{True + True} {sum([True, False, True])} {True == 1} {3 * True} {[0] * False}")
    lines.append(f"{0.5:g} {2.0:g} {1234567.0:g} {3.14159:.2f} {2:.1f} {7:02} {1234567:,}")
    total = 0
    total += 5
    total -= 7
    total *= 3
    total //= 2
    total |= 8
    total ^= 3
    total <<= 33
    total >>= 1
    total &= ~1
    lines.append(f"{total} {min(3, -1)} {max(2, 9, 4)} {min([4, 2, 8])} {max([], default=-1)}")
    lines.append(
        f"{int('42')} {int(' -7 ')} {int('9999999999999999999')} {int(2.9)} {float('2.5')!r} {float('3')!r}"
    )
    lines.append(f"{1 < 2 < 3} {0 <= len(lines) < 1000} {not 0} {bool(FAR)} {sum([FAR, FAR])}")
    return lines
