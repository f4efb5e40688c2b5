import type { FlawCode } from "@quizmill/contract";
import type { Candidate, Engine, Item, Passage, ReadyItem } from "../engine.ts";
import type { GenerationRun } from "../generation-run.ts";
import { flawOf } from "../judge/judge.ts";
import { definedOnly } from "../maps.ts";
import { FEWEST_OTHERS, type LaidOut, layOutAfresh, MOST_OTHERS } from "../options/layout.ts";
import type { SharingRules } from "../question-set.ts";
import { givenAnswerTo, type Solver } from "../solve.ts";
import { withOneEndSign } from "../text/end-signs.ts";
import { evidenceOf, explain, placeOfReady, writtenExplanation } from "./explain.ts";
import { withFigures } from "./figure-context.ts";

interface Judging {
  readonly passage: Passage;
  readonly allowed?: SharingRules | undefined;
}

/** Turns a candidate into an item, or returns why it is refused. */
export function itemFrom(
  written: Candidate,
  { passage, allowed }: Judging,
  run: GenerationRun,
): Item | FlawCode {
  const { set, seed, engine, context } = run;
  const { profile, solver } = run.languageContextFor(passage);
  const clash = set.refuse(written, allowed);
  if (clash !== null) return clash;
  if (run.isDoubtful(written.key)) return "broken_text";
  const distractors = written.distractors.filter((option) => !run.isDoubtful(option));
  const stem = withOneEndSign(written.stem, profile);
  const draft = repaired({ ...written, distractors, stem }, solver, fewestOthers(written, engine));
  const laid = layOutAfresh(draft, set, seed, profile);
  if (laid === null) return "bad_structure";
  const shown = withFigures(draft, { plan: run.plan, passage, profile });
  const flaw = flawOf(draft, laid, { passage, profile, told: shown.told });
  if (flaw !== null) return flaw;
  const writtenBy = engine.isModel ? "model" : "embedded";
  const given = givenAnswerTo(draft, laid.options);
  // The solver knows words, not reasons: it would agree with a model's wrong key.
  const isUnread = given === null && writtenBy === "model";
  if (isUnread && !draft.mayBeUnread) return "unanswered";
  const answer = isUnread ? null : (given ?? solver.solve(draft.stem, laid.options));
  if ((answer !== null && answer.choice !== laid.key) || hasOtherRight(draft, laid))
    return "solver_disagrees";
  const evidence = evidenceOf(draft, passage);
  const others = laid.options.filter((_, index) => index !== laid.key);
  const notes = engine.rationalesFor?.(others, draft, passage, context) ?? [];
  return {
    text: draft.stem,
    ...(shown.context !== undefined && { context: shown.context }),
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

/** A model's options are all meant: fewer are shown only of those it weighed. */
function fewestOthers({ plausibility }: Candidate, { isModel }: Engine): number {
  return isModel === true && plausibility === undefined ? MOST_OTHERS : FEWEST_OTHERS;
}

function hasOtherRight({ alsoRight = [] }: Candidate, { options }: LaidOut): boolean {
  const right = new Set(alsoRight.map((option) => option.toLowerCase()));
  return options.some((option) => right.has(option.toLowerCase()));
}

function optionsOf({ options }: Pick<LaidOut, "options">): Item["options"] {
  return options.map((text, i) => ({ id: i + 1, label: String.fromCharCode(65 + i), text }));
}

/**
 * Removes distractors that the document supports at least as well as the key, by the solver. Where too few would be
 * left the draft stays unchanged, and the solver refuses it.
 */
export function repaired(draft: Candidate, solver: Solver, fewest = FEWEST_OTHERS): Candidate {
  const { stem, key, distractors } = draft;
  const [own = 0, ...others] = solver.support(stem, [key, ...distractors]);
  const sound = distractors.filter((_, i) => (others[i] ?? 0) === 0 || (others[i] ?? 0) < own);
  return sound.length < fewest ? draft : { ...draft, distractors: sound };
}

/** Tolerance for equal probabilities after rounding. */
const GUESS_MARGIN = 0.005;

/**
 * Turns a question of the document into an item: its own words, its options in their order, and the document's key or
 * none. The solver's answer is added beside the key, never in its place: that of when the question was written, or
 * its answer now. It is left out where the rest of the document says nothing on the question.
 */
export function importedItem(found: ReadyItem, passage: Pick<Passage, "part">, solver: Solver): Item {
  const { text, key, explanation, context, needsPicture, tags } = found;
  const { chosen, confidence = null, probabilities = null } = found.solver ?? answerBy(solver, found) ?? {};
  return {
    text,
    options: optionsOf(found),
    groundTruthOptionId: key === null ? null : key + 1,
    aiExplanation: explanation,
    aiChosenOptionId: chosen === undefined ? null : chosen + 1,
    aiConfidence: confidence,
    aiOptionProbs: probabilities,
    source: placeOfReady(found, passage),
    ...definedOnly({ context, needsPicture, tags }),
    kind: "imported",
    score: 1,
    writtenBy: found.writtenBy ?? "document",
  };
}

function answerBy(solver: Solver, { text, options }: ReadyItem): ReadyItem["solver"] {
  const { choice, confidence, probabilities } = solver.solve(text, options);
  const isGuess = options.length < 2 || confidence < 1 / options.length + GUESS_MARGIN;
  return isGuess ? undefined : { chosen: choice, confidence, probabilities };
}
