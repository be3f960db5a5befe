/** Whether motion is reduced, by the page's settings or the system's. */
import { settings } from "../settings.svelte";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const reducedMotion = (): boolean => still.matches || settings.motion === "less";
