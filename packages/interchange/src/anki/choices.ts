import type { CarriedQuestion, LossKind } from "@quizmill/contract";
import { picturesIn } from "@quizmill/contract/tables";
import { withWrongAnswers } from "../deck.ts";
import { explained } from "../explained.ts";
import type { HtmlText } from "../html/read-html.ts";
import { readKeys } from "../keys/read-keys.ts";
import { signsIn } from "../keys/signs.ts";
import { withoutLabels } from "../options-in-text.ts";
import { type ChoiceFields, isRight } from "./choice-fields.ts";
import type { Fields } from "./list-fields.ts";

/** What becomes of a note: a question, a card, or nothing, for a reason. */
export type Made =
  | { readonly question: Asked; readonly losses: readonly LossKind[] }
  | { readonly text: string; readonly answer: string; readonly explanation?: string }
  | { readonly text: string; readonly reason: LossKind };

/** A question without what its note says beside it. */
export type Asked = Omit<CarriedQuestion, "section" | "tags" | "needsPicture">;

interface Row {
  readonly text: string;
  /** "" for one that is not there, though others follow. */
  readonly options: readonly string[];
  readonly read: readonly HtmlText[];
}

/** The notes of a type with fields for options, read together. `kind` is the type's name. */
export function madeOfFields(
  fields: ChoiceFields,
  { names, notes, kind }: Fields & { readonly kind: string },
): Made[] {
  const rows = notes.map((read): Row => {
    const options = fields.options.map((i) => read[i]?.text ?? "");
    return { text: read[fields.stem]?.text ?? "", options: optionsOf(options), read };
  });
  const keys = keysOf(rows, fields, names);
  return rows.map((row, i): Made => {
    const { text } = row;
    if (isKprim(row, fields, names, kind)) return { text, reason: "kprim" };
    if (text === "") return { text, reason: "unreadable" };
    return fields.wrong.length > 0 ? withWrong(row, fields) : withOptions(row, fields, keys[i] ?? null);
  });
}

/** A field after the last option is none; one that says the same as another is not there. */
function optionsOf(all: readonly string[]): readonly string[] {
  const distinct = all.map((option, i) => (all.indexOf(option) < i ? "" : option));
  return withoutLabels(distinct.slice(0, all.findLastIndex((option) => option !== "") + 1));
}

const KPRIM = /kprim/i;
const STATEMENTS = /^(?:statement|aussage|stwierdzenie|twierdzenie|afirmaci[óo]n|твердження|affirmation)/i;

/** Statements that are judged one by one. */
function isKprim({ read }: Row, fields: ChoiceFields, names: readonly string[], kind: string): boolean {
  const told = read[fields.kind]?.text ?? "";
  const name = names[fields.kind] ?? "";
  if (fields.kind >= 0) return KPRIM.test(told) || (told === "0" && /kprim|^q[ _-]?type/i.test(name));
  return (
    (KPRIM.test(kind) && !/\b(?:mc|sc)\b/i.test(kind)) ||
    (fields.truths.length > 0 && STATEMENTS.test(names[fields.options[0] ?? -1] ?? ""))
  );
}

/** The digits of the add-on are positions, whatever numbers the options are. */
const DIGITS = /^[01\s]*$/;

/** Of each row what its fields of keys say together; null where they cannot be read, or say different things. */
function keysOf(
  rows: readonly Row[],
  { keys, truths, options, kind }: ChoiceFields,
  names: readonly string[],
): (readonly number[] | null)[] {
  if (truths.length > 0)
    return rows.map(({ read }) => truths.flatMap((at, i) => (isRight(read[at]?.text ?? "") ? [i] : [])));
  const toldIn = ({ read }: Row, at: number) => read[at]?.text ?? "";
  const byField = keys.map((at) => {
    const areDigits = kind >= 0 && rows.every((row) => DIGITS.test(toldIn(row, at)));
    return readKeys(
      rows.map((row) => ({
        options: areDigits ? row.options.map((option) => option && "option") : row.options,
        // What a note without options says is no key.
        told: row.options.length === 0 ? "" : toldIn(row, at),
      })),
      { key: names[at] ?? "", options: options.map((i) => names[i] ?? "") },
    );
  });
  return rows.map((_, i) => {
    const found = byField.map((own) => own[i] ?? null);
    const told = found.filter((key) => key !== null && key.length > 0);
    if (told.length === 0) return found.includes(null) ? null : [];
    return told.every((key) => `${key}` === `${told[0]}`) ? (told[0] ?? null) : null;
  });
}

function withOptions(row: Row, fields: ChoiceFields, key: readonly number[] | null): Made {
  const { text, options, read } = row;
  const filled = options.flatMap((option, i) => (option === "" ? [] : [i]));
  const told = fields.keys.map((i) => read[i]?.text ?? "").find((words) => words !== "") ?? "";
  const isAnswer = filled.length === 0 && told !== "" && signsIn(told) === null;
  if (isAnswer) return { text, answer: told };
  if (filled.length < 2) return { text, reason: "fewOptions" };
  const kept = filled.map((i) => options[i] ?? "");
  const right = (key ?? []).map((i) => filled.indexOf(i));
  return asked({ text, options: kept, key: right }, row, fields, filled);
}

function withWrong({ text, read, ...row }: Row, fields: ChoiceFields): Made {
  const textsOf = (at: readonly number[]) => [
    ...new Set(at.map((i) => read[i]?.text ?? "").filter((words) => words !== "")),
  ];
  const right = textsOf(fields.keys);
  const wrong = textsOf(fields.wrong).filter((option) => !right.includes(option));
  const [answer] = right;
  if (answer === undefined) return { text, reason: "noKey" };
  if (wrong.length === 0) return { text, answer };
  return asked({ text, ...withWrongAnswers(text, right, wrong) }, { text, read, ...row }, fields, []);
}

/** With what the note explains. `places` are those of the options among the type's fields. */
function asked(question: Asked, { read }: Row, fields: ChoiceFields, places: readonly number[]): Made {
  const textAt = (i: number | undefined) => read[i ?? -1]?.text ?? "";
  const { options, key } = question;
  const context = textAt(fields.context);
  const together = (at: readonly number[]) =>
    at
      .map(textAt)
      .filter((words) => words !== "")
      .join("\n");
  // What stands behind the options may show the answer.
  const [first = -1] = [...fields.options, ...fields.wrong];
  const pictures = fields.pictures.filter((i) => picturesIn(textAt(i)).length > 0);
  const text = [question.text, ...pictures.filter((i) => i < first).map(textAt)].join("\n");
  const general = together([...fields.explanations, ...pictures.filter((i) => i > first)]);
  const ofOptions = options.map((_, i) => textAt(fields.beside[places[i] ?? -1]));
  const { text: explanation, hasOthers } = explained({ general, options, key, ofOptions });
  return {
    question: {
      ...question,
      text,
      ...(context !== "" && { context }),
      ...(explanation !== "" && { explanation }),
    },
    losses: [
      ...(key.length === 0 ? ["noKey" as const] : []),
      ...(hasOthers ? ["optionFeedback" as const] : []),
    ],
  };
}
