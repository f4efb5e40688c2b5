import { holdPresses } from "./awake.ts";
import { holdFiles } from "./early-file.ts";
import { accessToken } from "./session/access-token.ts";
import { cachedUser } from "./session/cached-user.ts";
import { showTheme } from "./theme.ts";

/**
 * Fits a ready page to this browser before the first paint: what the page cannot know must not show for a moment
 * and then change. Gives the token of whoever is logged in.
 */
export function prepare(): string | null {
  showTheme();
  // A form that is sent before the program is there would put what was typed, a password too, into the address.
  addEventListener("submit", (event) => event.preventDefault());
  holdFiles();
  holdPresses();
  const token = accessToken.read();
  if (token === null || cachedUser.read() === null) return null;
  document.documentElement.dataset.member = "";
  return token;
}

/** For how long a browser is trusted to tell of a paint: some say they do and never tell. */
const PAINT_PATIENCE_MS = 1_000;

/**
 * Comes once what the page holds stands on the screen. Nothing is painted in a tab that nobody looks at: there it
 * comes at once.
 */
export async function painted(): Promise<void> {
  if (document.visibilityState === "hidden") return;
  await Promise.race([toldOf("paint", true), waited(PAINT_PATIENCE_MS)]);
}

/** Comes once what was just put into the page, larger than all before it, is on the screen. */
export function shown(): Promise<void> {
  return toldOf("largest-contentful-paint", false);
}

/** A frame callback would come before the picture does, by as much as the machine is busy. */
function toldOf(type: string, buffered: boolean): Promise<void> {
  const { supportedEntryTypes } = PerformanceObserver;
  return new Promise((resolve) => {
    if (supportedEntryTypes.includes(type))
      new PerformanceObserver(() => resolve()).observe({ type, buffered });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

export function waited(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Fetches the scripts that the page names, all at once, and runs the first of them. */
export function runProgram(): void {
  const [entry = "", ...imported] = document.documentElement.dataset.scripts?.split(" ") ?? [];
  const script = document.createElement("script");
  Object.assign(script, { type: "module", crossOrigin: "", src: entry });
  const preloads = imported.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
  );
  document.head.append(script, ...preloads);
}
