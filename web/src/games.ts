/** The games of the table, in the order they are shown; their words are in texts/. */
export const GAMES = ["ryozen", "bonfire", "ghost_stories", "candelabria"] as const;
