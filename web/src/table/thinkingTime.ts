/** How long a player has been thinking, in the largest unit that fits; nothing before the first minute. */
const UNITS = [
  ["days", 86_400_000],
  ["hours", 3_600_000],
  ["minutes", 60_000],
] as const;

export function thinkingTime(since: number, now: number): { unit: string; count: number } | null {
  const [unit, size] = UNITS.find(([, each]) => now - since >= each) ?? [];
  return unit && since > 0 ? { unit, count: Math.floor((now - since) / size) } : null;
}
