import type { FlawCode } from "@quizmill/contract";
import type { Passage } from "@quizmill/questions";
import type { Candidate, LanguageProfile } from "@quizmill/questions/for-engines";
import { choicesOf, FEWEST_OTHERS, flawOf, layOut, MOST_OTHERS } from "@quizmill/questions/for-engines";
import { tellsOf } from "./option-tells.ts";
import { literalQuote } from "./quotes.ts";
import { BLOOM_LEVELS, type ModelItem } from "./schema.ts";

/** At most so many distractors are tried: eight give 56 choices of three. */
const DISTRACTORS_TRIED = 8;
/** Flaws that another choice of distractors may avoid. */
const OF_OPTIONS: ReadonlySet<FlawCode> = new Set<FlawCode>([
  ...(["duplicate_options", "overlapping_options", "options_unlike", "all_or_none", "broken_text"] as const),
  ...(["key_too_long", "qualifier_cue", "verbal_cue", "grammar_cue", "distractor_in_quote"] as const),
]);
const noPositions = (options: number) => Array.from({ length: options }, () => 0);
/** What a draft loses in worth where its options tell the key. */
const TELL_COST = 0.1;

/** A draft with the flaw that the judge finds in it, before its answer is requested. */
export interface JudgedDraft {
  /** The passage that its quote is from; the first one where the quote is nowhere. */
  readonly passage: Passage;
  readonly draft: Candidate;
  readonly flaw: FlawCode | null;
}

/**
 * Turns a model's item into a draft: its quotes in the passages' own wording, and of its distractors first the best
 * three, or two, that leave no flaw and do not make the key stand out, and then those that could stand in for them. If
 * there are none, or no such quote, the draft keeps its flaw for the judge to report.
 */
export function draftOf(
  item: ModelItem,
  passages: readonly Passage[],
  profile: LanguageProfile,
): JudgedDraft {
  const [first] = passages as [Passage];
  const found = foundIn(item.quote, passages);
  const second = item.second.trim() === "" ? null : foundIn(item.second, passages);
  const isOther = second !== null && second.quote !== found?.quote;
  const { passage = first, ...evidence } = found ?? { quote: item.quote, block: 0 };
  const draft: Candidate = {
    ...({ kind: "asked", score: worthOf(item) } as const),
    ...evidence,
    stem: plain(item.stem),
    key: plain(item.key),
    distractors: item.distractors.map(({ text }) => plain(text)),
    ...(isOther && { secondQuote: second.quote }),
    explanation: {
      key: plain(item.explanation),
      others: item.distractors.map(({ text, why }) => ({ option: plain(text), why: plain(why) })),
    },
  };
  return { passage, ...withOptions(draft, draft.distractors, passage, profile) };
}

/** The same draft with the best of these distractors; null where it would have a flaw or too few. */
export function draftWith(
  draft: Candidate,
  { passage, options, profile }: { passage: Passage; options: readonly string[]; profile: LanguageProfile },
): JudgedDraft | null {
  const written = [...new Set(options.map(plain))].filter((text) => text !== "");
  if (written.length < FEWEST_OTHERS) return null;
  const { flaw, ...other } = withOptions(draft, written, passage, profile);
  return flaw === null ? { passage, flaw, ...other } : null;
}

function withOptions(
  draft: Candidate,
  written: readonly string[],
  passage: Passage,
  profile: LanguageProfile,
): Omit<JudgedDraft, "passage"> {
  const first = { ...draft, distractors: written.slice(0, MOST_OTHERS) };
  const flaw = flawIn(first, passage, profile);
  if (flaw !== null && !OF_OPTIONS.has(flaw)) return { draft: first, flaw };
  const tried = written.slice(0, DISTRACTORS_TRIED);
  const isSound = (distractors: readonly string[]) =>
    flawIn({ ...draft, distractors: [...distractors] }, passage, profile) === null;
  for (const count of [MOST_OTHERS, FEWEST_OTHERS]) {
    const best = bestOf(draft, { tried, count, profile, isSound });
    if (best === null) continue;
    const { texts, tells } = best;
    const kept = texts.slice(0, FEWEST_OTHERS);
    const spare = tried.filter((text) => !texts.includes(text) && isSound([...kept, text]));
    const score = draft.score - tells * TELL_COST;
    return { draft: { ...draft, score, distractors: [...texts, ...spare] }, flaw: null };
  }
  return { draft: first, flaw };
}

/** The choice of so many with the fewest tells, those of the first distractors first; null where none is sound. */
function bestOf(
  draft: Candidate,
  {
    tried,
    count,
    profile,
    isSound,
  }: {
    tried: readonly string[];
    count: number;
    profile: LanguageProfile;
    isSound: (distractors: readonly string[]) => boolean;
  },
): { texts: string[]; tells: number } | null {
  let best: { texts: string[]; tells: number } | null = null;
  for (const { texts } of [...choicesOf(tried, count)].sort((a, b) => a.places - b.places)) {
    const tells = tellsOf({ ...draft, distractors: texts }, profile);
    // The judge takes longer than counting.
    if (best !== null && tells >= best.tells) continue;
    if (!isSound(texts)) continue;
    best = { texts, tells };
    if (tells === 0) break;
  }
  return best;
}

function foundIn(
  quote: string,
  passages: readonly Passage[],
): { passage: Passage; quote: string; block: number } | null {
  for (const passage of passages) {
    const found = literalQuote(quote, passage.blocks);
    if (found !== null) return { passage, ...found };
  }
  return null;
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

/** The flaw that the judge finds in a draft, whoever wrote it. */
function flawIn(draft: Candidate, passage: Passage, profile: LanguageProfile): FlawCode | null {
  const laid = layOut(draft, noPositions, 0, profile);
  return laid === null ? "bad_structure" : flawOf(draft, laid, { passage, profile });
}

/** A question above the level "remember" is worth more. */
function worthOf({ bloom }: ModelItem): number {
  return 0.6 + 0.08 * BLOOM_LEVELS.indexOf(bloom);
}
