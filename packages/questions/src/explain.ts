import type { Evidence } from "@quizmill/contract";
import type { Draft, Passage } from "./engine.ts";
import type { LanguageProfile } from "./languages/profile.ts";

/** Where the answer stands: a literal quote, with page or slide and heading where they are known. */
export function evidenceOf(draft: Draft, passage: Passage): Evidence {
  const block = passage.blocks[draft.block];
  const page = block?.page ?? passage.page;
  const slide = block?.slide ?? passage.slide;
  return {
    quote: draft.quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(passage.heading !== null && { heading: passage.heading }),
  };
}

/**
 * Why the key is right, and why the others are not where the document says so, in the document's
 * language and words. In a language we do not speak: the bare quote.
 */
export function explain(
  draft: Draft,
  options: readonly string[],
  evidence: Evidence,
  profile: LanguageProfile,
): string {
  const { phrases } = profile;
  if (phrases === null) return evidence.quote;
  const { quote, ...where } = evidence;
  const place = phrases.place(where);
  const lines = [phrases.because(quote) + (place === "" ? "" : ` (${place})`)];
  const shown = new Set(options.map((option) => option.toLowerCase()));
  for (const { option, says } of draft.notes ?? []) {
    if (shown.has(option.toLowerCase()) && says !== quote) lines.push(phrases.other(option, says));
  }
  return lines.join("\n");
}
