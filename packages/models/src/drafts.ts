import { type FlawCode, LIMITS } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Draft, LanguageProfile } from "@quizmill/questions/for-engines";
import { flawOf, layOut } from "@quizmill/questions/for-engines";
import { literalQuote } from "./quotes.ts";
import { BLOOM_LEVELS, type ModelItem } from "./schema.ts";

const OTHERS = LIMITS.quiz.optionsPerQuestion - 1;
/** At most so many distractors are tried: eight give 56 choices of three. */
const DISTRACTORS_TRIED = 8;
/** Flaws that another choice of distractors may avoid. */
const OF_OPTIONS: ReadonlySet<FlawCode> = new Set<FlawCode>([
  ...(["duplicate_options", "overlapping_options", "options_unlike", "all_or_none", "broken_text"] as const),
  ...(["key_too_long", "qualifier_cue", "verbal_cue", "grammar_cue", "distractor_in_quote"] as const),
]);
const noPositions = (options: number) => Array.from({ length: options }, () => 0);

/** A draft with the flaw that the judge finds in it, before its answer is requested. */
export interface JudgedDraft {
  readonly draft: Draft;
  readonly flaw: FlawCode | null;
}

/**
 * Turns a model's item into a draft: its quote in the passage's own wording, and the first three distractors without
 * a flaw. If there are none, or no such quote, the draft keeps its flaw for the judge to report.
 */
export function draftOf(item: ModelItem, passage: Passage, profile: LanguageProfile): JudgedDraft {
  const found = literalQuote(item.quote, passage.blocks);
  const draft: Draft = {
    kind: "asked",
    stem: plain(item.stem),
    key: plain(item.key),
    distractors: item.distractors.map(({ text }) => plain(text)),
    ...(found ?? { quote: item.quote, block: 0 }),
    score: worthOf(item),
    explanation: {
      key: plain(item.explanation),
      others: item.distractors.map(({ text, whyWrong }) => ({ option: plain(text), why: plain(whyWrong) })),
    },
  };
  const first = { ...draft, distractors: draft.distractors.slice(0, OTHERS) };
  const flaw = flawIn(first, passage, profile);
  if (flaw === null || !OF_OPTIONS.has(flaw)) return { draft: first, flaw };
  const sound = choicesOf(draft.distractors.slice(0, DISTRACTORS_TRIED)).find(
    (distractors) => flawIn({ ...draft, distractors }, passage, profile) === null,
  );
  return sound === undefined
    ? { draft: first, flaw }
    : { draft: { ...draft, distractors: sound }, flaw: null };
}

/**
 * On one line, so that one option cannot look like several, and without invisible characters, which could hide text.
 */
function plain(text: string): string {
  return text
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\s+/gu, " ")
    .trim();
}

function flawIn(draft: Draft, passage: Passage, profile: LanguageProfile): FlawCode | null {
  const laid = layOut(draft, noPositions, 0, profile);
  return laid === null ? "bad_structure" : flawOf(draft, laid, { passage, profile });
}

/** A question above the level "remember" is worth more. */
function worthOf({ bloom }: ModelItem): number {
  return 0.6 + 0.08 * BLOOM_LEVELS.indexOf(bloom);
}

/** All combinations of three, those of the first distractors first. */
function choicesOf(distractors: readonly string[]): string[][] {
  const choices: { texts: string[]; cost: number }[] = [];
  for (const [i, a] of distractors.entries()) {
    for (const [j, b] of distractors.entries()) {
      for (const [k, c] of distractors.entries()) {
        if (i < j && j < k) choices.push({ texts: [a, b, c], cost: i + j + k });
      }
    }
  }
  return choices.sort((a, b) => a.cost - b.cost).map(({ texts }) => texts);
}
