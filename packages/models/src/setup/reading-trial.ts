import type { Language } from "@quizmill/contract";
import type { ModelClient } from "../client.ts";
import { ModelFault } from "../faults.ts";
import { readAbout } from "../reader.ts";
import { NO_READING } from "../readings.ts";
import { PLANTED_ITEMS, type PlantedItem } from "./planted-items.ts";
import { TRIAL_TEXTS } from "./trial-texts.ts";

/** Of nine planted items so many may be misread. */
const MOST_MISREAD = 1;
const PASSAGES = 3;

interface TrialText {
  readonly code: Language;
  readonly text: string;
  readonly planted: readonly PlantedItem[];
}

/** Three short texts, the last one in this language, the others in English. */
export function textsFor(language: Language): TrialText[] {
  const textsIn = (code: Language) =>
    TRIAL_TEXTS[code].map((text, i) => ({ code, text, planted: PLANTED_ITEMS[code][i] ?? [] }));
  const own = language === "en" ? [] : textsIn(language);
  return [...textsIn("en").slice(0, PASSAGES - own.length), ...own];
}

/**
 * Whether a model sees a wrong key and a second right option where they were planted. Where it does not, reading its
 * own questions would prove nothing. Throws ModelFault, or the signal's reason.
 */
export async function readsFaults(
  client: ModelClient,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<boolean> {
  let misread = 0;
  for (const { code, text, planted } of textsFor(language)) {
    const asked = { text, language: code, questions: planted };
    const readings = await readAbout(asked, client, signal).catch((error: unknown) => {
      if (error instanceof ModelFault && error.kind === "unusable") return [];
      throw error;
    });
    misread += planted.filter(({ key, right }, i) => {
      const { chosen, defended } = readings[i] ?? NO_READING;
      const looksSound = chosen === key && defended.length === 0;
      return chosen === null || looksSound !== (right.length === 1 && right[0] === key);
    }).length;
    if (misread > MOST_MISREAD) return false;
  }
  return true;
}
