/** Whether nothing is to move on this page: by the person's choice, or by the system's. */
import { settings } from "../settings.svelte";

const still = matchMedia("(prefers-reduced-motion: reduce)");

export const calm = (): boolean => still.matches || settings.motion === "less";
