"""Large pages: what is chosen for them, and that nothing is lost."""

from igroteka.table.memory import PAGE, gather, scattered

HEAP = "7f0000100000-7f0000900000 rw-p 00000000 00:00 0 \n"  # begins in the middle of a large page


def mapped(head: str, used: int, large: int) -> list[str]:
    return [head, "Size:               8192 kB\n", f"Rss:     {used} kB\n", f"AnonHugePages:   {large} kB\n"]


def test_only_whole_large_pages_are_asked_for() -> None:
    assert list(scattered(mapped(HEAP, 8192, 0))) == [(0x7F0000200000, 3 * PAGE)]


def test_what_is_large_already_is_left_alone() -> None:
    assert list(scattered(mapped(HEAP, 8192, 6144))) == [(0x7F0000200000, 3 * PAGE)]
    assert list(scattered(mapped(HEAP, 8192, 7168))) == []


def test_what_is_hardly_used_is_left_alone() -> None:
    assert list(scattered(mapped(HEAP, 2048, 0))) == []  # as a thread's stack


def test_files_and_code_are_left_alone() -> None:
    code = "7f0000100000-7f0000900000 r-xp 00000000 00:00 0 \n"
    file = "7f0000100000-7f0000900000 rw-p 00000000 fe:00 1234 /usr/lib/libpython.so\n"

    assert list(scattered([*mapped(code, 8192, 0), *mapped(file, 8192, 0)])) == []


def test_memory_keeps_what_it_holds() -> None:
    held = [str(number) for number in range(200_000)]

    assert gather() % PAGE == 0
    assert held == [str(number) for number in range(200_000)]
