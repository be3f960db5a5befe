"""Calibrates reviews on bot matches, resumably; `make calibrate` runs all of it.

    python bench/calibrate.py fit [--games G,…] [--matches N] [--jobs N] [--out DIR]
    python bench/calibrate.py labels [--games G,…] [--matches N] …
    python bench/calibrate.py luck [--games G,…] [--matches N] …
    python bench/calibrate.py check [--games G,…] [--matches N] …

``fit`` plays matches of every mode and number of seats, and writes how evaluations turn into expected results to
``src/igroteka/review/fits/GAME.toml``. ``labels`` reviews matches of the easy bot and sets the thresholds of the labels
by the costs of its choices. ``luck`` measures the luck of matches between easy bots. ``check`` reviews matches of
random, easy, normal and searching bots, and prints the mean luck of each seat and the mean cost of each bot's choices.
Finished matches are kept in DIR and not played again.
"""

from argparse import ArgumentParser
from pathlib import Path

from igroteka.arena import calibration

ALL = "bonfire,ryozen,candelabria,ghost_stories,reference"


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("fit", "labels", "luck", "check"))
    parser.add_argument("--games", default=ALL)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--budget", default="60", help="iterations for each decision of a reviewed match")
    parser.add_argument("--seats", default="", help="numbers of seats to fit, with commas; all when not given")
    parser.add_argument("--out", type=Path, default=Path("build/calibrate"))
    chosen = parser.parse_args()
    plan = calibration.Scale(
        chosen.matches, chosen.budget, chosen.jobs, chosen.out, tuple(map(int, filter(None, chosen.seats.split(","))))
    )
    for game in chosen.games.split(","):
        if chosen.what == "fit":
            calibration.fit(game, plan)
        elif chosen.what == "labels":
            calibration.set_labels(game, plan)
        elif chosen.what == "luck":
            print("\n".join(calibration.luck(game, plan)), flush=True)
        else:
            print("\n".join(calibration.check(game, plan)), flush=True)


if __name__ == "__main__":
    main()
