import { LANGUAGES } from "@quizmill/contract";
import { availabilityOf, type PromptApi, promptApi } from "./model.ts";

/** What this browser has. `languages`: those of documents that its model knows. */
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

/** What the browser of this page has. */
export function offerHere(): Promise<BrowserOffer> {
  return browserOffer(promptApi(), { isSecure: window.isSecureContext, userAgent: navigator.userAgent });
}

export async function browserOffer(api: PromptApi | undefined, place: Place): Promise<BrowserOffer> {
  if (api === undefined) return { state: wouldHaveModel(place) ? "insecure" : "none" };
  const found = await Promise.all(
    ASKED.map(async (language) => ({ language, availability: await availabilityOf(api, language) })),
  );
  const known = found.filter(({ availability }) => availability !== "unavailable");
  const languages = known.map(({ language }) => language);
  for (const state of ["downloadable", "downloading", "available"] as const) {
    const first = known.find(({ availability }) => availability === state);
    if (first) return { state, languages, language: first.language };
  }
  return { state: "none" };
}

/** Without a secure connection a browser does not tell more than its name. */
function wouldHaveModel({ isSecure, userAgent }: Place): boolean {
  const version = Number(/\bChrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  return !isSecure && version >= FIRST_CHROME && !/\b(?:Android|Mobile)\b/.test(userAgent);
}
