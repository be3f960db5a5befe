/** Pages that are fetched when they are opened: the start page is on the screen sooner without them. */
export const boxPage = () => import("./box/BoxPage.svelte");
export const newTable = () => import("./NewTable.svelte");
export const puzzlePage = () => import("./puzzles/PuzzlePage.svelte");
export const puzzlesPage = () => import("./puzzles/PuzzlesPage.svelte");
export const replayPage = () => import("./table/ReplayPage.svelte");
export const rulesPage = () => import("./RulesPage.svelte");
export const tablePage = () => import("./table/TablePage.svelte");
export const tablePicture = () => import("./table/TablePicture.svelte");

/** Fetch the table before it is opened; whoever opens it tries again if that fails. */
export const fetchTable = (): void => void tablePage().catch(() => undefined);
