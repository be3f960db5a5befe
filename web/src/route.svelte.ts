/** The current route: the part of the address after "#". */
export type Route =
  | { page: "start" }
  | { page: "missing" }
  | { page: "new"; game: string; way: string; box: string }
  | { page: "box"; game: string; id: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; review: boolean }
  | { page: "rules"; game: string; rule: string }
  | { page: "puzzles" }
  | { page: "puzzle"; game: string; id: string }
  | { page: "recover"; code: string }
  | { page: "confirm"; code: string };

/** A decoded part of an address; one that was truncated or mistyped is empty. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

export function parse(hash: string): Route {
  const [page = "", first = "", second = "", third = ""] = hash.replace(/^#\/?/, "").split("/").map(decoded);
  if (page === "new" && first) return { page, game: first, way: second || "bots", box: third };
  if (page === "box" && first) return { page, game: first, id: second };
  if (page === "table" && first) return { page, id: first };
  if (page === "replay" && first) return { page, id: first, review: second === "review" };
  if (page === "rules" && first) return { page, game: first, rule: second };
  if (page === "puzzles") return { page };
  if (page === "puzzle" && first) return { page, game: first, id: second };
  if ((page === "recover" || page === "confirm") && first) return { page, code: first };
  return { page: page || first ? "missing" : "start" };
}

class Here {
  route: Route = $state.raw(parse(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      scrollTo(0, 0); // a page begins at its top, however far the last one was scrolled
      this.route = parse(location.hash);
    });
  }
}

export const here = new Here();

export const go = (...parts: string[]): void => {
  location.hash = `/${parts.map(encodeURIComponent).join("/")}`;
};
