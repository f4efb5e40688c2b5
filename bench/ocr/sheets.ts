import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../options.ts";

/** A page to print, and what is on it. */
export interface Sheet {
  readonly language: string;
  readonly html: string;
  /** Its text, a line for each heading, paragraph and table row. */
  readonly reference: string;
}

export type Layout = "plain" | "columns" | "table";

const TEXTS = path.join(ROOT, "fixtures/texts");
const HEAD = /^---\n.*?\n---\n/s;
/** So many fit on a page at 11 points; in Japanese a character is twice as wide. */
const PAGE_CHARS = 2_300;
const PAGE_CHARS_JAPANESE = 1_000;
/** Formulas and tables need a reader of their own; this measures running text. */
const OTHERS = /^(?:\||\$\$|!|```|\[\^|<)|\$/;

interface Part {
  readonly tag: "h1" | "h2" | "p" | "li";
  readonly text: string;
}

/** Pages of the project's texts in six languages, at most so many of each. */
export function sheetsOf(layout: Layout, perLanguage: number): Sheet[] {
  const files = readdirSync(TEXTS).filter((name) => /^(?:en|pl|de|es|uk|ja)-/.test(name));
  return files.flatMap((name) => {
    const language = name.slice(0, 2);
    const parts = partsOf(readFileSync(path.join(TEXTS, name), "utf8").replace(HEAD, ""));
    return pagesOf(parts, language)
      .slice(0, perLanguage)
      .map((page) => sheetOf(page, { language, layout }));
  });
}

function partsOf(source: string): Part[] {
  return source
    .split(/\n\s*\n|\n(?=- |\d+\. )/)
    .map((block) => block.trim().replace(/\s*\n\s*/g, " "))
    .filter((block) => block !== "" && !OTHERS.test(block))
    .map((block) => {
      const [, marks = ""] = /^(#+) /.exec(block) ?? [];
      const text = block
        .replace(/^(?:#+|-|\d+\.) /, "")
        .replace(/\*\*|\[\^[^\]]*\]|\{[^}|]*\|([^}]*)\}/g, "$1");
      const tag = marks === "" ? (/^(?:- |\d+\. )/.test(block) ? "li" : "p") : marks === "#" ? "h1" : "h2";
      return { tag, text: text.normalize("NFC") } as const;
    });
}

function pagesOf(parts: readonly Part[], language: string): Part[][] {
  const most = language === "ja" ? PAGE_CHARS_JAPANESE : PAGE_CHARS;
  const pages: Part[][] = [[]];
  let chars = 0;
  for (const part of parts) {
    if (chars + part.text.length > most) {
      pages.push([]);
      chars = 0;
    }
    chars += part.text.length + (part.tag === "p" ? 60 : 140);
    pages.at(-1)?.push(part);
  }
  return pages.filter((page) => page.reduce((sum, { text }) => sum + text.length, 0) > most / 2);
}

const FIGURES: readonly (readonly string[])[] = [
  ["A", "1 250", "37,5"],
  ["B", "4 190", "12,8"],
  ["C", "900", "64,2"],
  ["D", "13 534", "8,1"],
];

function sheetOf(parts: readonly Part[], { language, layout }: { language: string; layout: Layout }): Sheet {
  const columns = layout === "columns" ? "columns: 2; column-gap: 24pt; hyphens: auto;" : "";
  const shown = layout === "table" ? parts.slice(0, Math.ceil(parts.length / 2)) : parts;
  const words = shown.flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []);
  const rows =
    layout === "table" ? FIGURES.map(([, ...figures], index) => [words[7 * index] ?? "", ...figures]) : [];
  const table = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("");
  const body = shown.map(({ tag, text }) => `<${tag}>${text}</${tag}>`).join("\n");
  const html = `<section lang="${language}" style="${columns}">${body}${table && `<table>${table}</table>`}</section>`;
  const lines = [...shown.map(({ text }) => text), ...rows.map((row) => row.join(" "))];
  return { language, html, reference: lines.join("\n") };
}
