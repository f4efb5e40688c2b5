import { holdPress } from "./awake.ts";
import { showKeptPage } from "./kept-page.ts";
import { accessToken } from "./session/access-token.ts";
import { cachedUser } from "./session/cached-user.ts";
import { chosenTheme, showTheme, THEMES } from "./theme.ts";

/**
 * Fits a ready page to this browser before the first paint: what the page cannot know must not show for a moment
 * and then change. The program comes after that paint, which needs none of it. Gives the token of whoever is logged in.
 */
export function prepare(): string | null {
  showTheme();
  // A form that is sent before the program is there would put what was typed, a password too, into the address.
  addEventListener("submit", (event) => event.preventDefault(), true);
  addEventListener("change", chooseTheme, true);
  holdPress();
  void painted().then(runProgram);
  if (new URLSearchParams(location.search).has("next")) document.documentElement.dataset.next = "";
  const token = accessToken.read();
  if (token === null || cachedUser.read() === null) return null;
  document.documentElement.dataset.member = "";
  showKeptPage(token);
  return token;
}

/**
 * Chosen at once: the program takes the theme from where it is stored, not from the switch. Heard before the program
 * hears it, since React stops events of a page that it has begun to take over and waits for.
 */
function chooseTheme({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.name !== "theme") return;
  const theme = THEMES.find((name) => name === target.value);
  if (theme !== undefined) chosenTheme.choose(theme);
}

/** For how long a browser is trusted to tell of a paint: some say they do and never tell. */
const PAINT_PATIENCE_MS = 1_000;

/**
 * Comes once what the page holds stands on the screen; a frame callback would come before that, by as much as the
 * machine is busy. Nothing is painted in a tab that nobody looks at: there it comes at once.
 */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === "hidden") return resolve();
    setTimeout(resolve, PAINT_PATIENCE_MS);
    if (PerformanceObserver.supportedEntryTypes.includes("paint"))
      new PerformanceObserver(() => resolve()).observe({ type: "paint", buffered: true });
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Fetches the scripts that the page names, all at once, and runs the first of them. */
function runProgram(): void {
  const [entry = "", ...imported] = document.documentElement.dataset.scripts?.split(" ") ?? [];
  const script = document.createElement("script");
  Object.assign(script, { type: "module", crossOrigin: "", src: entry });
  const preloads = imported.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
  );
  document.head.append(script, ...preloads);
}
