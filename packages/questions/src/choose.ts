import type { FlawCode } from "@quizmill/contract";
import type { Batch, Draft, Passage, WrittenItem } from "./engine.ts";
import { evidenceOf, explain, wordsOn } from "./explain.ts";
import { flawOf } from "./judge/judge.ts";
import { type LaidOut, layOut } from "./layout.ts";
import type { Allowed } from "./question-set.ts";
import { repaired } from "./repair.ts";
import { isUndecided, type Round } from "./rounds.ts";
import { byWorth, partsAsked } from "./select.ts";
import { answerOf } from "./solve.ts";
import type { Author, Workshop } from "./workshop.ts";

/** What was made, and why the rest was not. */
export type Made = Pick<Batch, "items" | "refused">;

/** Drafts to choose among, with the passage that each was written for. */
export type Candidates = ReadonlyMap<Draft, Passage>;

interface Chosen extends Made {
  /** Neither taken nor refused. */
  left: Draft[];
}

/** Takes the worthiest drafts that pass, round by round, and counts why the others did not. */
export function choose(
  drafts: Candidates,
  { rounds, author }: { rounds: Iterable<Round>; author: Author },
  shop: Workshop,
): Chosen {
  const { set, seed } = shop;
  const taken = new Map<Draft, WrittenItem>();
  const refused = new Map<Draft, FlawCode>();
  const passageOf = (draft: Draft) => drafts.get(draft) as Passage;
  const isLeft = (draft: Draft) => !taken.has(draft) && isUndecided(refused.get(draft));
  for (const { leastWorth, quota, gaps, isLast = false, ...allowed } of rounds) {
    if (taken.size >= quota) continue;
    const left = [...drafts.keys()].filter((draft) => draft.score >= leastWorth && isLeft(draft));
    const mostOn = (draft: Draft) =>
      allowed.mayShare ? partsAsked(draft.quote, shop.deskFor(passageOf(draft)).profile, isLast) : 1;
    const queue = byWorth(left, { set, seed, used: [...taken.keys()], mostOn, gaps, passageOf });
    for (let draft = queue.next(); draft !== null && taken.size < quota; draft = queue.next()) {
      const made = make(draft, { passage: passageOf(draft), author, allowed }, shop);
      if (typeof made === "string") {
        if (made !== "key_overused" || allowed.mostOfKey > 1) refused.set(draft, made);
        continue;
      }
      set.add(made);
      queue.took(draft);
      taken.set(draft, made);
    }
  }
  return {
    items: inOrder(taken, passageOf),
    refused: countsOf(refused.values()),
    left: [...drafts.keys()].filter(isLeft),
  };
}

/** As their evidence follows in the text. */
function inOrder(
  taken: ReadonlyMap<Draft, WrittenItem>,
  passageOf: (draft: Draft) => Passage,
): WrittenItem[] {
  return [...taken]
    .map(([draft, item]) => ({ item, passage: passageOf(draft), draft }))
    .sort(
      (a, b) =>
        a.passage.ordinal - b.passage.ordinal || placeOf(a.draft, a.passage) - placeOf(b.draft, b.passage),
    )
    .map(({ item }) => item);
}

function placeOf(draft: Draft, passage: Passage): number {
  const inBlock = passage.blocks[draft.block]?.text.indexOf(draft.quote) ?? 0;
  return draft.block * 1e6 + inBlock;
}

function countsOf(flaws: Iterable<FlawCode>): Made["refused"] {
  const counts: Made["refused"] = {};
  for (const flaw of flaws) counts[flaw] = (counts[flaw] ?? 0) + 1;
  return counts;
}

/** The item that comes of a draft, or why it cannot be given. */
export function make(
  written: Draft,
  { passage, author, allowed }: { passage: Passage; author: Author; allowed?: Allowed },
  shop: Workshop,
): WrittenItem | FlawCode {
  const { set, seed } = shop;
  const { profile, solver } = shop.deskFor(passage);
  const clash = set.refuse(written, allowed);
  if (clash !== null) return clash;
  const draft = repaired(written, solver);
  const laid = layOut(draft, set.positions, seed, profile);
  if (laid === null) return "bad_structure";
  const flaw = flawOf(draft, laid, { passage, profile, isPressed: shop.mayShare });
  if (flaw !== null) return flaw;
  const answer = answerOf(draft, laid.options) ?? solver.solve(draft.stem, laid.options);
  if (answer.choice !== laid.key) return "solver_disagrees";
  const evidence = evidenceOf(draft, passage);
  const { engine, context } = author;
  const others = laid.options.filter((_, index) => index !== laid.key);
  const notes = engine.notesOn?.(others, draft, passage, context()) ?? [];
  return {
    text: draft.stem,
    options: optionsOf(laid),
    groundTruthOptionId: laid.key + 1,
    aiChosenOptionId: answer.choice + 1,
    aiExplanation: explain(evidence, { notes, words: wordsOn(others, draft) }, profile),
    aiConfidence: answer.confidence,
    aiOptionProbs: answer.probabilities,
    source: evidence,
    kind: draft.kind,
    score: draft.score,
    writtenBy: engine.isModel ? "model" : "embedded",
  };
}

function optionsOf({ options }: LaidOut): WrittenItem["options"] {
  return options.map((text, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text }));
}
