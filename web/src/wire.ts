// Made from src/igroteka/table/wire and src/igroteka/content/scene.py by `python -m igroteka.table.wire.typescript`.
// Fields with a question mark are left out when they have their default value, which the comment names.

export interface Pane {
  x: number;
  y: number;
  w: number;
  h: number;
  room?: number; // 0
}

export interface Detail {
  thing: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Counter {
  id: string;
  icon: string;
  value: number;
  label: string;
  tip?: string; // ""
  limit?: number; // 0
  laid?: boolean; // false
}

export interface Board {
  id: string;
  title: string;
  role: "main" | "other" | "own" | "side";
  w: number;
  h: number;
  owner?: number | null; // null
  sprite?: string; // ""
  light?: boolean; // false
  round?: boolean; // false
  panes?: Pane[]; // []
  details?: Detail[]; // []
  least_px?: number; // 0
  counts?: Counter[]; // []
}

export interface Zone {
  id: string;
  board: string;
  x: number;
  y: number;
  w: number;
  h: number;
  shape?: "circle" | "hex" | "poly" | "rect" | "round"; // "rect"
  points?: number[]; // []
  label?: string; // ""
  sprite?: string; // ""
  tone?: string; // ""
  tip?: string; // ""
  lit?: boolean; // false
}

export interface Piece {
  id: string;
  board: string;
  x: number;
  y: number;
  w: number;
  h: number;
  sprite: string;
  rot?: number; // 0
  owner?: number | null; // null
  tone?: string; // ""
  text?: string; // ""
  badge?: string; // ""
  tip?: string; // ""
  facts?: string[]; // []
  dim?: boolean; // false
  z?: number; // 0
  round?: boolean; // false
  pile?: "" | "heap" | "stack"; // ""
  effect?: boolean; // false
  tall?: number; // 0
}

export interface Panel {
  seat: number;
  score: number | null;
  counters?: Counter[]; // []
  title?: string; // ""
  tone?: string; // ""
  emblem?: string; // ""
  out?: boolean; // false
  track?: string; // ""
}

export interface Part {
  label: string;
  amount: number;
}

export interface Side {
  seat: number;
  crest: string;
  strength: number;
  parts?: Part[]; // []
  cards?: string[]; // []
  ahead?: boolean; // false
}

export interface Scene {
  boards: Board[];
  zones: Zone[];
  pieces: Piece[];
  panels: Panel[];
  status?: string; // ""
  stage?: string[]; // []
  at?: number; // -1
  heading?: string; // ""
  sides?: Side[]; // []
}

export interface Preview {
  keys: string[];
  pieces: Piece[];
}

export interface SeatPlan {
  kind: "bot" | "me" | "open";
  level?: "easy" | "expert" | "hard" | "normal"; // "normal"
}

export interface Pace {
  kind?: "clock" | "days" | "untimed"; // "untimed"
  minutes?: number; // 0
  increment?: number; // 0
  days?: number; // 0
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  mode?: string; // ""
  options?: Record<string, string>; // {}
  pace?: Pace; // {}
  listed?: boolean; // false
  closed?: boolean; // false
  end_turn?: boolean; // true
  components?: string; // ""
  box?: string; // ""
  title?: string; // ""
  ready_check?: boolean; // false
}

export interface SeatInfo {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level?: "easy" | "expert" | "hard" | "normal" | null; // null
  mine?: boolean; // false
  online?: boolean; // false
  ready?: boolean; // false
  away?: boolean; // false
  clock?: number | null; // null
  result?: number | null; // null
}

export interface ChosenHouseRule {
  name: string;
  title: string;
  choice: string;
  rule: string;
  usual: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  game_title: string;
  mode: string;
  mode_title: string;
  options: Record<string, string>;
  phase: "open" | "over" | "paused" | "running";
  seats: SeatInfo[];
  pace: Pace;
  listed: boolean;
  mine: boolean;
  creator: boolean;
  my_turn: boolean;
  revision: number;
  created: number;
  touched: number;
  title?: string; // ""
  closed?: boolean; // false
  cooperative?: boolean; // false
  opponent?: string; // ""
  link?: string; // ""
  custom_components?: boolean; // false
  tour?: number | null; // null
  trial?: string; // ""
  puzzle?: string; // ""
  house_rules?: ChosenHouseRule[]; // []
  box?: string; // ""
  rematch?: string; // ""
  reviewable?: boolean; // false
  ready_check?: boolean; // false
  starts_in?: number; // 0
}

export interface OptionInfo {
  key: string;
  label: string;
  targets?: string[]; // []
  picture?: Piece[]; // []
  changes?: Record<string, number>; // {}
  final?: boolean; // false
}

export interface Bundle {
  label: string;
  keys: string[];
  paid?: Record<string, number>; // {}
}

export interface Chain {
  keys: string[];
  label: string;
  targets?: string[]; // []
  via?: string[]; // []
  changes?: Record<string, number>; // {}
  pays?: number; // 0
  final?: boolean; // false
}

export interface Refusal {
  target: string;
  label: string;
  reason: string;
  rule: string;
  targets?: string[]; // []
  later?: boolean; // false
}

export interface TrailStep {
  label: string;
  prompt: string;
  joined?: boolean; // false
}

export interface Question {
  seat: number;
  topic: string;
  prompt: string;
  options: OptionInfo[];
  rules: string[];
  explain?: string; // ""
  bundles?: Bundle[]; // []
  chains?: Chain[]; // []
  refusals?: Refusal[]; // []
  trail?: TrailStep[]; // []
  undo?: number; // 0
  end_turn?: boolean; // false
  previews?: Preview[]; // []
}

export interface Waiting {
  seat: number;
  prompt: string;
  since: number;
}

export interface LogLine {
  number: number;
  text: string;
  rule: string;
  seat?: number | null; // null
  kind?: string; // ""
  values?: Record<string, number | string>; // {}
  act?: string; // "tell"
  pieces?: string[]; // []
  source?: string[]; // []
  amount?: number | null; // null
  subject?: string; // ""
  opens?: boolean; // false
  brief?: string; // ""
  dice?: string[]; // []
  symbols?: string[]; // []
  matched?: string[]; // []
}

export interface ScoreLine {
  source: string;
  label: string;
  points: number;
  rule: string;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  lines: ScoreLine[][];
  reason: string;
  history?: number[][]; // []
  answers?: number; // 0
  rounds?: number[]; // []
  turns?: number[]; // []
}

export interface ScoreNow {
  scores: number[];
  lines: ScoreLine[][];
}

export interface Chat {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null; // null
}

export interface Point {
  seat: number;
  name: string;
  target?: string; // ""
  key?: string; // ""
}

export interface ConsentRequest {
  id: string;
  kind: "end" | "pause" | "undo";
  seat: number;
  text: string;
  answers?: number; // 0
  agreed?: number[]; // []
  wanted?: number[]; // []
}

export interface State {
  type: "state";
  table: TableInfo;
  seat: number | null;
  revision: number;
  scene: Scene | null;
  waiting: Waiting[];
  log: LogLine[];
  chat: Chat[];
  question?: Question | null; // null
  outcome?: Outcome | null; // null
  handover?: number | null; // null
  requests?: ConsentRequest[]; // []
  undo?: number; // 0
  since_visit?: number | null; // null
  server_time?: number; // 0
}

export interface Update {
  type: "update";
  revision: number;
  since: number;
  table?: TableInfo | null; // null
  pieces?: Piece[]; // []
  zones?: Zone[]; // []
  gone?: string[]; // []
  places?: Record<string, number>; // {}
  boards?: Board[] | null; // null
  panels?: Panel[] | null; // null
  status?: string | null; // null
  stage?: string[] | null; // null
  heading?: string | null; // null
  sides?: Side[] | null; // null
  at?: number | null; // null
  log?: LogLine[]; // []
  waiting?: Waiting[] | null; // null
  question?: Question | null; // null
  asked?: boolean; // false
  outcome?: Outcome | null; // null
  handover?: number | null; // null
  requests?: ConsentRequest[] | null; // null
  undo?: number | null; // null
  server_time?: number; // 0
}

export interface ChatMessage {
  type: "chat";
  chat: Chat;
}

export interface PointMessage {
  type: "point";
  point: Point;
}

export interface ErrorMessage {
  type: "error";
  code: string;
  message: string;
  rule?: string; // ""
  revision?: number | null; // null
  reply_to?: string; // ""
  state?: State | null; // null
}

export interface Accepted {
  type: "accepted";
  reply_to: string;
  revision: number;
}

export interface DoAnswer {
  type: "answer";
  id: string;
  seat: number;
  revision: number;
  keys: string[];
  final?: boolean; // false
  shown_ms?: number; // 0
}

export interface DoUndo {
  type: "undo";
  id: string;
  seat: number;
  revision: number;
  answers?: number; // 1
}

export interface DoChat {
  type: "say";
  id: string;
  text: string;
}

export interface DoPoint {
  type: "point";
  id: string;
  target?: string; // ""
  key?: string; // ""
}

export interface DoLook {
  type: "look";
  id: string;
  seat: number | null;
}

export interface DoSync {
  type: "sync";
  id: string;
}

export interface DoPing {
  type: "ping";
  id: string;
}

export interface Me {
  name: string;
  lang: "en" | "ru";
  token?: string; // ""
  email?: string; // ""
  email_new?: string; // ""
  turns?: number; // 0
  mail?: boolean; // false
  shares?: boolean; // false
}

export interface Announcement {
  text?: string; // ""
}

export interface EditMe {
  name?: string | null; // null
  lang?: "en" | "ru" | null; // null
  email?: string | null; // null
  shares?: boolean | null; // null
}

export interface Recovery {
  link: string;
  code: string;
}

export interface Recover {
  code: string;
  sign_out?: boolean; // true
}

export interface SignIn {
  id: string;
  device: string;
  created: number;
  seen: number;
  current: boolean;
}

export interface Confirm {
  code: string;
}

export interface Confirmed {
  email: string;
}

export interface Played {
  table: string;
  game: string;
  game_title: string;
  mode_title: string;
  ended: number;
  seat: number;
  score: number;
  won: boolean;
  players: string[];
}

export interface GameStats {
  game: string;
  game_title: string;
  matches: number;
  won: number;
  best: number;
  mean: number;
}

export interface History {
  matches: Played[];
  stats: GameStats[];
}

export interface CampaignMatch {
  table: string;
  value: number;
  own: number;
  other: number;
}

export interface CampaignInfo {
  game: string;
  mode: string;
  option: string;
  next: number;
  best: number;
  matches: CampaignMatch[];
  history: number[];
}

export interface Choice {
  value: string;
  title: string;
  summary?: string; // ""
  picture?: string; // ""
}

export interface OptionOfMode {
  name: string;
  title: string;
  values: Choice[];
  summary?: string; // ""
  seldom?: boolean; // false
}

export interface HouseRuleOfMode {
  name: string;
  title: string;
  values: Choice[];
  why: string;
  rule: string;
  text: string;
  ruling: string;
}

export interface ModeInfo {
  name: string;
  title: string;
  seats: number[];
  options: OptionOfMode[];
  summary?: string; // ""
  picture?: string; // ""
  house_rules?: HouseRuleOfMode[]; // []
}

export interface GameInfo {
  id: string;
  title: string;
  about: string;
  players: string;
  minutes: string;
  modes: ModeInfo[];
  cooperative: boolean;
  art: string;
  picture: string;
  palette: Record<string, string>;
  dealt_colours?: boolean; // false
  tour?: number; // 0
  campaign?: string; // ""
  summary?: string; // ""
  puzzles?: number; // 0
}

export interface RuleInfo {
  id: string;
  kind: string;
  text: string;
  name?: string; // ""
  ruling?: string; // ""
  gap?: string; // ""
}

export interface Chapter {
  id: string;
  title: string;
  rules: RuleInfo[];
}

export interface ValueInfo {
  name: string;
  value: string;
  standing: string;
}

export interface ComponentInfo {
  id: string;
  name: string;
  effect: string;
  values: ValueInfo[];
  note?: string; // ""
}

export interface ComponentKind {
  id: string;
  title: string;
  rows: ComponentInfo[];
}

export interface Tip {
  name: string;
  about?: string; // ""
  rule?: string; // ""
}

export interface TourStep {
  text: string;
  at: number;
  shows?: string[]; // []
  keys?: string[]; // []
}

export interface Book {
  game: string;
  title: string;
  chapters: Chapter[];
  components: ComponentKind[];
  tips: Record<string, Tip>;
  tour?: TourStep[]; // []
}

export interface Claim {
  seat?: number | null; // null
}

export interface Ready {
  ready?: boolean; // true
}

export interface SeatChoice {
  seat?: number | null; // null
}

export interface Leave {
  seat?: number | null; // null
  release?: boolean; // false
}

export interface Replace {
  seat: number;
  by: "bot" | "open";
  level?: "easy" | "expert" | "hard" | "normal"; // "normal"
}

export interface AskConsent {
  kind: "end" | "pause" | "undo";
  seat: number;
  answers?: number; // 1
}

export interface ConsentReply {
  id: string;
  seat: number;
  agree: boolean;
}

export interface Branch {
  step: number;
  seats: SeatPlan[];
  seat?: number | null; // null
}

export interface Report {
  text: string;
  seat?: number | null; // null
  chat?: number | null; // null
}

export interface BlockGuest {
  table: string;
  kind: "block" | "mute";
  seat?: number | null; // null
  chat?: number | null; // null
}

export interface BlockedGuest {
  id: string;
  name: string;
  kind: "block" | "mute";
}

export interface HintOption {
  key: string;
  label: string;
  value: number;
  variation?: string[]; // []
}

export interface Hint {
  seat: number;
  level: "easy" | "expert" | "hard" | "normal";
  options: HintOption[];
  reason?: string; // ""
  pieces?: string[]; // []
  path?: string[]; // []
}

export interface ReplayPoint {
  step: number;
  seat: number | null;
  text: string;
  scores: number[];
  prompt?: string; // ""
}

export interface ReplayInfo {
  table: TableInfo;
  steps: ReplayPoint[];
  seats: number[];
  open: boolean;
}

export interface Health {
  status: string;
  version: string;
}

export interface BoxWord {
  value: string;
  title: string;
  sprite?: string; // ""
}

export interface BoxField {
  field: string;
  name: string;
  kind:
    | "amounts"
    | "effects"
    | "flag"
    | "lists"
    | "number"
    | "numbers"
    | "other"
    | "prose"
    | "text"
    | "texts"
    | "word"
    | "words";
  words?: BoxWord[]; // []
  optional?: boolean; // false
  low?: number | null; // null
  high?: number | null; // null
  least?: number | null; // null
  most?: number | null; // null
  parts?: BoxField[]; // []
}

export interface BoxValue {
  field: string;
  value: string;
  text: string;
  standing: string;
  mine?: boolean; // false
}

export interface BoxRow {
  id: string;
  name: string;
  effect: string;
  values: BoxValue[];
  note?: string; // ""
  picture?: Piece[]; // []
  added?: boolean; // false
}

export interface BoxKind {
  id: string;
  title: string;
  chapter: string;
  fields: BoxField[];
  rows: BoxRow[];
  least?: number | null; // null
  most?: number | null; // null
}

export interface BoxSheet {
  kinds?: BoxKind[]; // []
  error?: string; // ""
  warnings?: string[]; // []
}

export interface BoxChange {
  kind: string;
  row: string;
  field: string;
  value: string;
}

export interface LookAtBox {
  changes?: BoxChange[]; // []
  only?: string[]; // []
}

export interface SaveBox {
  game: string;
  name: string;
  changes: BoxChange[];
}

export interface EditBox {
  name?: string | null; // null
  changes?: BoxChange[] | null; // null
  published?: boolean | null; // null
}

export interface ReportBox {
  text: string;
}

export interface BoxInfo {
  id: string;
  game: string;
  name: string;
  author: string;
  mine: boolean;
  published: boolean;
  played: number;
  differs: number;
  touched: number;
  kinds?: string[]; // []
  changes?: BoxChange[]; // []
}

export interface ReviewPart {
  part: string;
  name: string;
  value: number;
  shown: string;
}

export interface ReviewSeat {
  seat: number;
  sentence: string;
  accuracy: number;
  parts: ReviewPart[];
  lines: string[];
}

export interface ReviewOption {
  label: string;
  behind: string;
  chosen?: boolean; // false
}

export interface ReviewMoment {
  kind: "choice" | "luck" | "revealed";
  step: number;
  text: string;
  seat?: number | null; // null
  label?: "best" | "blunder" | "good" | "inaccuracy" | "mistake" | null; // null
  reason?: string; // ""
  pieces?: string[]; // []
  path?: string[]; // []
  chosen?: string[]; // []
  options?: ReviewOption[]; // []
  happened?: string[]; // []
}

export interface ReviewPoint {
  step: number;
  values: number[];
}

export interface ReviewInfo {
  phase: "none" | "whole" | "working";
  done?: number; // 0
  total?: number; // 0
  unit?: string; // ""
  course?: ReviewPoint[]; // []
  seats?: ReviewSeat[]; // []
  moments?: ReviewMoment[]; // []
  choices?: ReviewMoment[]; // []
}

export interface PuzzleDay {
  id: string;
  game: string;
  game_title: string;
  picture?: string; // ""
  right?: boolean | null; // null
}

export interface PuzzleTrainer {
  game: string;
  game_title: string;
  rating: number;
  deviation: number;
  tried: number;
  right: number;
  puzzles: number;
}

export interface OpenPuzzle {
  puzzle?: string; // ""
}

export interface JudgePuzzle {
  give_up?: boolean; // false
}

export interface PuzzleInfo {
  id: string;
  game: string;
  seat: number;
  number: number;
  puzzles: number;
  phase: "open" | "right" | "wrong";
  rating: number;
  task: string;
  turn?: boolean; // false
  tried?: boolean; // false
  change?: number; // 0
  puzzle_rating?: number | null; // null
  verdict?: string; // ""
  solution?: Hint | null; // null
}

export type Role = "main" | "own" | "other" | "side";

export type Shape = "rect" | "round" | "circle" | "hex" | "poly";

export type Pile = "" | "stack" | "heap";

export type Lang = "ru" | "en";

export type Level = "easy" | "normal" | "hard" | "expert";

export type Phase = "open" | "running" | "paused" | "over";

export type SeatKind = "person" | "bot" | "open";

export type ServerMessage = State | Update | ChatMessage | PointMessage | ErrorMessage | Accepted;

export type ClientMessage = DoAnswer | DoUndo | DoChat | DoPoint | DoLook | DoSync | DoPing;
