import { LANGUAGES } from "@quizmill/contract";
import { availabilityOf, type PromptApi, promptApi } from "./model.ts";

/** What this browser has. `languages`: those of documents that its model knows, or the wanted one alone if it does. */
export type BrowserOffer =
  /** It has no model, or none that this computer can run. */
  | { readonly state: "none" }
  /** It would have one, were the page delivered over TLS or from this computer. */
  | { readonly state: "insecure" }
  | {
      readonly state: "downloadable" | "downloading" | "available";
      readonly languages: readonly string[];
      /** One that has this state. */
      readonly language: string;
    };

/** The languages of the pages, and one more that Chrome's model knows. */
const ASKED = [...LANGUAGES, "fr"];

/** The first version that gives its model to every page. */
const FIRST_CHROME = 148;

interface Place {
  readonly isSecure: boolean;
  readonly userAgent: string;
}

/** What the browser of this page has for documents in this language. */
export function offerHere(wanted = "en"): Promise<BrowserOffer> {
  const place = { isSecure: window.isSecureContext, userAgent: navigator.userAgent };
  return browserOffer(promptApi(), place, wanted);
}

/** Asks about other languages only where that one is refused: a browser complains in its console of each. */
export async function browserOffer(
  api: PromptApi | undefined,
  place: Place,
  wanted: string,
): Promise<BrowserOffer> {
  if (api === undefined) return { state: wouldHaveModel(place) ? "insecure" : "none" };
  const ask = async (language: string) => ({ language, availability: await availabilityOf(api, language) });
  const first = await ask(wanted);
  const isRefused = first.availability === "unavailable";
  const found = isRefused ? await Promise.all(ASKED.map(ask)) : [first];
  const known = found.filter(({ availability }) => availability !== "unavailable");
  const languages = known.map(({ language }) => language);
  for (const state of ["downloadable", "downloading", "available"] as const) {
    const one = known.find(({ availability }) => availability === state);
    if (one) return { state, languages, language: one.language };
  }
  return { state: "none" };
}

/** Without a secure connection a browser does not tell more than its name. */
function wouldHaveModel({ isSecure, userAgent }: Place): boolean {
  const version = Number(/\bChrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return !isSecure && version >= FIRST_CHROME && !/\b(?:Android|Mobile)\b/.test(userAgent);
}
