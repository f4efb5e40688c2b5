import { type FlawCode, LIMITS } from "@quizmill/contract";
import type { Draft } from "../engine.ts";
import type { LaidOut } from "../layout.ts";
import { obeysDocument } from "../obeys.ts";
import { answerInStem, hasGrammarCue, hasQualifier, hasVerbalCue, isTooLong } from "./cues.ts";
import { distractorInQuote, inWrongLanguage, quoteMissing } from "./grounds.ts";
import { GAP, type ItemCase } from "./item-case.ts";
import {
  areCombined,
  areTrueOrFalse,
  areUnlike,
  hasAllOrNone,
  hasDuplicates,
  hasOverlap,
  isTrivial,
} from "./options.ts";
import { asksForReason, hasUnevenQualifier, refersToDocument } from "./own-words.ts";
import { hasBadLength, isBroken, isDangling, isNegative, isUnfocused } from "./stem.ts";

/**
 * The first flaw of an item, or null. Every item must pass these checks, whoever wrote it. After the item-writing
 * rules of Haladyna (2002) and their automation by Moore (2023).
 */
export function flawOf(
  draft: Draft,
  laid: LaidOut,
  {
    passage,
    profile,
    mustFillQuota = false,
  }: Pick<ItemCase, "passage" | "profile"> & { mustFillQuota?: boolean },
): FlawCode | null {
  const item: ItemCase = {
    draft,
    key: laid.options[laid.key] ?? "",
    passage,
    profile,
    mustFillQuota,
    options: laid.options,
    others: laid.options.filter((_, i) => i !== laid.key),
    stem: draft.stem.replace(GAP, " "),
  };
  return CHECKS.find(([, fails]) => fails(item))?.[0] ?? null;
}

function isIncomplete({ draft, options }: ItemCase): boolean {
  const { fewestOptions, mostOptions } = LIMITS.quiz;
  const isOtherwise = options.length < fewestOptions || options.length > mostOptions;
  return isOtherwise || draft.stem.trim() === "" || options.some((option) => option.trim() === "");
}

/** Worded by an engine itself, not taken from the document. */
function isInOwnWords({ draft }: ItemCase): boolean {
  return draft.kind === "asked";
}

/** In order of severity: what makes an item unusable comes first. */
const CHECKS: readonly (readonly [FlawCode, (item: ItemCase) => boolean])[] = [
  ["bad_structure", isIncomplete],
  ["quote_missing", quoteMissing],
  ["all_or_none", hasAllOrNone],
  ["combined_options", areCombined],
  ["true_or_false", areTrueOrFalse],
  ["duplicate_options", hasDuplicates],
  ["overlapping_options", hasOverlap],
  ["trivial_key", isTrivial],
  ["options_unlike", areUnlike],
  ["key_too_long", isTooLong],
  ["qualifier_cue", (item) => (isInOwnWords(item) ? hasUnevenQualifier(item) : hasQualifier(item))],
  ["answer_in_stem", answerInStem],
  ["verbal_cue", hasVerbalCue],
  ["grammar_cue", hasGrammarCue],
  ["negative_stem", (item) => isNegative(item) && !(isInOwnWords(item) && asksForReason(item))],
  ["dangling_stem", isDangling],
  [
    "deictic_stem",
    (item) => (isInOwnWords(item) ? refersToDocument(item) : item.profile.deictic?.test(item.stem) === true),
  ],
  ["unfocused_stem", isUnfocused],
  ["stem_length", hasBadLength],
  ["broken_text", isBroken],
  ["obeys_document", ({ draft, stem, options }) => obeysDocument(draft, stem, options)],
  ["distractor_in_quote", distractorInQuote],
  ["wrong_language", inWrongLanguage],
];
