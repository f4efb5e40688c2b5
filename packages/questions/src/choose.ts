import type { FlawCode } from "@quizmill/contract";
import type { Batch, Draft, Offer, Passage, Prospect, WrittenItem } from "./engine.ts";
import { evidenceOf, explain, wordsOn } from "./explain.ts";
import { flawOf } from "./judge/judge.ts";
import { type LaidOut, layOutAfresh } from "./layout.ts";
import { isProspect } from "./offers.ts";
import type { Allowed } from "./question-set.ts";
import { repaired } from "./repair.ts";
import { isUndecided, type Round } from "./rounds.ts";
import { byWorth, type Candidate, leastWorthOf, partsAsked } from "./select.ts";
import { answerOf } from "./solve.ts";
import type { Steps } from "./steps.ts";
import { withOneEndSign } from "./text/end-signs.ts";
import type { Author, Workshop } from "./workshop.ts";

/** What was made, and why the rest was not. */
export type Made = Pick<Batch, "items" | "refused">;

/** What to choose among, with the passage that each was written for. */
export type Candidates = ReadonlyMap<Offer, Passage>;

interface Chosen extends Made {
  /** Neither taken nor refused. */
  left: Candidates;
}

interface Choosing {
  rounds: Iterable<Round>;
  author: Author;
  /** Whether to leave it at what is taken by now. */
  isOver?: () => boolean;
}

/** Takes the worthiest drafts that pass, round by round, and counts why the others did not. */
export function* choose(
  candidates: Candidates,
  { rounds, author, isOver = () => false }: Choosing,
  shop: Workshop,
): Steps<Chosen> {
  const { set, seed } = shop;
  const open = new Map(candidates);
  const taken = new Map<Draft, { item: WrittenItem; passage: Passage }>();
  const refused = new Map<Draft, FlawCode>();
  const isLeft = (draft: Draft) => !taken.has(draft) && isUndecided(refused.get(draft));
  const left = (): Candidate[] =>
    [...open]
      .filter(([offer]) => isProspect(offer) || isLeft(offer))
      .map(([offer, passage]) => ({ offer, passage }));
  const isWorthy = ({ kind, score }: Offer, leastWorth: number) =>
    score >= (shop.plan.isCounted === true ? leastWorthOf(kind, leastWorth, set) : leastWorth);
  const write = (prospect: Prospect, passage: Passage) => {
    const draft = prospect.write();
    open.delete(prospect);
    if (draft !== null) open.set(draft, passage);
    return draft;
  };
  for (const { leastWorth, quota, gaps, isLast = false, ...allowed } of rounds) {
    if (taken.size >= quota) continue;
    const queue = byWorth(
      left().filter(({ offer }) => isWorthy(offer, leastWorth)),
      {
        ...{ set, seed, gaps },
        used: [...taken].map(([offer, { passage }]) => ({ offer, passage })),
        mostOn: ({ offer, passage }) =>
          allowed.mayShare ? partsAsked(offer.quote, shop.deskFor(passage).profile, isLast) : 1,
        written: (prospect, passage) => {
          const draft = write(prospect, passage);
          return draft !== null && isWorthy(draft, leastWorth) ? draft : null;
        },
      },
    );
    while (taken.size < quota && !isOver()) {
      yield;
      const next = queue.next();
      if (next === null) break;
      const { offer: draft, passage } = next;
      const item = make(draft, { passage, author, allowed }, shop);
      if (typeof item === "string") {
        if (item !== "key_overused" || allowed.mostOfKey > 1) refused.set(draft, item);
        continue;
      }
      set.add(item);
      queue.took(next);
      taken.set(draft, { item, passage });
    }
  }
  return {
    items: inOrder(taken),
    refused: countsOf(refused.values()),
    left: new Map(left().map(({ offer, passage }) => [offer, passage])),
  };
}

/** As their evidence follows in the text. */
function inOrder(taken: ReadonlyMap<Draft, { item: WrittenItem; passage: Passage }>): WrittenItem[] {
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
  const draft = repaired({ ...written, stem: withOneEndSign(written.stem, profile) }, solver);
  const laid = layOutAfresh(draft, set, seed, profile);
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
