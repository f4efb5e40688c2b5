import type { FlawCode } from "@quizmill/contract";
import { isLazyDraft } from "./candidates.ts";
import type { Batch, Candidate, Draft, LazyDraft, Passage, WrittenItem } from "./engine.ts";
import { evidenceOf, explain, writtenExplanation } from "./explain.ts";
import type { GenerationRun, PreparedEngine } from "./generation-run.ts";
import { flawOf } from "./judge/judge.ts";
import { type LaidOut, layOutAfresh } from "./layout.ts";
import type { SharingRules } from "./question-set.ts";
import { repaired } from "./repair.ts";
import { isUndecided, type Round } from "./rounds.ts";
import { byWorth, leastWorthOf, type PassageCandidate, partsAsked } from "./select.ts";
import { givenAnswerTo } from "./solve.ts";
import type { Steps, TimeLimit } from "./steps.ts";
import { withOneEndSign } from "./text/end-signs.ts";

/** The items, and why other drafts were refused. */
export type ItemsAndRefusals = Pick<Batch, "items" | "refused">;

/** The candidates, each with its passage. */
export type Candidates = ReadonlyMap<Candidate, Passage>;

interface Selection extends ItemsAndRefusals {
  /** The candidates neither taken nor refused. */
  left: Candidates;
}

/** In which rounds drafts are taken, and who writes those that are still to be written. */
export interface SelectOptions {
  rounds: Iterable<Round>;
  writer: PreparedEngine;
  /** When to write no more lazy drafts, and when to stop with the items taken so far. */
  limits?: { writing: TimeLimit; choosing: TimeLimit };
}

/** Takes the best drafts that pass, round by round, and counts the refusals. */
export function* chooseItems(
  candidates: Candidates,
  { rounds, writer, limits }: SelectOptions,
  run: GenerationRun,
): Steps<Selection> {
  const { set, seed } = run;
  const waiting = new Map(candidates);
  const taken = new Map<Draft, { item: WrittenItem; passage: Passage }>();
  const refused = new Map<Draft, FlawCode>();
  const isLeft = (draft: Draft) => !taken.has(draft) && isUndecided(refused.get(draft));
  const left = (): PassageCandidate[] =>
    [...waiting]
      .filter(([candidate]) => isLazyDraft(candidate) || isLeft(candidate))
      .map(([candidate, passage]) => ({ candidate, passage }));
  const isWorthy = ({ kind, score }: Candidate, leastWorth: number) =>
    score >= (run.plan.isCounted === true ? leastWorthOf(kind, leastWorth, set) : leastWorth);
  const write = (lazy: LazyDraft, passage: Passage) => {
    const draft = lazy.write();
    waiting.delete(lazy);
    if (draft !== null) waiting.set(draft, passage);
    return draft;
  };
  for (const { leastWorth, quota, gaps, isLast = false, ...allowed } of rounds) {
    if (taken.size >= quota) continue;
    const queue = byWorth(
      left().filter(({ candidate }) => isWorthy(candidate, leastWorth)),
      {
        set,
        seed,
        gaps,
        used: [...taken].map(([candidate, { passage }]) => ({ candidate, passage })),
        mostOn: ({ candidate, passage }) =>
          allowed.mayShare ? partsAsked(candidate.quote, run.languageContextFor(passage).profile, isLast) : 1,
        mayWrite: () => limits?.writing.isOver() !== true,
        written: (lazy, passage) => {
          const draft = write(lazy, passage);
          return draft !== null && isWorthy(draft, leastWorth) ? draft : null;
        },
      },
    );
    while (taken.size < quota && limits?.choosing.isOver() !== true) {
      yield;
      const entry = yield* queue.next();
      if (entry === null) break;
      const { candidate: draft, passage } = entry;
      const item = itemFrom(draft, { passage, author: writer, allowed }, run);
      if (typeof item === "string") {
        if (item !== "key_overused" || allowed.mostOfKey > 1) refused.set(draft, item);
        continue;
      }
      set.add(item);
      queue.took(entry);
      taken.set(draft, { item, passage });
    }
  }
  return {
    items: inDocumentOrder(taken),
    refused: countsOf(refused.values()),
    left: new Map(left().map(({ candidate, passage }) => [candidate, passage])),
  };
}

/** In the order of their evidence in the text. */
function inDocumentOrder(taken: ReadonlyMap<Draft, { item: WrittenItem; passage: Passage }>): WrittenItem[] {
  return [...taken]
    .sort(
      ([a, { passage: of }], [b, { passage: other }]) =>
        of.ordinal - other.ordinal || placeOf(a, of) - placeOf(b, other),
    )
    .map(([, { item }]) => item);
}

function placeOf(draft: Draft, passage: Passage): number {
  const inBlock = passage.blocks[draft.block]?.text.indexOf(draft.quote) ?? 0;
  return draft.block * 1e6 + inBlock;
}

function countsOf(flaws: Iterable<FlawCode>): ItemsAndRefusals["refused"] {
  const counts: ItemsAndRefusals["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}

/** Turns a draft into an item, or returns why it is refused. */
export function itemFrom(
  written: Draft,
  { passage, author: writer, allowed }: { passage: Passage; author: PreparedEngine; allowed?: SharingRules },
  run: GenerationRun,
): WrittenItem | FlawCode {
  const { set, seed } = run;
  const { profile, solver } = run.languageContextFor(passage);
  const clash = set.refuse(written, allowed);
  if (clash !== null) return clash;
  if (run.isDoubtful(written.key)) return "broken_text";
  const distractors = written.distractors.filter((option) => !run.isDoubtful(option));
  const draft = repaired({ ...written, distractors, stem: withOneEndSign(written.stem, profile) }, solver);
  const laid = layOutAfresh(draft, set, seed, profile);
  if (laid === null) return "bad_structure";
  const flaw = flawOf(draft, laid, { passage, profile, mustFillQuota: run.mayShare });
  if (flaw !== null) return flaw;
  const { engine, context } = writer;
  const writtenBy = draft.writtenBy ?? (engine.isModel ? "model" : "embedded");
  const given = givenAnswerTo(draft, laid.options);
  // The solver knows words, not reasons: it would agree with a model's wrong key.
  const isUnread = given === null && writtenBy === "model";
  if (isUnread && !draft.mayBeUnread) return "unanswered";
  const answer = isUnread ? null : (given ?? solver.solve(draft.stem, laid.options));
  if ((answer !== null && answer.choice !== laid.key) || hasOtherRight(draft, laid))
    return "solver_disagrees";
  const evidence = evidenceOf(draft, passage);
  const others = laid.options.filter((_, index) => index !== laid.key);
  const notes = engine.rationalesFor?.(others, draft, passage, context()) ?? [];
  return {
    text: draft.stem,
    ...(draft.context !== undefined && { context: draft.context }),
    options: optionsOf(laid),
    groundTruthOptionId: laid.key + 1,
    aiChosenOptionId: answer && answer.choice + 1,
    aiExplanation: explain(
      evidence,
      { notes, words: writtenExplanation(others, draft), secondQuote: draft.secondQuote },
      profile,
    ),
    aiConfidence: answer?.confidence ?? null,
    aiOptionProbs: answer?.probabilities ?? null,
    source: evidence,
    kind: draft.kind,
    score: draft.score,
    writtenBy,
  };
}

function hasOtherRight({ alsoRight = [] }: Draft, { options }: LaidOut): boolean {
  const right = new Set(alsoRight.map((option) => option.toLowerCase()));
  return options.some((option) => right.has(option.toLowerCase()));
}

function optionsOf({ options }: LaidOut): WrittenItem["options"] {
  return options.map((text, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text }));
}
