/** The server's API as functions; a refusal is thrown as a `Refused` that can be shown as it is. */
import type {
  Announcement,
  Book,
  BoxChange,
  BoxInfo,
  BoxSheet,
  Branch,
  CampaignInfo,
  Confirmed,
  EditBox,
  GameInfo,
  Hint,
  History,
  Me,
  NewTable,
  PuzzleDay,
  PuzzleInfo,
  PuzzleTrainer,
  Question,
  Recovery,
  SignIn,
  ReplayInfo,
  ReviewInfo,
  BlockGuest,
  BlockedGuest,
  SaveBox,
  ScoreNow,
  State,
  TableInfo,
} from "./wire";
import { settings } from "./settings.svelte";
import { w } from "./words";
import type { Socket } from "./table/tableSocket";

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Why a call failed, for the page and for people. */
export const refusal = (wrong: unknown): { code: string; reason: string } => ({
  code: wrong instanceof Refused ? wrong.code : "",
  reason: wrong instanceof Error ? wrong.message : String(wrong),
});

/** The server's code for what does not exist. */
export const NOT_FOUND = "not-found";
/** The server's code for an identity that is missing, or that it no longer knows. */
const UNKNOWN_GUEST = "no-guest";

/** A call that anybody may make, with JSON as its body. */
const callPublic = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  send<T>(method, path, body === undefined ? undefined : JSON.stringify(body));

/** A call that needs to know who makes it. */
const call = <T>(method: string, path: string, body?: unknown): Promise<T> =>
  asGuest(() => callPublic<T>(method, path, body));

async function send<T>(method: string, path: string, body?: string, type = "application/json"): Promise<T> {
  const mark = path.includes("?") ? "&" : "?";
  const request: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    request.body = body;
    request.headers = { "Content-Type": type };
  }
  const address = `./api/${path}${mark}lang=${settings.language}`;
  const answer = await fetch(address, request).catch(() => Promise.reject(new Refused("offline", w("no-connection"))));
  const data = read(await answer.text());
  if (answer.ok) return data as T;
  const error = data as { code?: string; message?: string } | null;
  throw new Refused(error?.code ?? String(answer.status), error?.message ?? answer.statusText);
}

/** The JSON of an answer; a proxy before the server may answer in words of its own. */
function read(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    throw new Refused("no-answer", w("no-answer"));
  }
}

let identity: Promise<unknown> | null = null;

/** The guest cookie of this browser. The first call that needs it fetches it, and calls made meanwhile wait for that
 * request: otherwise two guests would be created. A failure is not kept, so the next call tries again. */
function identified(): Promise<unknown> {
  const fetched = (identity ??= callPublic<Me>("GET", "me"));
  fetched.catch(() => {
    if (identity === fetched) identity = null;
  });
  return fetched;
}

/** If the server has forgotten the guest, gets a new identity and retries once. */
async function asGuest<T>(request: () => Promise<T>): Promise<T> {
  await identified();
  try {
    return await request();
  } catch (wrong) {
    if (!(wrong instanceof Refused && wrong.code === UNKNOWN_GUEST)) throw wrong;
    identity = null;
    await identified();
    return request();
  }
}

const id = encodeURIComponent;

export const announcement = () => callPublic<Announcement>("GET", "announcement");
export const me = () => call<Me>("GET", "me");
export const rename = (name: string) => call<Me>("PATCH", "me", { name });
export const setEmail = (email: string) => call<Me>("PATCH", "me", { email });
export const setShares = (shares: boolean) => call<Me>("PATCH", "me", { shares });
export const setLanguage = (lang: "ru" | "en") => call<Me>("PATCH", "me", { lang });
export const recovery = () => call<Recovery>("POST", "me/recovery");
/** Signs in as the guest whose link this is; their other devices stay signed in. */
export const recover = (code: string) => callPublic<Me>("POST", "recover", { code, sign_out: false });
export const signIns = () => call<SignIn[]>("GET", "me/sign-ins");
export const endSignIn = (name: string) => call<null>("DELETE", `me/sign-ins/${id(name)}`);
export const signOut = () => call<Me>("POST", "me/sign-out");
export const confirm = (code: string) => callPublic<Confirmed>("POST", "confirm", { code });
export const forgetMe = () => call<null>("DELETE", "me");
export const history = () => call<History>("GET", "me/history");
export const campaign = (game: string) => call<CampaignInfo>("GET", `me/campaigns/${id(game)}`);
export const blocklist = () => call<BlockedGuest[]>("GET", "me/blocklist");
export const block = (whom: BlockGuest) => call<BlockedGuest[]>("POST", "me/blocklist", whom);
export const unblock = (other: string) => call<null>("DELETE", `me/blocklist/${id(other)}`);
export const report = (name: string, text: string) => call<null>("POST", `tables/${id(name)}/report`, { text });
export const games = () => callPublic<GameInfo[]>("GET", "games");
/** The rules and components of a game; for a table with a box of its own, with that box's values. */
export const book = (game: string, table = "") =>
  callPublic<Book>("GET", `games/${id(game)}/book${table ? `?table=${id(table)}` : ""}`);
export const firstSteps = (game: string) => call<TableInfo>("POST", `games/${id(game)}/tour`);
export const tables = (which: "mine" | "listed") => call<TableInfo[]>("GET", `tables?which=${which}`);
export const create = (table: NewTable) => call<TableInfo>("POST", "tables", table);
export const table = (name: string) => call<State>("GET", `tables/${id(name)}`);
export const standing = (name: string) => call<ScoreNow>("GET", `tables/${id(name)}/standing`);
export const act = (name: string, verb: string, body: unknown = {}) =>
  call<TableInfo>("POST", `tables/${id(name)}/${verb}`, body);
export const remove = (name: string) => call<null>("DELETE", `tables/${id(name)}`);
export const partnerQuestion = (name: string) => call<Question>("GET", `tables/${id(name)}/asked`);
export const hint = (name: string, seat: number) => call<Hint>("GET", `tables/${id(name)}/hint?seat=${seat}`);
export const replay = (name: string, seat: number | null) =>
  call<ReplayInfo>("GET", `tables/${id(name)}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const replayStep = (name: string, step: number, seat: number | null) =>
  call<State>("GET", `tables/${id(name)}/replay/${step}${seat === null ? "" : `?seat=${seat}`}`);
export const review = (name: string, since = -1) => call<ReviewInfo>("GET", `tables/${id(name)}/review?since=${since}`);
export const beginReview = (name: string) => call<null>("POST", `tables/${id(name)}/review`);
export const branch = (name: string, body: Branch) => call<TableInfo>("POST", `tables/${id(name)}/branch`, body);

export const puzzleOfTheDay = () => call<PuzzleDay>("GET", "puzzles");
export const puzzleTrainer = (game: string) => call<PuzzleTrainer>("GET", `puzzles/${id(game)}`);
/** A table at a puzzle's position: that puzzle, or one near my rating. */
export const openPuzzle = (game: string, puzzle = "") => call<TableInfo>("POST", `puzzles/${id(game)}`, { puzzle });
export const judgePuzzle = (name: string, giveUp: boolean) =>
  call<PuzzleInfo>("POST", `tables/${id(name)}/puzzle`, { give_up: giveUp });

export const lookAtBox = (game: string, changes: BoxChange[], only: string[] = []) =>
  callPublic<BoxSheet>("POST", `games/${id(game)}/box`, { changes, only });
export const readBoxFile = (game: string, file: string) =>
  asGuest(() => send<BoxChange[]>("POST", `games/${id(game)}/box/file`, file, "application/toml"));
export const publishedBoxes = (game: string) => call<BoxInfo[]>("GET", `games/${id(game)}/boxes`);
export const boxes = () => call<BoxInfo[]>("GET", "boxes");
export const box = (name: string) => call<BoxInfo>("GET", `boxes/${id(name)}`);
export const keepBox = (body: SaveBox) => call<BoxInfo>("POST", "boxes", body);
export const editBox = (name: string, body: EditBox) => call<BoxInfo>("PATCH", `boxes/${id(name)}`, body);
export const deleteBox = (name: string) => call<null>("DELETE", `boxes/${id(name)}`);
export const reportBox = (name: string, text: string) => call<null>("POST", `boxes/${id(name)}/report`, { text });

/** A record somebody exported, as a finished table to look at. */
export const load = (record: string) =>
  asGuest(() => send<TableInfo>("POST", "records", record, "application/x-ndjson"));

/** The sheet of a game's sprites, read by the browser itself: the content policy forbids parsing text as documents. */
export const art = (address: string): Promise<Document> =>
  new Promise((give, refuse) => {
    const request = new XMLHttpRequest();
    const fail = (): void => refuse(new Refused(String(request.status), request.statusText || address));
    request.open("GET", address);
    request.responseType = "document";
    request.onload = () => (request.status === 200 && request.responseXML ? give(request.responseXML) : fail());
    request.onerror = fail;
    request.send();
  });

/** A socket to a table, relative to the page's own address. */
export async function socket(name: string, since?: number): Promise<Socket> {
  await identified();
  const at = new URL(`./api/tables/${id(name)}/socket?lang=${settings.language}`, document.baseURI);
  if (since !== undefined) at.searchParams.set("since", String(since));
  at.protocol = at.protocol === "https:" ? "wss:" : "ws:";
  return new WebSocket(at) as Socket;
}
