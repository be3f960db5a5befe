import { describe, expect, it } from "vitest";
import { Sheet, pathCommands, traced, within } from "./sprites";

const PLACE = { x: 100, y: 200, by: 2 };
const at = (path: string): string => traced(pathCommands(path), PLACE);

describe("a path at its place", () => {
  it("moves absolute coordinates and scales relative ones", () => {
    expect(at("M1 2l3-4h5V6z")).toBe("M102 204l6 -8h10V212z");
  });

  it("takes a relative start as an absolute one", () => {
    expect(at("m1 2 3 4")).toBe("M102 204l6 8");
  });

  it("keeps the angle and the flags of an arc", () => {
    expect(at("M0 0a6 6 0 0 1 12 0A6,7 30 10.5.5")).toBe("M100 200a12 12 0 0 1 24 0A12 14 30 1 0 101 201");
  });

  it("reads numbers that touch each other", () => {
    expect(at("M.5.25-1e1-.5")).toBe("M101 200.5 80 199");
  });
});

describe("a picture in a box", () => {
  it("stands in its middle, as large as it can be", () => {
    expect(within({ x: 10, y: 10, w: 40, h: 20 }, { x: 0, y: 0, w: 10, h: 10 })).toEqual({ x: 20, y: 10, by: 2 });
  });

  it("may begin anywhere", () => {
    expect(within({ x: 0, y: 0, w: 20, h: 20 }, { x: -5, y: -5, w: 10, h: 10 })).toEqual({ x: 10, y: 10, by: 2 });
  });
});

const TEXT = `<svg xmlns="http://www.w3.org/2000/svg">
  <symbol id="coin" viewBox="0 0 10 10" stroke="red"><circle cx="5" cy="5" r="4" fill="var(--tone)"/></symbol>
  <symbol id="card" viewBox="0 0 10 10"><rect width="10" height="5" stroke-width=".5"/><g transform="rotate(9)"><path d="M1 1"/></g></symbol>
  <symbol id="map" viewBox="0 0 10 10"><image href="/art/map.webp" width="10" height="10"/></symbol>
  <symbol id="flag" viewBox="0 0 10 10"><polygon points="1,2 3,4"/><text x="1">A</text></symbol>
</svg>`;
const SHEET = new DOMParser().parseFromString(TEXT, "image/svg+xml");

describe("a sheet", () => {
  const group = (): Element => document.createElementNS("http://www.w3.org/2000/svg", "g");
  const box = { x: 100, y: 100, w: 20, h: 20 };

  it("draws shapes in the units of the board", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "coin", box);

    const circle = drawn.firstElementChild;
    expect(["cx", "cy", "r", "fill"].map((name) => circle?.getAttribute(name))).toEqual([
      "110",
      "110",
      "8",
      "var(--tone)",
    ]);
    expect(["stroke", "stroke-width"].map((name) => drawn.getAttribute(name))).toEqual(["red", "2"]);
  });

  it("puts a picture in its box", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "map", box);

    const image = drawn.firstElementChild;
    expect(["href", "x", "y", "width", "height"].map((name) => image?.getAttribute(name))).toEqual([
      "/art/map.webp",
      "100",
      "100",
      "20",
      "20",
    ]);
  });

  it("removes whatever was drawn before", () => {
    const drawn = group();
    const sheet = new Sheet(SHEET);
    sheet.draw(drawn, "coin", box);
    sheet.draw(drawn, "card", box);

    expect([...drawn.children].map(({ localName }) => localName)).toEqual(["rect", "g"]);
    expect(drawn.hasAttribute("stroke")).toBe(false);
  });

  it("gives a rectangle without coordinates its corner", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "card", box);

    expect(["x", "y", "width", "height", "stroke-width"].map((name) => drawn.firstElementChild?.getAttribute(name)))
      .toEqual(["100", "100", "20", "10", "1"]); // prettier-ignore
  });

  it("moves what has a transform of its own as a whole", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "card", box);

    expect(drawn.lastElementChild?.getAttribute("transform")).toBe("translate(100 100) scale(2) rotate(9)");
  });

  it("moves the corners of a polygon, and unknown elements as a whole", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "flag", box);

    expect(drawn.firstElementChild?.getAttribute("points")).toBe("102 104 106 108");
    expect(drawn.lastElementChild?.getAttribute("transform")).toBe("translate(100 100) scale(2) ");
  });

  it("draws the same thing once", () => {
    const drawn = group();
    const sheet = new Sheet(SHEET);
    sheet.draw(drawn, "coin", box);
    const before = drawn.firstElementChild;
    sheet.draw(drawn, "coin", { ...box });

    expect(drawn.firstElementChild).toBe(before);
  });

  it("shows nothing for a picture that does not exist", () => {
    const drawn = group();
    new Sheet(SHEET).draw(drawn, "nowhere", box);

    expect(drawn.children.length).toBe(0);
  });
});

describe("pictures in two sizes", () => {
  const sheet = (scale: number): Sheet =>
    new Sheet(
      new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="castle" viewBox="0 0 100 100"><image href="/large" width="100" height="100" data-small="/small" data-small-w="50"/></symbol></svg>`,
        "image/svg+xml",
      ),
      scale,
    );
  const group = (): SVGElement => document.createElementNS("http://www.w3.org/2000/svg", "g");
  const shown = (drawn: Element): string | null | undefined => drawn.querySelector("image")?.getAttribute("href");
  const BOX = { x: 0, y: 0, w: 40, h: 40 };

  it.each([
    [1, "/small"],
    [2, "/large"],
    [Infinity, "/large"],
    [0, undefined],
  ])("draws at %f pixels per unit: %s", (scale, file) => {
    const drawn = group();
    sheet(1).at(scale).draw(drawn, "castle", BOX);

    expect(shown(drawn)).toBe(file);
  });

  it("keeps a picture large that was drawn large", () => {
    const [one, drawn] = [sheet(1), group()];
    one.at(2).draw(drawn, "castle", BOX);
    one.at(1).draw(drawn, "castle", BOX);

    expect(shown(drawn)).toBe("/large");
  });

  it("knows how large a picture may be drawn; a drawing may be of any size", () => {
    const turned = { ...BOX, w: 20 };

    expect(sheet(1).sharpest("castle", BOX)).toBe(2.5);
    expect(sheet(1).sharpest("castle", turned)).toBe(5);
    expect(new Sheet(SHEET).sharpest("coin", BOX)).toBe(Infinity);
  });
});
