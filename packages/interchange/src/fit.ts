import type { Adaptable, CarriedQuestion, CarriedSet, Fidelity, Loss, LossKind } from "@quizmill/contract";
import {
  ADAPTABLE,
  parseRichText,
  pictureMark,
  type QuestionTexts,
  type RichPart,
  roomOfSet,
  shortened,
  withinBounds,
} from "@quizmill/contract/tables";
import type { Holdings } from "./holdings.ts";
import { mapPictures, namedPictures } from "./pictures-in-texts.ts";
import { beginning, tidyLine } from "./tidy.ts";

type Effect = Loss["effect"];
type Lose = (kind: LossKind, effect: Effect, names?: readonly string[]) => void;

export interface Fitting {
  readonly format: string;
  readonly holds: Holdings;
  /** The losses that are accepted. */
  readonly adapt: readonly Adaptable[];
  /**
   * Whether the product takes them: within its bounds, and with one right option at the most; others are taken without
   * a key.
   */
  readonly isProduct?: boolean;
}

export interface Fitted {
  /** The questions that are carried, as the format holds them. */
  readonly questions: CarriedQuestion[];
  readonly fidelity: Fidelity;
}

/** Of a kind of loss so many questions are listed; all are counted. */
const LISTED = 500;
/** So many names of unknown members are told, and so much of each. */
const NAMED = 20;
const NAME_CHARS = 60;

/** Gathers losses by kind and effect, in the order of `LOSS_KINDS` as they come. */
export class Losses {
  readonly #losses = new Map<string, Loss>();

  add(
    kind: LossKind,
    effect: Effect,
    question: { number: number; stem: string },
    names: readonly string[] = [],
  ): void {
    const id = `${kind} ${effect}`;
    const loss = this.#losses.get(id) ?? { kind, effect, count: 0, questions: [] };
    loss.count += 1;
    if (loss.questions.length < LISTED)
      loss.questions.push({ number: question.number, stem: beginning(question.stem) });
    if (names.length > 0) loss.names = firstNames([...(loss.names ?? []), ...names]);
    this.#losses.set(id, loss);
  }

  /** Members of the set and its file, or sheets of it. */
  addOfFile(names: readonly string[], kind: "moreOfFile" | "sheet" = "moreOfFile"): void {
    const loss: Loss = { kind, effect: "lost", count: names.length, questions: [] };
    this.#losses.set(loss.kind, { ...loss, names: firstNames(names) });
  }

  /** Those that concern whole questions first. */
  list(): Loss[] {
    const rank: Record<Effect, number> = { leftOut: 0, changed: 1, lost: 2 };
    return [...this.#losses.values()].sort((a, b) => rank[a.effect] - rank[b.effect]);
  }
}

function firstNames(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => shortened(tidyLine(name), NAME_CHARS)))].slice(0, NAMED);
}

/** What `fit` does, for a set and what its file has beside the questions. */
export function fitSet(
  { questions, more, moreOfFile }: CarriedSet,
  fitting: Fitting,
  { losses = new Losses(), ...about }: Parameters<typeof fit>[2] = {},
): Fitted {
  const names = Object.keys({ ...moreOfFile, ...more });
  if (!fitting.holds.more && names.length > 0) losses.addOfFile(names);
  return fit(questions, fitting, { ...about, losses });
}

/**
 * Fits questions to what a format holds, and tells of each what it loses. Pure. `numbers` are those of the report;
 * without them the questions are counted from 1.
 */
export function fit(
  questions: readonly CarriedQuestion[],
  fitting: Fitting,
  {
    numbers,
    losses = new Losses(),
    total,
  }: { numbers?: readonly number[]; losses?: Losses; total?: number } = {},
): Fitted {
  const kept: CarriedQuestion[] = [];
  const room = roomOfSet();
  let isFull = false;
  for (const [index, question] of questions.entries()) {
    const where = { number: numbers?.[index] ?? index + 1, stem: question.text };
    const lose: Lose = (kind, effect, names) => losses.add(kind, effect, where, names);
    const fitted: CarriedQuestion | null = isFull ? null : fitOne(question, fitting, lose);
    isFull ||= fitting.isProduct === true && fitted !== null && !room.takes(fitted);
    if (isFull) lose("manyQuestions", "leftOut");
    else if (fitted !== null) kept.push(fitted);
  }
  const fidelity = {
    format: fitting.format,
    questions: total ?? questions.length,
    kept: kept.length,
    losses: losses.list(),
  };
  return { questions: kept, fidelity };
}

/** The question as it is carried; null if it is left out. */
function fitOne(question: CarriedQuestion, fitting: Fitting, lose: Lose): CarriedQuestion | null {
  const { holds } = fitting;
  if (question.text === "") {
    lose("unreadable", "leftOut");
    return null;
  }
  const bounded = fitting.isProduct ? inBounds(question, fitting, lose) : question;
  if (bounded === null) return null;
  const parts = withoutLost(bounded, holds, lose);
  // In the product a question that comes in is imported, whoever changed it elsewhere.
  if (fitting.isProduct && (parts.origin === "edited" || parts.origin === "own")) lose("record", "lost");
  if (parts.text === "") {
    lose("picture", "leftOut");
    return null;
  }
  const sized = inSize(parts, fitting, lose);
  if (sized === null) return null;
  if (holds.overflows?.(sized)) lose("longCard", "changed");
  if (holds.misreads?.(sized)) {
    lose("unreadable", "leftOut");
    return null;
  }
  return sized;
}

/** What is told of a text that is over its bound. */
const OVER: Record<keyof QuestionTexts, LossKind> = {
  text: "longStem",
  options: "longOption",
  explanation: "longExplanation",
  quote: "source",
  heading: "section",
  section: "section",
  context: "context",
  tags: "tags",
};

/** With texts as long as the product's may be, and without the number that another program gave it; null if it is left out. */
function inBounds(
  { source, id: _, ...question }: CarriedQuestion,
  { adapt }: Fitting,
  lose: Lose,
): CarriedQuestion | null {
  const { texts, over } = withinBounds({ ...question, quote: source?.quote, heading: source?.heading });
  const { quote = "", heading, ...bounded } = texts;
  const kinds = [...new Set(over.map((part) => OVER[part]))];
  const refused = kinds.filter((kind) => ADAPTABLE.some((one) => one === kind && !adapt.includes(one)));
  for (const kind of refused) lose(kind, "leftOut");
  if (refused.length > 0) return null;
  for (const kind of kinds) lose(kind, "changed");
  const quoted = { ...source, quote, ...(heading !== undefined && { heading }) };
  return { ...bounded, ...(source !== undefined && { source: quoted }) };
}

/** Takes away what the format does not hold. */
function withoutLost(question: CarriedQuestion, holds: Holdings, lose: Lose): CarriedQuestion {
  const { context, explanation, source, section, tags, more, moreOfOptions, moreOfSource, ...others } =
    question;
  const { writtenBy, origin, solver, needsPicture, ...rest } = others;
  const kept: CarriedQuestion = { ...rest };
  keepContext(kept, context, holds, lose);
  if (explanation !== undefined) {
    if (holds.explanation === false) lose("explanation", "lost");
    else kept.explanation = cutExplanation(explanation, holds, lose);
  }
  const keep = keeper(kept, lose);
  keep("source", source, holds.source);
  // The place of the quote tells the section as well.
  const isTold = !holds.section && holds.source && section === source?.heading;
  if (!isTold) keep("section", section, holds.section);
  keepTags(keep, tags, holds, lose);
  keepRecord(kept, { writtenBy, origin, solver, needsPicture }, holds, lose);
  if (holds.more) Object.assign(kept, pickDefined({ more, moreOfOptions, moreOfSource }));
  else {
    const names = [more, ...(moreOfOptions ?? []), moreOfSource].flatMap((members) =>
      Object.keys(members ?? {}),
    );
    if (names.length > 0) lose("more", "lost", names);
  }
  return inPlainWords(kept, holds, lose);
}

function pickDefined<T extends object>(members: T): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>;
}

type Keep = <Key extends "source" | "section" | "tags">(
  key: Key,
  value: CarriedQuestion[Key],
  isHeld: boolean,
) => void;

function keeper(kept: CarriedQuestion, lose: Lose): Keep {
  return (key, value, isHeld) => {
    if (value === undefined) return;
    if (isHeld) kept[key] = value;
    else lose(key, "lost");
  };
}

function keepContext(kept: CarriedQuestion, context: string | undefined, holds: Holdings, lose: Lose): void {
  if (context === undefined) return;
  if (holds.context === true) kept.context = context;
  else if (holds.context === "inStem") {
    kept.text = `${context}\n\n${kept.text}`;
    lose("contextInStem", "changed");
  } else lose("context", "lost");
}

function keepTags(
  keep: Keep,
  tags: readonly string[] | undefined,
  { tags: held }: Holdings,
  lose: Lose,
): void {
  if (tags === undefined || tags.length === 0) return;
  if (held === true || held === false) {
    keep("tags", [...tags], held);
    return;
  }
  const adapted = tags.map((tag) => tag.replaceAll(/\s+/g, "_"));
  if (adapted.join("\n") !== tags.join("\n")) lose("tags", "changed");
  keep("tags", adapted, true);
}

type Recorded = Pick<CarriedQuestion, "writtenBy" | "origin" | "solver" | "needsPicture">;

function keepRecord(
  kept: CarriedQuestion,
  {
    writtenBy,
    origin,
    solver,
    needsPicture,
  }: { readonly [Key in keyof Recorded]: Recorded[Key] | undefined },
  holds: Holdings,
  lose: Lose,
): void {
  if (holds.record) {
    if (writtenBy !== undefined) kept.writtenBy = writtenBy;
    if (origin !== undefined) kept.origin = origin;
    if (solver !== undefined) kept.solver = solver;
    if (needsPicture !== undefined) kept.needsPicture = needsPicture;
    return;
  }
  if (writtenBy !== undefined || origin !== undefined || solver !== undefined) lose("record", "lost");
  if (needsPicture) lose("picture", "lost");
}

function cutExplanation(explanation: string, { explanation: max }: Holdings, lose: Lose): string {
  if (typeof max !== "number" || explanation.length <= max) return explanation;
  lose("longExplanation", "changed");
  return shortened(explanation, max);
}

/** Marks and line breaks, where the format has none of them. */
function inPlainWords(carried: CarriedQuestion, holds: Holdings, lose: Lose): CarriedQuestion {
  const { pictures } = holds;
  const keeps = typeof pictures === "function" ? pictures : () => pictures;
  const isLost = !namedPictures(carried).every(keeps);
  if (isLost) lose("picture", "lost");
  const question = isLost
    ? mapPictures(carried, (picture) => (keeps(picture.hash) ? pictureMark(picture) : picture.alt))
    : carried;
  const { context, explanation } = question;
  const texts = [question.text, ...question.options, context ?? "", explanation ?? ""];
  const kinds = new Set(texts.flatMap(kindsOfParts));
  if (kinds.has("math") && !holds.formula) lose("formula", "changed");
  if (kinds.has("code") && !holds.code) lose("code", "changed");
  if (holds.lines || !texts.some((text) => text.includes("\n"))) return question;
  lose("lines", "changed");
  return {
    ...question,
    text: tidyLine(question.text),
    options: question.options.map(tidyLine),
    ...(context !== undefined && { context: tidyLine(context) }),
    ...(explanation !== undefined && { explanation: tidyLine(explanation) }),
  };
}

function kindsOfParts(text: string): RichPart["kind"][] {
  return /[`$\\]/.test(text) ? parseRichText(text).map(({ kind }) => kind) : [];
}

/** Within the numbers and lengths of the format; null if the question is left out for them. */
function inSize(question: CarriedQuestion, fitting: Fitting, lose: Lose): CarriedQuestion | null {
  const { holds } = fitting;
  const { min, max } = holds.options;
  const faults: Adaptable[] = [];
  const isOver = (text: string, most: number | undefined) => most !== undefined && text.length > most;
  if (question.options.length < min || hasEmpty(question, min)) {
    lose("fewOptions", "leftOut");
    return null;
  }
  if (holds.keys !== "any" && question.key.length === 0) {
    lose("noKey", "leftOut");
    return null;
  }
  if (question.options.length > max) faults.push("manyOptions");
  if (question.key.length > 1 && (holds.keys === "one" || fitting.isProduct)) faults.push("severalKeys");
  if (isOver(question.text, holds.stemMaxChars)) faults.push("longStem");
  if (question.options.some((option) => isOver(option, holds.optionMaxChars))) faults.push("longOption");
  if (fitting.isProduct && question.needsPicture) faults.push("picture");
  const refused = faults.filter((kind) => !holds.adaptable.includes(kind) || !fitting.adapt.includes(kind));
  for (const kind of refused) lose(kind, "leftOut");
  if (refused.length > 0) return null;
  for (const kind of faults) lose(kind, "changed");
  return faults.reduce((adapted, kind) => ADAPT[kind](adapted, holds), question);
}

function hasEmpty({ options }: CarriedQuestion, min: number): boolean {
  return min > 0 && options.some((option) => option === "");
}

type Adapt = (question: CarriedQuestion, holds: Holdings) => CarriedQuestion;

const ADAPT: Record<Adaptable, Adapt> = {
  manyOptions: (question, { options: { max } }) => withFewerOptions(question, max),
  severalKeys: (question) => ({ ...question, key: [] }),
  longStem: (question, { stemMaxChars }) => ({
    ...question,
    text: shortened(tidyLine(question.text), stemMaxChars ?? Number.POSITIVE_INFINITY),
  }),
  longOption: (question, { optionMaxChars }) => ({
    ...question,
    options: question.options.map((option) => shortened(option, optionMaxChars ?? Number.POSITIVE_INFINITY)),
  }),
  picture: (question) => question,
};

/** The right options and the first of the others, in their order. */
function withFewerOptions(question: CarriedQuestion, max: number): CarriedQuestion {
  const right = question.key.slice(0, max);
  const keys = new Set(question.key);
  const others = [...question.options.keys()].filter((i) => !keys.has(i));
  const kept = [...right, ...others.slice(0, max - right.length)].sort((a, b) => a - b);
  const { solver, moreOfOptions, ...rest } = question;
  const chosen = solver === undefined ? -1 : kept.indexOf(solver.chosen);
  return {
    ...rest,
    options: kept.map((i) => question.options[i] ?? ""),
    key: right.map((i) => kept.indexOf(i)),
    ...(moreOfOptions !== undefined && { moreOfOptions: kept.map((i) => moreOfOptions[i] ?? {}) }),
    ...(solver !== undefined && chosen >= 0 && { solver: { ...solver, chosen, probabilities: null } }),
  };
}

/** Everything that can be accepted. */
export const ALL_ADAPTED: readonly Adaptable[] = ADAPTABLE;
