import { figureNumber, pictureMark } from "@quizmill/contract";
import type { LanguageProfile } from "@quizmill/language";
import { tells } from "../ask/stem-context.ts";
import type { Candidate, Passage, Plan } from "../engine.ts";
import { CITATION } from "../read/material.ts";
import { figureFinder } from "../read/pointed-figures.ts";

interface Shown {
  readonly plan: Plan;
  readonly passage: Passage;
  readonly profile: LanguageProfile;
}

/**
 * What is shown above the stem of a question: the figures that it or its sentence points to, unless in brackets, and
 * the context that it has anyway; and the stem without what points to them. A figure is told by its caption, or only
 * by its number where that would give the answer away.
 */
export function withFigures(
  { quote, stem, context, key }: Pick<Candidate, "quote" | "stem" | "context" | "key">,
  { plan, passage, profile }: Shown,
): { readonly context: string | undefined; readonly told: string } {
  const find = figureFinder(plan);
  const asked = find(stem, passage, profile);
  const figures = new Set([...find(quote.replace(CITATION, ""), passage, profile).figures, ...asked.figures]);
  const marks = [...figures].map(({ caption, number, ...picture }) =>
    pictureMark({ ...picture, alt: tells(caption, key, profile) ? labelOf(caption, number) : caption }),
  );
  const parts = context === undefined ? marks : [...marks, context];
  return { context: parts.length === 0 ? undefined : parts.join("\n\n"), told: asked.rest };
}

const LABEL_CHARS = 30;

/** "Fig. 3: The heart": up to the number. */
function labelOf(caption: string, number: string | undefined): string {
  const at = number === undefined ? -1 : figureNumber(caption.slice(0, LABEL_CHARS)).indexOf(number);
  return number === undefined || at < 0 ? "" : caption.slice(0, at + number.length);
}
