/** The clock of an exam is the server's; the browser only adds a constant to its own to show the same. */

/** What to add to the browser's clock, from an answer of the server that arrived at `localMs`. */
export function clockOffset(serverNow: string, localMs: number): number {
  return Date.parse(serverNow) - localMs;
}

/** Milliseconds until the deadline, at least 0. */
export function timeLeft(deadline: string, localMs: number, offsetMs: number): number {
  return Math.max(0, Date.parse(deadline) - (localMs + offsetMs));
}

/** Moments that are announced: half of the time, and so many minutes before the end. */
export type TimeNotice = "half" | "five" | "one";

const MINUTE_MS = 60_000;

/** From here on the clock is shown with emphasis. */
export const SHORT_MS = 5 * MINUTE_MS;

/** The last such moment that has passed between two looks at the clock; null if none has. */
export function noticeBetween(beforeMs: number, leftMs: number, totalMs: number): TimeNotice | null {
  const moments = [
    ["one", MINUTE_MS],
    ["five", 5 * MINUTE_MS],
    ["half", totalMs / 2],
  ] as const;
  const passed = moments.filter(([, atMs]) => beforeMs > atMs && leftMs <= atMs && leftMs > 0);
  return passed.sort(([, one], [, other]) => one - other)[0]?.[0] ?? null;
}

/** "12:05" or "1:02:05"; a second that has begun counts. */
export function clockText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, "0");
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
