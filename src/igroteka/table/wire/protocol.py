"""docs/protocol.md, written from the wire types: ``python -m igroteka.table.wire.protocol`` renews it."""

import inspect
import sys
from pathlib import Path
from typing import Final, get_args

import msgspec

from igroteka.content import scene
from igroteka.table.wire import bodies, boxes, messages, puzzles, reviews

FILE: Final = Path(__file__).parents[4] / "docs" / "protocol.md"
HEAD: Final = """\
# The table's protocol

Made from the modules of `src/igroteka/table/wire` and from `src/igroteka/content/scene.py` by
`python -m igroteka.table.wire.protocol`. Everything the page can do is done with these calls; `examples/headless.py`
plays a whole match with them. The server describes its HTTP calls itself: `/api/schema` for people,
`/api/schema/openapi.json` for programs.

## In short

1. `GET /api/me` makes a guest and sets a signed cookie. A program may send the `token` of the answer instead:
   `Authorization: Bearer TOKEN`.
2. `POST /api/tables` makes a table. Others claim its open seats by the link; it starts when the last one is taken. With
   `ready_check` it then waits until every player has called `ready` and starts five seconds later; the page makes such
   tables. Programs need not know of it: tables without it and those of older versions start as before, and the
   creator's `start` waits for nobody. A table without open seats starts at once.
3. Open the socket of the table. The first message is a `state`: all that your seat may see. After it come
   `update`s, each with the `revision` it leads to and the one it starts from (`since`). A client that has another
   revision asks for the whole state with `sync`. A client that reconnects soon with `?since=` and its revision (one of
   the last eight messages') gets only what it missed; chat lines may arrive twice.
4. When `question` is there, answer with the key of an option, your seat, and the revision you saw: `{"type":
   "answer", "id": "7", "seat": 0, "revision": 41, "keys": ["draw"]}`. It is answered by `accepted` once it is on
   disk, together with its update, or by an `error` that says what would be right. A stale or illegal answer is
   followed by the `state` too.
5. A program that draws nothing says `?scene=off`: then states and updates have no scene, and options no targets.
6. The `id` is yours. The same id again, after a lost connection say, is acknowledged again and does nothing.

An answer may have several keys: those of a `Chain` or `Bundle` of the question, or any others that the rules accept in
a row. They are given as one: if one of them is refused, none is given. `undo` with 0 answers takes back all that the
last message gave.

People get a pause before the end of their turn: the question is then "end turn" (`end_turn`), with the one option
`end-turn`; `undo` takes the held answers back. Options and chains that can't be taken back though the turn goes on (a
die, a draw) are marked `final`. Programs send `"final": true` and are never paused.

Fields with their default value are left out of messages. Numbers of milliseconds and seconds are those of the Unix
clock.

On one device one guest holds several seats. When another of their seats is asked and would see something hidden, the
state shows no seat's view and names that seat in `handover`; `look` shows its view.

Close codes: 1012 the server restarts, reconnect at once; 4408 you read too slowly, or the
table or your identity is gone: reconnect to learn which; 4400 refused, the message before it says why.

## HTTP calls

| call | sends | answers |  |
|---|---|---|---|
| GET /api/me |  | Me | makes a guest when there is no cookie |
| PATCH /api/me | EditMe | Me |  |
| DELETE /api/me |  |  | all my data |
| POST /api/me/recovery |  | Recovery |  |
| POST /api/recover | Recover | Me |  |
| POST /api/confirm | Confirm | Confirmed | with the code of the confirmation letter |
| GET /api/me/sign-ins |  | [SignIn] | the devices where I am signed in |
| DELETE /api/me/sign-ins/{sign_in} |  |  | sign out on one of them |
| POST /api/me/sign-out |  | Me | sign out everywhere else |
| GET /api/me/history |  | History |  |
| GET /api/me/campaigns/{game} |  | CampaignInfo | the matches of a campaign, and what the next one is played with |
| GET /api/me/blocklist |  | [BlockedGuest] |  |
| POST /api/me/blocklist | BlockGuest | [BlockedGuest] |  |
| DELETE /api/me/blocklist/{other} |  |  |  |
| GET /api/announcement |  | Announcement | what the operator tells everybody |
| GET /api/games |  | [GameInfo] |  |
| GET /api/games/{game}/book |  | Book |  |
| POST /api/games/{game}/tour |  | TableInfo | the first steps: a scripted match |
| GET /api/games/{game}/components |  | TOML | to edit and to give back in NewTable |
| POST /api/games/{game}/box | LookAtBox | BoxSheet | a box with these values, drawn and checked; nothing is saved |
| POST /api/games/{game}/box/file | TOML | [BoxChange] | what a component file changes |
| GET /api/games/{game}/boxes |  | [BoxInfo] | boxes that guests have published |
| GET /api/boxes |  | [BoxInfo] | mine |
| POST /api/boxes | SaveBox | BoxInfo |  |
| GET /api/boxes/{box} |  | BoxInfo | for everybody with its link |
| GET /api/boxes/{box}/file |  | TOML |  |
| PATCH /api/boxes/{box} | EditBox | BoxInfo | change, publish or withdraw it |
| DELETE /api/boxes/{box} |  |  | tables that use it keep their copy |
| POST /api/boxes/{box}/report | ReportBox |  | tell the operator about a published box |
| GET /api/tables?which=mine or listed |  | [TableInfo] |  |
| POST /api/tables | NewTable | TableInfo | starts at once when no seat is open |
| GET /api/tables/{table}?seat= |  | State |  |
| GET /api/tables/{table}/standing |  | ScoreNow | the score if the match ended now |
| DELETE /api/tables/{table} |  |  | its creator |
| POST /api/tables/{table}/claim | Claim | TableInfo | the last seat starts the match, unless it has a ready check |
| POST /api/tables/{table}/ready | Ready | TableInfo | all ready and no seat open: it starts in five seconds |
| POST /api/tables/{table}/start |  | TableInfo | its creator; bots take the open seats, nobody is waited for |
| POST /api/tables/{table}/leave | SeatChoice | TableInfo | a bot holds the seat |
| POST /api/tables/{table}/back | SeatChoice | TableInfo | take my seat back from the bot |
| POST /api/tables/{table}/free |  | TableInfo | leave the first steps and play on freely |
| POST /api/tables/{table}/answer | DoAnswer | Accepted |  |
| POST /api/tables/{table}/undo | DoUndo | Accepted |  |
| POST /api/tables/{table}/say | DoChat | Accepted |  |
| POST /api/tables/{table}/concede | SeatChoice | TableInfo |  |
| POST /api/tables/{table}/ask | AskConsent | State | undo beyond the limit, end, pause |
| POST /api/tables/{table}/reply | ConsentReply | State |  |
| POST /api/tables/{table}/resume |  | TableInfo | after a pause |
| POST /api/tables/{table}/replace | Replace | TableInfo |  |
| POST /api/tables/{table}/rematch |  | TableInfo | with those who are here; a second call sits down there too |
| POST /api/tables/{table}/report | Report |  |  |
| GET /api/tables/{table}/asked |  | Question | what a partner is asked (co-operative games), to suggest an option |
| GET /api/tables/{table}/hint?seat= |  | Hint |  |
| GET /api/tables/{table}/record?seat= |  | record |  |
| GET /api/tables/{table}/replay?seat= |  | ReplayInfo |  |
| GET /api/tables/{table}/replay/{step} |  | State | ?seat= for a seat's view |
| GET /api/tables/{table}/review?since= |  | ReviewInfo | of a finished match; waits for more than since entries |
| POST /api/tables/{table}/review |  |  | begin it in the background |
| POST /api/tables/{table}/branch | Branch | TableInfo |  |
| GET /api/puzzles |  | PuzzleDay | the puzzle of the day |
| GET /api/puzzles/{game} |  | PuzzleTrainer | my rating, and how many I have solved |
| POST /api/puzzles/{game} | OpenPuzzle | TableInfo | a table at the position of that puzzle, or of the next one |
| POST /api/tables/{table}/puzzle | JudgePuzzle | PuzzleInfo | what my answer is worth |
| POST /api/records | record | TableInfo | as a finished match to replay and branch |
| WS /api/tables/{table}/socket | ClientMessage | ServerMessage | ?seat= ?since= ?scene=off |

Every call takes ?lang=ru or ?lang=en, else the guest's language. A call that fails answers an ErrorMessage.
"""


def source(struct: type[msgspec.Struct]) -> str:
    """A type as it is declared, with its comments."""
    tag = struct.__struct_config__.tag
    kind = f', `"type": "{tag}"`' if tag else ""
    return f"### {struct.__name__}{kind}\n\n```python\n{inspect.getsource(struct).strip()}\n```"


def structs(module: object, but: tuple[type, ...] = ()) -> list[type[msgspec.Struct]]:
    name = getattr(module, "__name__", "")
    kinds = [each for each in vars(module).values() if isinstance(each, type) and issubclass(each, msgspec.Struct)]
    return [each for each in kinds if each.__module__ == name and each not in (*but, messages.Wire)]


def protocol() -> str:
    """The whole page."""
    server, client = get_args(messages.ServerMessage), get_args(messages.ClientMessage)
    chapters = [
        HEAD.strip(),
        "## Messages to the server",
        *map(source, client),
        "## Messages from the server",
        *map(source, server),
        "## What they hold",
        *map(source, structs(messages, (*server, *client))),
        "## The scene",
        *map(source, structs(scene)),
        "## Bodies of HTTP calls",
        *map(source, structs(bodies)),
        *map(source, structs(boxes)),
        *map(source, structs(puzzles)),
        *map(source, structs(reviews)),
    ]
    return "\n\n".join(chapters) + "\n"


def main() -> None:
    """Write the page, or with ``--check`` only say whether it is current."""
    if "--check" in sys.argv[1:]:
        sys.exit(FILE.read_text(encoding="utf-8") != protocol() and f"{FILE} is out of date; run the command again")
    FILE.write_text(protocol(), encoding="utf-8")


if __name__ == "__main__":
    main()
