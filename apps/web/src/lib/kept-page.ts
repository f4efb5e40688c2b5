import { accessToken, accountOf } from "./session/access-token.ts";
import { storedJson } from "./storage.ts";

/** What stood in the places of the start page at a member's last visit, as HTML. */
interface KeptPage {
  readonly account: string;
  /** The program that drew it: another one may have other styles. */
  readonly program: string | undefined;
  /** The address, with the language. */
  readonly path: string;
  readonly parts: Readonly<Record<string, string>>;
}

const stored = storedJson<KeptPage>({ key: "today-page.v1", parse: (raw) => raw as KeptPage });

/** Marks a place whose content is kept, with its name. */
const PLACES = "[data-kept]";
const pathHere = () => location.pathname.replace(/\/$/, "");
const places = () => [...document.querySelectorAll<HTMLElement>(PLACES)];

/**
 * Shows a member what stood here the last time, before the program comes: nothing is empty until then, and nothing
 * moves. Only this program wrote it, and the content security policy lets no script in it run. This runs before the page
 * is read: each place is filled as soon as it is, which is before it is painted.
 */
export function showKeptPage(token: string): void {
  const [program] = document.documentElement.dataset.scripts?.split(" ") ?? [];
  const kept = stored.read();
  if (kept?.program !== program || kept?.path !== pathHere() || kept.account !== accountOf(token)) return;
  const waiting = new Map(Object.entries(kept.parts));
  const fill = () => {
    for (const place of places()) {
      const html = waiting.get(place.dataset.kept ?? "");
      const isRead = place.nextSibling !== null || document.readyState !== "loading";
      if (html === undefined || !isRead) continue;
      waiting.delete(place.dataset.kept ?? "");
      place.innerHTML = html;
    }
  };
  const reading = new MutationObserver(fill);
  reading.observe(document, { childList: true, subtree: true });
  const end = () => {
    reading.disconnect();
    fill();
  };
  addEventListener("DOMContentLoaded", end, { once: true });
}

/** Keeps what stands in these places now, for the next visit of the same person. */
export function keepPage(): void {
  const account = accountOf(accessToken.read());
  const program = document.querySelector('script[type="module"]')?.getAttribute("src");
  if (account === null || !program) return;
  const parts = Object.fromEntries(places().map((place) => [place.dataset.kept ?? "", place.innerHTML]));
  stored.write({ account, program, path: pathHere(), parts });
}

/** It names sets and questions of one person. */
export const forgetKeptPage = stored.forget;
