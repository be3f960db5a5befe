import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Answer = { status?: number; body: unknown };

let asked: string[];
let answers: (path: string, nth: number) => Answer;
let api: typeof import("./api");

const refusal = (code: string): Answer => ({ status: 401, body: { code, message: code } });

beforeEach(async () => {
  asked = [];
  answers = () => ({ body: [] });
  vi.stubGlobal("fetch", (address: string, { method }: RequestInit) => {
    const path = `${method} ${address.replace(/^\.\/api\//, "").replace(/[?&]lang=.*/, "")}`;
    asked.push(path);
    const { status = 200, body } = answers(path, asked.filter((each) => each === path).length);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  vi.resetModules();
  api = await import("./api");
});

afterEach(() => vi.unstubAllGlobals());

describe("a call that needs an identity", () => {
  it("comes after the identity", async () => {
    await api.act("t", "claim");

    expect(asked).toEqual(["GET me", "POST tables/t/claim"]);
  });

  it("shares the identity with the calls beside and after it", async () => {
    await Promise.all([api.act("t", "claim"), api.tables("mine")]);
    await api.history();

    expect(asked.filter((each) => each === "GET me")).toHaveLength(1);
  });

  it("asks for the identity again when that failed", async () => {
    answers = (path, nth) =>
      path === "GET me" && nth === 1 ? { status: 503, body: { code: "busy", message: "" } } : { body: [] };

    await expect(api.history()).rejects.toThrow();
    await api.history();
    expect(asked).toEqual(["GET me", "GET me", "GET me/history"]);
  });

  it("fetches a new identity when the server no longer knows the old one", async () => {
    answers = (path, nth) => (path === "GET me/history" && nth === 1 ? refusal("no-guest") : { body: [] });
    await api.history();

    expect(asked).toEqual(["GET me", "GET me/history", "GET me", "GET me/history"]);
  });

  it("is refused when it is refused twice", async () => {
    answers = (path) => (path === "GET me/history" ? refusal("no-guest") : { body: [] });

    await expect(api.history()).rejects.toThrow("no-guest");
  });
});

describe("a call that anybody may make", () => {
  it("waits for no identity", async () => {
    await api.games();

    expect(asked).toEqual(["GET games"]);
  });
});

describe("a call that gets no answer", () => {
  it("is refused in words when the server can't be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));

    await expect(api.games()).rejects.toMatchObject({ code: "offline" });
  });

  it("is refused in words when something else answers", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<h1>Bad Gateway</h1>", { status: 502 })));

    await expect(api.games()).rejects.toMatchObject({ code: "no-answer" });
  });
});
