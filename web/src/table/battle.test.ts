import { describe, expect, it } from "vitest";
import type { Piece, Question, Scene } from "../wire";
import { handOf, isAboutBattle, picturedOf } from "./battle";
import { buttonsOf, offersOf } from "./offers";

const piece = (id: string, board: string): Piece => ({ id, board, x: 0, y: 0, w: 10, h: 10, sprite: "card" });
const scene: Scene = {
  boards: [
    { id: "map", title: "Map", role: "main", w: 100, h: 100 },
    { id: "own", title: "House", role: "own", w: 100, h: 20 },
  ],
  zones: [],
  pieces: [piece("land", "map"), piece("tactic:0", "own"), piece("fights:1", "own"), piece("flag:1", "own")],
  panels: [],
  sides: [{ seat: 1, crest: "flag:1", strength: 3, cards: ["fights:1"] }],
};
const question = (options: Question["options"]): Question => ({
  seat: 0,
  topic: "battle.card",
  prompt: "Which?",
  rules: [],
  options,
});
const open = (...ids: string[]): { open: Map<string, string> } => ({ open: new Map(ids.map((id) => [id, id])) });

describe("a question in a battle", () => {
  it("is about the battle unless something on the main board answers it", () => {
    const asked = question([]);

    expect(isAboutBattle(scene, asked, open("tactic:0"))).toBe(true);
    expect(isAboutBattle(scene, asked, open("tactic:0", "land"))).toBe(false);
    expect(isAboutBattle({ ...scene, sides: [] }, asked, open("tactic:0"))).toBe(false);
    expect(isAboutBattle(scene, null, open("tactic:0"))).toBe(false);
  });

  it("has the cards that lie before no side as the hand", () => {
    expect(handOf(scene, open("tactic:0", "fights:1"))).toEqual(["tactic:0"]);
  });

  it("shows what lies nowhere as pictures", () => {
    const [left, pass] = [
      { key: "left", label: "Left cell", rule: "", picture: [piece("choice", "")] },
      { key: "pass", label: "Pass", rule: "" },
    ];
    const asked = question([left, pass] as Question["options"]);

    expect(picturedOf(asked, buttonsOf(offersOf(asked))).map(({ offer }) => offer.label)).toEqual(["Left cell"]);
  });
});
