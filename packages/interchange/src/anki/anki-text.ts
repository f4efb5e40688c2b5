import type { CarriedQuestion } from "@quizmill/contract";
import { parse } from "csv-parse/sync";
import { type FileToRead, NotReadable, type ReadNote, type ReadQuestions, type WriteSet } from "../format.ts";
import { readHtml } from "../html/read-html.ts";
import { escapeHtml, explanationHtml, htmlOf, stemHtml } from "../html/write-html.ts";
import { TextBytes } from "../text-bytes.ts";
import { beginning, letterOf } from "../tidy.ts";
import { fieldsOfType } from "./field-names.ts";
import { notesAsQuestions } from "./notes.ts";
import { deckPart, guidOf, withoutCommands } from "./write-apkg.ts";

const OPTIONS_CLASS = "quizmill-options";

const field = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** For Anki's "Basic" notes: stem and options in front, the right one, explanation and quote behind. */
export const writeAnkiText: WriteSet = (set) => {
  const { title, questions } = set;
  const guids = new Set<string>();
  const head = [
    "#separator:tab",
    "#html:true",
    "#guid column:1",
    "#notetype:Basic",
    "#deck column:2",
    "#tags column:5",
  ];
  const out = new TextBytes();
  out.lines(head);
  for (const question of questions) {
    const deck = [
      deckPart(title) || "Quizmill",
      ...(question.section === undefined ? [] : [deckPart(question.section)]),
    ];
    const row = [
      guidOf(set, question, guids),
      field(deck.join("::")),
      field(withoutCommands(frontOf(question))),
      field(withoutCommands(backOf(question))),
      field((question.tags ?? []).join(" ")),
    ];
    out.lines([row.join("\t")]);
  }
  return out.bytes();
};

function frontOf(question: CarriedQuestion): string {
  const options = question.options.map((option) => `<li>${htmlOf(option)}</li>`).join("");
  return `${stemHtml(question)}<ol class="${OPTIONS_CLASS}" type="A">${options}</ol>`;
}

function backOf(question: CarriedQuestion): string {
  const { options, key } = question;
  const right = key.map((i) => `<b>${letterOf(i)}</b> ${htmlOf(options[i] ?? "")}`).join("<br>");
  const letters = escapeHtml(key.map(letterOf).join(" "));
  return `<div class="quizmill-key" data-key="${letters}">${right}</div>${explanationHtml(question)}`;
}

const MAX_RECORD_CHARS = 1_000_000;
const SEPARATORS: Readonly<Record<string, string>> = {
  tab: "\t",
  comma: ",",
  semicolon: ";",
  pipe: "|",
  colon: ":",
  space: " ",
};

/** Anki wrote no headers once, and tags behind the two fields of a basic note. */
const WITHOUT_HEADERS = { guid: -1, noteType: -1, deck: -1, tags: 2 };

/** Reads Anki's text files: notes of ours as they were, others as `notesAsQuestions` says. */
export function readAnkiText({ text }: Pick<FileToRead, "text">): ReadQuestions {
  const lines = (text ?? "").replace(/^\uFEFF/, "");
  const headers = headersOf(lines);
  const rows = rowsOf(headers.body, headers.separator);
  const special = [headers.guid, headers.noteType, headers.deck, headers.tags];
  const notes: ReadNote[] = [];
  const questions: { question: CarriedQuestion; number: number }[] = [];
  const others = rows.flatMap((row, i) => {
    const own = row.filter((_, column) => !special.includes(column));
    const about = {
      section: sectionOf(row[headers.deck]),
      tags: (row[headers.tags] ?? "").split(" ").filter(Boolean),
    };
    const question = ownQuestion(own, about);
    if (question !== null) {
      const isKnown = question.key.every((index) => index < question.options.length);
      if (!isKnown)
        notes.push({ number: i + 1, stem: beginning(question.text), kind: "noKey", effect: "lost" });
      questions.push({ question: isKnown ? question : { ...question, key: [] }, number: i + 1 });
      return [];
    }
    const fields = own.map((value) => (headers.isHtml ? value : escapeHtml(value)));
    const typeName = row[headers.noteType] ?? headers.type;
    const type = typeName || `${row[headers.deck] ?? ""}\t${fields.length}`;
    const columns = headers.columns?.filter((_, column) => !special.includes(column));
    const names = columns ?? fieldsOfType(typeName);
    return [{ number: i + 1, type, typeName, names, fields, ...about }];
  });
  const made = notesAsQuestions(others);
  const all = [...questions, ...made.questions].sort((a, b) => a.number - b.number);
  return {
    set: { title: headers.title, questions: all.map(({ question }) => question) },
    numbers: all.map(({ number }) => number),
    total: rows.length,
    notes: [...notes, ...made.notes],
  };
}

function headersOf(text: string) {
  let at = 0;
  const found = new Map<string, string>();
  for (
    let line = /^#([^:\n]+):(.*)\r?\n/.exec(text);
    line !== null;
    line = /^#([^:\n]+):(.*)\r?\n/.exec(text.slice(at))
  ) {
    found.set((line[1] ?? "").toLowerCase().trim(), (line[2] ?? "").trim());
    at += line[0].length;
  }
  if (found.size === 0) {
    const isHtml = /<(?:br|div|b|i|ul|ol|p|img)\b[^<>]{0,200}>|&(?:nbsp|lt|gt|amp);/i.test(text);
    return {
      body: text,
      separator: "\t",
      isHtml,
      columns: undefined,
      ...WITHOUT_HEADERS,
      type: "",
      title: "",
    };
  }
  const column = (name: string) => Number(found.get(`${name} column`) ?? 0) - 1;
  const named = found.get("separator") ?? "tab";
  const separator = SEPARATORS[named.toLowerCase()] ?? (named.length === 1 ? named : "\t");
  const columns = found.get("columns")?.split(separator);
  return {
    body: text.slice(at),
    separator,
    isHtml: found.get("html") === "true",
    columns,
    guid: column("guid"),
    noteType: column("notetype"),
    deck: column("deck"),
    tags: column("tags"),
    type: found.get("notetype") ?? "",
    title: found.get("deck") ?? "",
  };
}

function rowsOf(text: string, delimiter: string): string[][] {
  try {
    return parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      comment: "#",
      comment_no_infix: true,
      max_record_size: MAX_RECORD_CHARS,
    }) as string[][];
  } catch (error) {
    throw new NotReadable("damaged", { cause: error });
  }
}

/** In collections of newer schemas this parts the names of decks. */
const NEW_SEPARATOR = "\u001f";

/** The last part of a deck's name, where it has several. */
export function sectionOf(deck: string | undefined): string | undefined {
  const parts = (deck ?? "")
    .replaceAll(NEW_SEPARATOR, "::")
    .split("::")
    .map((part) => part.trim());
  return parts.length > 1 ? parts.at(-1) || undefined : undefined;
}

function ownQuestion(
  [front = "", back = ""]: readonly string[],
  { section, tags }: { section: string | undefined; tags: string[] },
): CarriedQuestion | null {
  const at = front.indexOf(`<ol class="${OPTIONS_CLASS}"`);
  const key = /<div class="quizmill-key" data-key="([A-Z ]*)">/.exec(back);
  const end = back.indexOf("</div>");
  if (at < 0 || key === null || end < 0) return null;
  const stem = readHtml(front.slice(0, at));
  const told = readHtml(back.slice(end + "</div>".length));
  const options = front
    .slice(at)
    .replace(/^<ol[^>]*>|<\/ol>$/g, "")
    .split("</li>")
    .slice(0, -1)
    .map((item) => readHtml(item.replace(/^<li>/, "")).text);
  return {
    text: stem.text,
    ...(stem.context !== undefined && { context: stem.context }),
    options,
    key: (key[1] ?? "")
      .split(" ")
      .filter(Boolean)
      .map((letter) => letter.charCodeAt(0) - 65),
    ...(told.text !== "" && { explanation: told.text }),
    ...(told.source !== undefined && { source: told.source }),
    ...(section !== undefined && { section }),
    ...(tags.length > 0 && { tags }),
  };
}
