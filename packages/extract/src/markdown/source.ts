/** Text in Markdown files that is not Markdown: handled before and after parsing. */

const FRONT_MATTER =
  /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n([\s\S]{0,20000}?)\r?\n(?:---|\+\+\+|\.\.\.)[ \t]*(?:\r?\n|$)/;
const TITLE = /^title\s*[:=]\s*["']?(.{1,300}?)["']?\s*$/im;
/** Markers of pandoc's divisions, tables of contents and site generators, each on a line of its own. */
const DIRECTIVES =
  /^[ \t]{0,3}(?::{3,}[^\n]{0,200}|\[\[?_?toc_?\]?\]|\{[%:][^\n]{0,200}\}|\{\{[<%][^\n]{0,200}\}\}|%%[^\n]{0,200}%%)[ \t]*$/gim;
/** Code, which is kept, or a comment of note-taking programs: "%%ask the teacher%%". */
const COMMENT =
  /(?<code>^(?<fence>```|~~~)[\s\S]*?^\k<fence>|`[^`\n]*`)|(?<![\p{L}\p{N}%])%%(?!%)[^%]{0,2000}(?:%(?!%)[^%]{0,2000})*%%(?![\p{L}\p{N}%])/gmu;
/** "{{c1::Ebb}}", "{{c1::Ebb::hint}}": the hidden text of a flash card. */
const CLOZE = /\{\{c\d{1,3}::((?:(?!::|\}\})[^\n]){1,500})(?:::[^{}\n]{0,200})?\}\}/gu;
const HIGHLIGHTED = /^(?=\S)[^=]{1,80}$/u;
/** "^block1" and tags at the end of a line serve links and searches. */
const LINE_END_MARKS = /(?:(?:^|[ \t])(?:\^[\w-]{1,60}|#\p{L}[\p{L}\p{N}_/-]{0,60}))+[ \t]*$/u;
const LINE_END_CHARS = 300;
const EMBEDDED_NOTE = /!\[\[[^[\]\n]{0,200}\]\]/g;
const WIKI_LINK = /\[\[(?:[^[\]|\n]{0,200}\|)?([^[\]|\n]{1,200})\]\]/g;
/** "[!note]" before a callout, "[x]" before a task, "{#anchor .class}" after a heading. */
const CALLOUT = /^\s*\[![\w-]{1,40}\][+-]?/;
const TASK = /^\s*\[([ xX])\]\s+/;
const HEADING_ATTRIBUTES = /\s*\{[#.][^{}\n]{0,200}\}\s*$/;

/** An AsciiDoc table with title and attributes: manuals written in AsciiDoc are also named .md. */
const ASCIIDOC_TABLE =
  /^(?:\.(?<title>\S[^\n]{0,200}?)[ \t]*\r?\n)?(?:\[[^\]\n]{0,200}\][ \t]*\r?\n)?\|={3,}[ \t]*\r?\n(?<body>[\s\S]*?)^\|={3,}[ \t]*$/gm;
/** The text between two bars; an escaped bar, or one in code, does not count. */
const CELL = /(?:\\\||`[^`\n]*`|[^|])+/g;

/** The title in the front matter, and the source without front matter and directives. */
export function splitSource(source: string): { title: string | null; body: string } {
  const matter = FRONT_MATTER.exec(source);
  const isMatter = matter !== null && /^[\w-]+\s*[:=]/m.test(matter[1] ?? "");
  const body = isMatter ? source.slice(matter[0].length) : source;
  const title = isMatter ? (TITLE.exec(matter[1] ?? "")?.[1] ?? null) : null;
  const said = body.includes("%%")
    ? body.replace(COMMENT, (whole, code) => (code === undefined ? "" : whole))
    : body;
  const plain = said.replace(DIRECTIVES, "");
  return { title, body: plain.includes("|===") ? plain.replace(ASCIIDOC_TABLE, asPipeTable) : plain };
}

/** The first line tells how many cells a row has; further cells may be on lines of their own. */
function asPipeTable(...found: unknown[]): string {
  const { title, body = "" } = found.at(-1) as { title?: string; body?: string };
  const [first = ""] = body.trimStart().split("\n");
  const cellsIn = (text: string) =>
    (text.slice(text.indexOf("|") + 1).match(CELL) ?? []).map((cell) =>
      cell
        .trim()
        .replace(/\s+/g, " ")
        .replace(/(?<!\\)\|/g, "\\|"),
    );
  const columns = Math.max(1, cellsIn(first).length);
  const cells = cellsIn(body);
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, column) => cells[row * columns + column] ?? ""),
  );
  const lines = [...rows.slice(0, 1), Array(columns).fill("---"), ...rows.slice(1)];
  const table = lines.map((line) => `| ${line.join(" | ")} |`).join("\n");
  return `\n${title === undefined ? "" : `${title}\n\n`}${table}\n`;
}

/**
 * Links between notes, in the syntax of Obsidian and wikis, are replaced by their label; the hidden text of a flash card
 * is highlighted.
 */
export function withoutNoteLinks(text: string): string {
  const linked = text.includes("[[") ? text.replace(EMBEDDED_NOTE, "").replace(WIKI_LINK, "$1") : text;
  if (!linked.includes("{{c")) return linked;
  return linked.replace(CLOZE, (_, hidden: string) => (HIGHLIGHTED.test(hidden) ? `==${hidden}==` : hidden));
}

/** For a piece of running text at the end of a line. */
export function withoutLineEndMarks(text: string): string {
  const from = Math.max(0, text.length - LINE_END_CHARS);
  return text.slice(0, from) + text.slice(from).replace(LINE_END_MARKS, "");
}

/** "[x]" before a task as the box that it stands for; null for other text. */
export function boxOf(text: string): string | null {
  const sign = TASK.exec(text)?.[1];
  return sign === undefined ? null : sign === " " ? "☐" : "☑";
}

export function withoutBlockMarks(text: string, { isHeading }: { isHeading: boolean }): string {
  const unmarked = text.replace(CALLOUT, "").replace(TASK, "");
  return isHeading ? unmarked.replace(HEADING_ATTRIBUTES, "") : unmarked;
}
