import { readFileSync } from "node:fs";

/** The lines of a section of a file by its name. */
export type Sections = (name: string) => readonly string[];

const LANG = new URL("./lang/", import.meta.url);

/**
 * A file of a language: "[name]" opens a section of lines; empty ones and those behind "# " are for readers. Every
 * section that is asked for must be there, for all languages have the same ones.
 */
export function sectionsOf(file: string): Sections {
  const sections = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(new URL(file, LANG), "utf8").split("\n")) {
    const name = /^\[(\S+)\]$/u.exec(line)?.[1];
    if (name !== undefined) {
      lines = [];
      sections.set(name, lines);
    } else if (line !== "" && !line.startsWith("# ")) lines.push(line);
  }
  return (name) => {
    const found = sections.get(name);
    if (found === undefined) throw new Error(`${file} has no section ${name}`);
    return found;
  };
}

/** The words of lines, "_" for a space inside one. */
export function wordsIn(lines: readonly string[]): string[] {
  return lines
    .flatMap((line) => line.trim().split(/\s+/u))
    .filter(Boolean)
    .map((word) => word.replaceAll("_", " "));
}

const OPENS_GROUP = /(?<!\\)\((?:\?(?:[:=!]|<[=!]|<\w+>))?$/u;

/**
 * The source of an expression: each line is an alternative. A line that opens a group has the alternatives of that in
 * the lines below, until one that begins with its bracket; that one goes on where the group was opened.
 */
export function sourceOf(lines: readonly string[]): string {
  let source = "";
  for (const line of lines.map((indented) => indented.trim())) {
    const isFirst = source === "" || OPENS_GROUP.test(source);
    source += isFirst || line.startsWith(")") ? line : `|${line}`;
  }
  return source;
}

/** An expression of lines; without any it matches nothing. */
export function expressionOf(lines: readonly string[], flags: string): RegExp {
  return lines.length === 0 ? NEVER : new RegExp(sourceOf(lines), flags);
}

/** What a language does not have. */
export const NEVER = /(?!)/gu;
