import type { CarriedQuestion, ColumnRole, Evidence, ImportChoices } from "@quizmill/contract";
import { NotReadable, type ReadNote, type ReadQuestions } from "../format.ts";
import { beginning, letterOf, tidyLine, tidyText } from "../tidy.ts";
import { keyReader } from "./table-keys.ts";

/** A table of questions has fewer: of wider ones the first columns are read, longer ones are refused. */
export const MAX_ROWS = 100_000;
export const MAX_COLUMNS = 100;
const SAMPLES = 3;
const SAMPLE_CHARS = 120;

/** What heads a column, in the languages of the product and as other programs write it. */
const HEADINGS: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    "option",
    /^(?:option|choice|answer|antwort|odpowied[źz]|opcja|opci[óo]n|respuesta|варіант|відповідь|選択肢|回答)\s*[-_#]?\s*(?:text\s*)?(?:[a-z]|\d{1,2})$/iu,
  ],
  ["option", /^(?:[a-hA-H]|[1-8]|distractors?\s*\d*|wrong.*\d*|incorrect.*\d*)$/u],
  [
    "key",
    /^(?:key|correct.*|right.*|answers?|solution|richtig.*|lösung|l[öo]sung|poprawn.*|prawid[łl]ow.*|klucz|clave|correcta?|respuesta correcta|ключ|правильн.*|正解.*|答え)$/iu,
  ],
  [
    "stem",
    /^(?:questions?(?:\s*text)?|stem|prompt|item|frage.*|fragetext|pytani[ea].*|tre[śs][ćc].*|pregunta.*|enunciado|запитання|питання|問題.*|設問)$/iu,
  ],
  [
    "explanation",
    /^(?:explanation|feedback|rationale|comment|erkl[äa]rung|wyja[śs]nienie|explicaci[óo]n|пояснення|解説)$/iu,
  ],
  ["context", /^(?:context|passage|kontext|kontekst|contexto|контекст|文脈)$/iu],
  ["quote", /^(?:quote|evidence|zitat|cytat|cita|цитата|引用)$/iu],
  ["page", /^(?:page|seite|strona|p[áa]gina|сторінка|ページ)$/iu],
  ["slide", /^(?:slide|folie|slajd|diapositiva|слайд|スライド)$/iu],
  ["heading", /^(?:heading|überschrift|nagłówek|encabezado|заголовок|見出し)$/iu],
  [
    "section",
    /^(?:section|chapter|category|topic|unit|kapitel|abschnitt|rozdzia[łl]|dzia[łl]|secci[óo]n|cap[íi]tulo|розділ|章)$/iu,
  ],
  ["tags", /^(?:tags?|labels?|schlagw.*|tagi|etiquetas|теги|タグ)$/iu],
];

/**
 * Reads a table as questions: what each column is taken for is told by the choices, else by its heading, else by what
 * is in it.
 */
export function readTable(
  rows: readonly (readonly string[])[],
  { columns: chosen }: ImportChoices,
): ReadQuestions {
  if (rows.length > MAX_ROWS) throw new NotReadable("limit");
  const filled = rows.filter((row) => row.slice(0, MAX_COLUMNS).some((value) => value.trim() !== ""));
  const width = filled.reduce((most, row) => Math.max(most, Math.min(row.length, MAX_COLUMNS)), 0);
  const named = headingRoles(filled[0] ?? [], width);
  const hasHead = named !== null || looksLikeHead(filled, width);
  const body = hasHead ? filled.slice(1) : filled;
  const guessed = named ?? contentRoles(body, width);
  const used = Array.from(
    { length: width },
    (_, i): ColumnRole => (chosen === undefined ? (guessed[i] ?? "ignore") : (chosen[i] ?? "ignore")),
  );
  const names = Array.from(
    { length: width },
    (_, i) => (hasHead ? tidyLine(filled[0]?.[i] ?? "") : "") || letterOf(i),
  );
  return {
    ...questionsIn(body, used, names),
    columns: {
      names,
      samples: body
        .slice(0, SAMPLES)
        .map((row) => names.map((_, i) => tidyLine(row[i] ?? "").slice(0, SAMPLE_CHARS))),
      roles: used,
    },
  };
}

/** Null if the first row heads no columns that make questions. */
function headingRoles(row: readonly string[], width: number): ColumnRole[] | null {
  const roles = Array.from({ length: width }, (_, i): ColumnRole => {
    // "Answer 1 - max 75 characters"
    const name = tidyLine((row[i] ?? "").slice(0, SAMPLE_CHARS)).replace(/ [-–] .*$/u, "");
    return HEADINGS.find(([, pattern]) => pattern.test(name))?.[0] ?? "ignore";
  });
  return roles.includes("stem") && roles.some((role) => role === "option" || role === "key") ? roles : null;
}

/** Whether the first row only names the columns: below it a column has nothing but letters or numbers. */
function looksLikeHead([head = [], ...body]: readonly (readonly string[])[], width: number): boolean {
  const isSign = (value = "") => /^(?:[A-Za-z]|\d+)$/.test(value.trim());
  return Array.from({ length: width }, (_, i) => i).some(
    (i) =>
      !isSign(head[i]) && body.length > 0 && body.filter((row) => isSign(row[i])).length >= 0.8 * body.length,
  );
}

/** Without headings: the longest column asks, a column of letters or numbers names the right option. */
function contentRoles(rows: readonly (readonly string[])[], width: number): ColumnRole[] {
  const lengths = Array.from({ length: width }, (_, i) =>
    rows.reduce((sum, row) => sum + (row[i] ?? "").trim().length, 0),
  );
  const share = (i: number, test: RegExp) =>
    rows.filter((row) => test.test((row[i] ?? "").trim())).length / Math.max(1, rows.length);
  const keys = lengths.flatMap((_, i) => (share(i, /^[A-Ha-h1-8](?:[ ,;][A-Ha-h1-8])*$/) > 0.8 ? [i] : []));
  const numbered = keys[0] === 0 && share(0, /^\d+$/) > 0.8 && keys.length > 1 ? 0 : -1;
  const key = keys.filter((i) => i !== numbered).at(-1) ?? -1;
  const stem = lengths.reduce(
    (best, length, i) => (i !== key && length > (lengths[best] ?? -1) ? i : best),
    0,
  );
  return lengths.map((_, i) => {
    if (i === key) return "key";
    if (i === stem) return "stem";
    return i === numbered || i < stem || (key > stem && i > key) ? "ignore" : "option";
  });
}

function questionsIn(
  rows: readonly (readonly string[])[],
  roles: readonly ColumnRole[],
  names: readonly string[],
) {
  const questions: CarriedQuestion[] = [];
  const numbers: number[] = [];
  const notes: ReadNote[] = [];
  const places = Map.groupBy(roles.keys(), (i) => roles[i] ?? "ignore");
  const optionsIn = (row: readonly string[]) => {
    const all = (places.get("option") ?? []).map((i) => tidyText(row[i] ?? ""));
    return all.slice(0, all.findLastIndex((option) => option !== "") + 1);
  };
  const readKey = keyReader(
    rows.map((row) => ({
      options: optionsIn(row),
      told: (places.get("key") ?? []).map((i) => row[i] ?? ""),
    })),
    {
      keys: (places.get("key") ?? []).map((i) => names[i] ?? ""),
      options: (places.get("option") ?? []).map((i) => names[i] ?? ""),
    },
  );
  for (const [index, row] of rows.entries()) {
    const number = index + 1;
    const first = (role: ColumnRole) => tidyText(row[places.get(role)?.[0] ?? -1] ?? "");
    const text = first("stem");
    const { options, key, isWrong } = readKey(index);
    if (text === "" || options.length < 2 || options.includes("")) {
      notes.push({
        number,
        stem: beginning(text),
        kind: text === "" ? "unreadable" : "fewOptions",
        effect: "leftOut",
      });
      continue;
    }
    if (isWrong) notes.push({ number, stem: beginning(text), kind: "noKey", effect: "lost" });
    questions.push({ text, options: [...options], key, ...beside(first) });
    numbers.push(number);
  }
  return { set: { title: "", questions }, numbers, total: rows.length, notes };
}

function beside(first: (role: ColumnRole) => string): Partial<CarriedQuestion> {
  const [explanation, context, section] = [
    first("explanation"),
    first("context"),
    tidyLine(first("section")),
  ];
  const tags = first("tags")
    .split(/[;\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
  const source = sourceOf(first);
  return {
    ...(explanation !== "" && { explanation }),
    ...(context !== "" && { context }),
    ...(source !== undefined && { source }),
    ...(section !== "" && { section }),
    ...(tags.length > 0 && { tags }),
  };
}

function sourceOf(first: (role: ColumnRole) => string): Evidence | undefined {
  const quote = first("quote");
  if (quote === "") return undefined;
  const numberOf = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : undefined);
  const [page, slide, heading] = [
    numberOf(first("page")),
    numberOf(first("slide")),
    tidyLine(first("heading")),
  ];
  return {
    quote,
    ...(page !== undefined && { page }),
    ...(slide !== undefined && { slide }),
    ...(heading !== "" && { heading }),
  };
}
