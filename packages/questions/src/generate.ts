import type { FlawCode, Item, Mode } from "@quizmill/contract";
import type { Batch, Draft, Engine, ImportedItem, Note, Passage, Plan, WrittenItem } from "./engine.ts";
import { evidenceOf, explain } from "./explain.ts";
import { importedItem } from "./import/imported-item.ts";
import { flawOf } from "./judge.ts";
import { profileOf } from "./languages/index.ts";
import type { LanguageProfile } from "./languages/profile.ts";
import { type LaidOut, layOut } from "./layout.ts";
import { languageIn, plansByLanguage } from "./plan-languages.ts";
import { openQuestionSet, type QuestionSet } from "./question-set.ts";
import { byWorth } from "./select.ts";
import { createSolver, type Solver } from "./solve.ts";

/** A passage may make up for barren ones before it, but only so far: the set stays spread out. */
const CATCH_UP_FACTOR = 2;
const CATCH_UP_EXTRA = 2;

/** What is needed to judge and solve in one language. */
interface Desk {
  profile: LanguageProfile;
  solver: Solver;
}

interface Workshop {
  plan: Plan;
  /** How many sections it has passages of. */
  sections: number;
  deskFor: (passage: Passage) => Desk;
  set: QuestionSet;
  seed: number;
  /** What the engine knows of the options that are not the answer. */
  notesOn: (options: readonly string[], draft: Draft, passage: Passage) => Note[];
}

/** A desk for each language of the plan, set up when first needed. */
function openDesks(plan: Plan): Workshop["deskFor"] {
  const plans = plansByLanguage(plan);
  const desks = new Map<Plan["language"], Desk>();
  return (passage) => {
    const language = languageIn(plan, passage);
    const profile = profileOf(language);
    const desk = desks.get(language) ?? {
      profile,
      solver: createSolver(plans.get(language) ?? plan, profile),
    };
    desks.set(language, desk);
    return desk;
  };
}

/**
 * Works through a plan passage by passage: write, judge, solve, explain; questions that the document
 * itself holds are given word for word. Gives exactly one batch per passage, in order, also when
 * nothing came of it. Pure and seeded: the same plan, engine and seed give the same batches, and `after` (how many passages are recorded, and their items in
 * order) gives the very batches that an uninterrupted run would have given from there on. Throws
 * the signal's reason when aborted, and whatever the engine throws.
 */
export async function* generateQuestions(
  plan: Plan,
  options: {
    engine: Engine;
    mode: Mode;
    seed: number;
    signal?: AbortSignal;
    after?: { passages: number; items: readonly Item[] };
  },
): AsyncIterable<Batch> {
  const { engine, mode, seed, signal, after } = options;
  const context = engine.prepare(plan, { seed, mode });
  const shop: Workshop = {
    plan,
    sections: new Set(plan.passages.map(({ section }) => section)).size,
    seed,
    deskFor: openDesks(plan),
    set: openQuestionSet(after?.items ?? [], profileOf(plan.language)),
    notesOn: (options, draft, passage) => engine.notesOn?.(options, draft, passage, context) ?? [],
  };
  let planned = 0;
  for (const passage of plan.passages) {
    planned += passage.expected;
    if (passage.ordinal < (after?.passages ?? 0)) continue;
    signal?.throwIfAborted();
    if (passage.imported !== undefined) {
      yield importedBatch(passage, passage.imported, shop);
      continue;
    }
    const quota = Math.min(planned - shop.set.size, passage.expected * CATCH_UP_FACTOR + CATCH_UP_EXTRA);
    const drafts = quota > 0 ? await engine.write(passage, context, signal) : [];
    const { items, refused } = choose(drafts, passage, quota, shop);
    yield batchOf(passage, { items, refused }, shop);
  }
}

function batchOf(passage: Passage, made: Pick<Batch, "items" | "refused">, shop: Workshop): Batch {
  const { ordinal, section } = passage;
  const progress = { done: ordinal + 1, total: shop.plan.passages.length };
  return { passage: ordinal, ...made, ...progress, section, sections: shop.sections };
}

/** Questions of the document itself pass as they are: their wording is their author's. */
function importedBatch(passage: Passage, imported: readonly ImportedItem[], shop: Workshop): Batch {
  const items = imported
    .slice(0, passage.expected)
    .map((found) => importedItem(found, shop.deskFor(passage).solver));
  for (const item of items) shop.set.add(item);
  return batchOf(passage, { items, refused: {} }, shop);
}

/** Takes the worthiest drafts that pass, and counts why the others did not. */
function choose(
  drafts: readonly Draft[],
  passage: Passage,
  quota: number,
  shop: Workshop,
): Pick<Batch, "items" | "refused"> {
  const taken: { item: WrittenItem; draft: Draft }[] = [];
  const refused: Partial<Record<FlawCode, number>> = {};
  const queue = byWorth(drafts, passage, shop.seed);
  for (let draft = queue.next(); draft !== null && taken.length < quota; draft = queue.next()) {
    const made = make(draft, passage, shop);
    if (typeof made === "string") {
      refused[made] = (refused[made] ?? 0) + 1;
      continue;
    }
    shop.set.add(made);
    queue.took(draft);
    taken.push({ item: made, draft });
  }
  taken.sort((a, b) => placeOf(a.draft, passage) - placeOf(b.draft, passage));
  return { items: taken.map(({ item }) => item), refused };
}

/** Position of the evidence, so that the items of a passage follow the text. */
function placeOf(draft: Draft, passage: Passage): number {
  const inBlock = passage.blocks[draft.block]?.text.indexOf(draft.quote) ?? 0;
  return draft.block * 1e6 + inBlock;
}

function make(draft: Draft, passage: Passage, shop: Workshop): WrittenItem | FlawCode {
  const { set, seed } = shop;
  const { profile, solver } = shop.deskFor(passage);
  const clash = set.refuse(draft);
  if (clash !== null) return clash;
  const laid = layOut(draft, set.positions, seed, profile);
  if (laid === null) return "bad_structure";
  const flaw = flawOf(draft, laid, passage, profile);
  if (flaw !== null) return flaw;
  const answer = solver.solve(draft.stem, laid.options);
  if (answer.choice !== laid.key) return "solver_disagrees";
  const evidence = evidenceOf(draft, passage);
  const others = laid.options.filter((_, index) => index !== laid.key);
  return {
    text: draft.stem,
    options: optionsOf(laid),
    groundTruthOptionId: laid.key + 1,
    aiChosenOptionId: answer.choice + 1,
    aiExplanation: explain(evidence, shop.notesOn(others, draft, passage), profile),
    aiConfidence: answer.confidence,
    aiOptionProbs: answer.probabilities,
    source: evidence,
    kind: draft.kind,
    score: draft.score,
  };
}

function optionsOf({ options }: LaidOut): WrittenItem["options"] {
  return options.map((text, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text }));
}
