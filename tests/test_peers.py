"""bench/peers: our figures beside those of other engines. The peers themselves are not installed here."""

import subprocess
import sys
from pathlib import Path

import pytest

RUN_ALL = Path(__file__).parents[1] / "bench" / "peers" / "run_all.py"
CELLS = ("{peer}", "1.0", "{game}", "{rate}", "1-2", "5", "{clone}", "100", "50", "4", "1.00", "")


def line(peer: str, game: str, rate: int, clone: str) -> str:
    return "\t".join(CELLS).format(peer=peer, game=game, rate=rate, clone=clone)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(RUN_ALL), *arguments], capture_output=True, text=True, check=False)


def engine(tmp_path: Path, text: str) -> str:
    """A command that prints this."""
    script = tmp_path / "engine.py"
    script.write_text(f"print({text!r})\n")
    return f"{sys.executable} {script}"


def compared(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], peer: str) -> list[str]:
    """The ratios of an engine with 200 decisions a second and clones of 10 µs to a peer."""
    monkeypatch.syspath_prepend(str(RUN_ALL.parent))
    import run_all  # type: ignore[import-not-found]  # a script

    before, after = line("igroteka", "go", 100, "8"), line("igroteka", "go", 300, "12")
    run_all.compare(run_all.rows([before]), run_all.rows([after]), run_all.rows([peer]))
    return capsys.readouterr().out.splitlines()


def test_the_engine_is_run_before_and_after_the_peers(tmp_path: Path) -> None:
    ours = line("igroteka", "reference", 1000, "10")
    done = run(str(tmp_path / "peers"), "--sets", "", "--core", "0", "--engine", engine(tmp_path, ours))

    assert done.stdout.count(ours) == 2
    assert done.stdout.splitlines()[-1] == (
        "#  igroteka, reference: 1000 decisions/s, 500 real choices/s, clone 10.00 us"
    )


def test_an_engine_that_fails_is_reported(tmp_path: Path) -> None:
    done = run(str(tmp_path / "peers"), "--sets", "", "--core", "0", "--engine", f"{sys.executable} -c 1/0")

    assert "#  failed: ZeroDivisionError: division by zero" in done.stdout


def test_ratios_are_to_the_mean_of_both_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    mine, peers = compared(monkeypatch, capsys, line("other", "chess", 50, "40"))

    assert mine == "#  igroteka, go: 200 decisions/s, 100 real choices/s, clone 10.00 us"
    assert " ".join(peers.split()) == "# 4.00 x decisions 4.00 x real choices clone 4.00 x cheaper other, chess"


def test_a_peer_without_clones_has_no_ratio_of_them(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "clone" not in compared(monkeypatch, capsys, line("other", "chess", 50, "-"))[1]


def test_a_peer_that_failed_is_left_out(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert len(compared(monkeypatch, capsys, "other\tSKIPPED\tcannot be installed")) == 1


def test_an_unknown_set_is_bad_input(tmp_path: Path) -> None:
    done = run(str(tmp_path), "--sets", "monopoly")

    assert done.returncode == 2
    assert "the sets are: catanatron, " in done.stderr
