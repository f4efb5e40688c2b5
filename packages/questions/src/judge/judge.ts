import { type FlawCode, LIMITS } from "@quizmill/contract";
import { profileOf } from "@quizmill/language";
import type { Candidate, Passage, Plan } from "../engine.ts";
import { obeysDocument } from "../obeys.ts";
import type { LaidOut } from "../options/layout.ts";
import { answerInStem, hasGrammarCue, hasQualifier, hasVerbalCue, isTooLong } from "./cues.ts";
import { distractorInQuote, inWrongLanguage, isUnrelated, quoteMissing } from "./grounds.ts";
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
import { asksWhatIsNot, hasUnevenQualifier, refersToDocument } from "./own-words.ts";
import { hasBadLength, isBroken, isDangling, isDeictic, isNegative, isUnfocused } from "./stem.ts";

/**
 * The first flaw of an item, or null. Every item must pass these checks, whoever wrote it. After the item-writing
 * rules of Haladyna (2002) and their automation by Moore (2023). `told`: its stem, if figures are shown with it.
 */
export function flawOf(
  draft: Candidate,
  laid: LaidOut,
  { passage, profile, told = draft.stem }: Pick<ItemCase, "passage" | "profile"> & { told?: string },
): FlawCode | null {
  const item: ItemCase = {
    draft,
    key: laid.options[laid.key] ?? "",
    passage,
    profile,
    options: laid.options,
    others: laid.options.filter((_, i) => i !== laid.key),
    stem: draft.stem.replace(GAP, " "),
    told,
  };
  return CHECKS.find(([, fails]) => fails(item))?.[0] ?? null;
}

/** An item as its owner words it: any number of options, and not always a quote. */
export interface OwnItem {
  readonly stem: string;
  readonly options: readonly string[];
  /** Index of the key. */
  readonly key: number;
  /** Its evidence; empty for none. */
  readonly quote: string;
}

/** Asks for what an engine must give, not for what makes a question good. */
const OF_ENGINES: ReadonlySet<FlawCode> = new Set([
  "bad_structure",
  "quote_missing",
  "obeys_document",
  "unrelated",
]);
const NO_PASSAGE: Passage = { ordinal: 0, section: 0, heading: null, blocks: [], expected: 0 };

/** All flaws that the judge finds in an item which somebody words, as advice. */
export function adviceOn({ stem, options, key, quote }: OwnItem, language: Plan["language"]): FlawCode[] {
  const profile = profileOf(language);
  const others = options.filter((_, index) => index !== key);
  const text = options[key] ?? "";
  const kind = stem.search(GAP) === -1 ? "asked" : "cloze";
  const draft: Candidate = { kind, stem, key: text, distractors: others, quote, block: 0, score: 1 };
  const item: ItemCase = {
    draft,
    options,
    others,
    key: text,
    stem: stem.replace(GAP, " "),
    told: stem,
    passage: NO_PASSAGE,
    profile,
  };
  return CHECKS.filter(([code, fails]) => !OF_ENGINES.has(code) && fails(item)).map(([code]) => code);
}

function isIncomplete({ draft, options }: ItemCase): boolean {
  const { optionsMin, optionsMax } = LIMITS.question;
  const isOtherwise = options.length < optionsMin || options.length > optionsMax;
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
  ["negative_stem", (item) => (isInOwnWords(item) ? asksWhatIsNot(item) : isNegative(item))],
  ["dangling_stem", isDangling],
  ["deictic_stem", (item) => (isInOwnWords(item) ? refersToDocument(item) : isDeictic(item))],
  ["unfocused_stem", isUnfocused],
  ["stem_length", hasBadLength],
  ["broken_text", isBroken],
  ["obeys_document", ({ draft, stem, options }) => obeysDocument(draft, stem, options)],
  ["distractor_in_quote", distractorInQuote],
  ["wrong_language", inWrongLanguage],
  ["unrelated", (item) => isInOwnWords(item) && isUnrelated(item)],
];
