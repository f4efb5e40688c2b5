import { accessToken, accountOf } from "./session/access-token.ts";
import { storedJson } from "./storage.ts";

/** What stood in the places of the start page at a member's last visit, as HTML. */
interface KeptPage {
  readonly account: string;
  /** The program that drew it: another one may have other styles, or words of another language. */
  readonly program: string;
  readonly parts: Readonly<Record<string, string>>;
}

const stored = storedJson<KeptPage>({ key: "today-page.v1", parse: (raw) => raw as KeptPage });

/** Marks a place whose content is kept, with its name. */
const PLACES = "[data-kept]";
/** The start page alone has it. */
const TODAY = "[data-kept=today]";

/** Of a page that the server delivered, and of the same page when its program is there. */
const nameOf = (program: string | null | undefined) => `${document.documentElement.lang} ${program}`;
const places = () => [...document.querySelectorAll<HTMLElement>(PLACES)];

/**
 * Shows a member what stood here the last time, before the program comes: nothing is empty until then, and nothing
 * moves. Only this program wrote it, and the content security policy lets no script in it run.
 */
export function showKeptPage(token: string): void {
  const [program] = document.documentElement.dataset.scripts?.split(" ") ?? [];
  const kept = stored.read();
  if (document.querySelector(TODAY) === null || kept?.program !== nameOf(program)) return;
  if (kept.account !== accountOf(token)) return;
  for (const place of places()) {
    const html = kept.parts[place.dataset.kept ?? ""];
    if (html !== undefined) place.innerHTML = html;
  }
}

/** Keeps what stands in these places now, for the next visit of the same person. */
export function keepPage(): void {
  const account = accountOf(accessToken.read());
  const program = document.querySelector('script[type="module"]')?.getAttribute("src");
  if (account === null) return;
  const parts = Object.fromEntries(places().map((place) => [place.dataset.kept ?? "", place.innerHTML]));
  stored.write({ account, program: nameOf(program), parts });
}

export const forgetKeptPage = stored.forget;
