import { readKeys } from "../keys/read-keys.ts";
import { truthOf } from "../keys/truth.ts";
import { roleOfField, type Series, seriesIn } from "./field-names.ts";

/** Which fields of a note type make a question with options. */
export interface ChoiceFields {
  readonly stem: number;
  readonly options: readonly number[];
  /** Wrong answers that are apart from the right one. */
  readonly wrong: readonly number[];
  readonly keys: readonly number[];
  /** Of each option: whether it is right. */
  readonly truths: readonly number[];
  readonly explanations: readonly number[];
  /** Of each option: what is told of it. */
  readonly beside: readonly number[];
  /** Pictures that are apart from the texts. */
  readonly pictures: readonly number[];
  /** What the question refers to; -1 for none. */
  readonly context: number;
  /** Says whether several options may be right, or each is judged alone; -1 for none. */
  readonly kind: number;
}

/** A note's fields as plain text. */
type Texts = readonly string[];

/** So many of the notes must have a key that can be read, before fields without a clear name are believed. */
const CONVINCING = 0.8;

/** What the names of a type's fields, and the notes themselves, tell; null for a type without options. */
export function choiceFields(names: readonly string[], notes: readonly Texts[]): ChoiceFields | null {
  return names.length === 0 ? fieldsByShape(notes) : fieldsByName(names, notes);
}

function fieldsByName(names: readonly string[], notes: readonly Texts[]): ChoiceFields | null {
  const series = seriesIn(names);
  const roles = names.map((name, i) =>
    series.some(({ at }) => at.includes(i)) ? "numbered" : roleOfField(name),
  );
  const at = (role: string) => roles.flatMap((own, i) => (own === role ? [i] : []));
  const ofKind = (kind: Series["kind"]) => series.filter((one) => one.kind === kind).map((one) => one.at);
  const wrong = ofKind("wrong").flat();
  const { options, truths, isSure } = optionsAmong(series, notes);
  if (wrong.length === 0 && options.length === 0) return null;
  const free = roles.flatMap((role, i) => (role === null || role === "picture" ? [i] : []));
  const stem = at("stem")[0] ?? longest(free, notes);
  const right = truths.length > 0 ? [] : ofKind("right").flat();
  const named = [...at("key"), ...right];
  const fields = {
    stem,
    options: wrong.length > 0 ? [] : options,
    wrong,
    truths,
    explanations: at("explanation"),
    beside: ofKind("beside")[0] ?? [],
    pictures: at("picture").filter((i) => i !== stem),
    context: at("context")[0] ?? -1,
    kind: at("kind")[0] ?? -1,
  };
  const keys = named.length > 0 ? named : at("answer");
  const others = free.filter((i) => i !== stem);
  const found = keys.length > 0 || truths.length > 0 ? keys : keyAmong(others, fields, notes);
  const isTold = wrong.length > 0 || truths.length > 0 || isKey(found[0], fields, notes);
  const isBelieved = isSure || (isTold && (named.length > 0 || isAsking(notes, stem)));
  return stem < 0 || !isBelieved ? null : { ...fields, keys: found };
}

/** The numbered fields that hold options: those with a name of options, else any others. */
function optionsAmong(series: readonly Series[], notes: readonly Texts[]) {
  const isTruths = ({ at }: Series) => {
    const told = notes.flatMap((texts) => at.map((i) => texts[i] ?? "").filter((text) => text !== ""));
    return told.length > 0 && told.every((text) => isRight(text) !== null);
  };
  const truths = series.filter(({ kind }) => kind !== "wrong" && kind !== "beside").filter(isTruths);
  const others = series.filter(({ kind }) => kind === "option" || kind === "other");
  const beside = others.find((one) => truths.some((own) => own !== one && own.at.length === one.at.length));
  const own =
    beside === undefined
      ? undefined
      : truths.find((one) => one !== beside && one.at.length === beside.at.length);
  if (beside !== undefined && own !== undefined) return { options: beside.at, truths: own.at, isSure: true };
  const [most] = others.toSorted(
    (a, b) => Number(b.kind === "option") - Number(a.kind === "option") || b.at.length - a.at.length,
  );
  return { options: most?.at ?? [], truths: [], isSure: most?.kind === "option" };
}

/** Whether the words beside an option say that it is right; a mark does, and null stands for other words. */
export function isRight(words: string): boolean | null {
  return /^[x+✓✔☑]$/iu.test(words) ? true : truthOf(words);
}

function longest(fields: readonly number[], notes: readonly Texts[]): number {
  const lengthOf = (i: number) => notes.reduce((sum, texts) => sum + (texts[i] ?? "").length, 0);
  return fields.reduce((best, i) => (best < 0 || lengthOf(i) > lengthOf(best) ? i : best), -1);
}

type Unkeyed = Omit<ChoiceFields, "keys">;

/** A key whose name says nothing: beside the options, and no numbers, which may be anything. */
function keyAmong(fields: readonly number[], unkeyed: Unkeyed, notes: readonly Texts[]): number[] {
  const { options, wrong, stem } = unkeyed;
  if (wrong.length > 0) return fields.slice(0, 1);
  const beside = [Math.max(...options) + 1, Math.min(...options) - 1, stem + 1];
  const found = fields.find(
    (i) =>
      beside.includes(i) && notes.some((texts) => !/^\d*$/.test(texts[i] ?? "")) && isKey(i, unkeyed, notes),
  );
  return found === undefined ? [] : [found];
}

function isKey(
  field: number | undefined,
  { options }: Pick<ChoiceFields, "options">,
  notes: readonly Texts[],
): boolean {
  if (field === undefined) return false;
  const rows = notes
    .map((texts) => ({ told: texts[field] ?? "", options: options.map((i) => texts[i] ?? "") }))
    .filter((row) => row.options.some((option) => option !== ""));
  const found = readKeys(rows).filter((key) => key !== null && key.length > 0);
  return found.length > 0 && found.length >= CONVINCING * rows.length;
}

/** Whether the values only number the notes. */
function isCount(values: readonly string[]): boolean {
  const numbers = values.map(Number);
  return numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? number));
}

/** A stem, two options and a key. */
const FEWEST_FIELDS = 4;
const ASKS = /[?？:：…_]$/u;

/** Fields without names: a question, its options, and a key before or behind them. */
function fieldsByShape(notes: readonly Texts[]): ChoiceFields | null {
  const width = notes.reduce((most, texts) => Math.max(most, texts.length), 0);
  if (width < FEWEST_FIELDS || !isAsking(notes, 0)) return null;
  const places = Array.from({ length: width }, (_, i) => i);
  const forms = [
    ...places.slice(FEWEST_FIELDS - 1).map((key) => ({ key, options: places.slice(1, key) })),
    { key: 1, options: places.slice(2) },
  ];
  const form = forms.find(({ key, options }) => isKey(key, { options }, notes));
  if (form === undefined || isCount(notes.map((texts) => texts[form.key] ?? ""))) return null;
  const explanations = form.key === 1 ? [] : places.slice(form.key + 1);
  return {
    stem: 0,
    options: form.options,
    keys: [form.key],
    explanations,
    wrong: [],
    truths: [],
    beside: [],
    pictures: [],
    context: -1,
    kind: -1,
  };
}

/** Whether the field asks in most of the notes. */
function isAsking(notes: readonly Texts[], field: number): boolean {
  return 2 * notes.filter((texts) => ASKS.test(texts[field] ?? "")).length >= notes.length;
}
