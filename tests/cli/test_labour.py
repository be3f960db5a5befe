"""Work spread over processes."""

from multiprocessing import active_children

import pytest

from igroteka.cli.labour import progress, spread
from igroteka.kernel.game import SetupError


@pytest.mark.parametrize("jobs", [1, 3])
def test_every_task_is_done_once(jobs: int) -> None:
    assert sorted(spread(abs, range(-20, 0), jobs)) == list(range(1, 21))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_fault_of_a_task_is_raised_here(jobs: int) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(spread(int, ["1", "two", "3"], jobs))


def test_who_has_seen_enough_leaves_no_process_behind() -> None:
    results = spread(abs, range(1000), 2)
    next(results)
    assert active_children() != []
    del results

    assert active_children() == []


def test_no_job_is_no_choice() -> None:
    with pytest.raises(SetupError, match="--jobs is 1 or more, not -1"):
        spread(abs, [], -1)


def test_progress_is_shown_on_a_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    with progress("ludo", 10, 4) as advance:
        advance(3)

    shown = capsys.readouterr()
    assert "ludo" in shown.err
    assert "7/10" in shown.err
    assert shown.out == ""


def test_elsewhere_nothing_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("ludo", 10) as advance:
        advance(3)

    assert capsys.readouterr() == ("", "")
