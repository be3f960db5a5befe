"""Small sets of ids as the bits of one number, which costs nothing to copy."""


def has(bits: int, member: int) -> bool:
    """Whether the set has a member."""
    return bits >> member & 1 == 1


def with_bit(bits: int, member: int) -> int:
    """The set with one more member."""
    return bits | 1 << member


def without_bit(bits: int, member: int) -> int:
    """The set without a member."""
    return bits & ~(1 << member)
