import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A document to read, with what is known about it. */
export interface BenchDocument {
  readonly format: string;
  readonly file: string;
  /** Its text according to another reader; null if nothing trustworthy is known. */
  readonly reference: string | null;
  /** Pages or slides, counted by another program. */
  readonly pages: number | null;
}

interface Judgement {
  readonly isWeak: boolean;
  readonly pages: number | null;
}

/** Folders that are not formats: the references, and hostile files. */
const OTHER_FOLDERS = new Set(["ref", "hostile"]);

/**
 * All documents of a folder with `<format>/<file>`, their references in `ref/<format>/<file>.txt` and, in
 * `ref/JUDGED.tsv`, how far each can be trusted.
 */
export function documentsIn(dir: string): BenchDocument[] {
  const judged = judgements(path.join(dir, "ref/JUDGED.tsv"));
  const formats = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_FOLDERS.has(entry.name))
    .map(({ name }) => name);
  return formats.flatMap((format) =>
    readdirSync(path.join(dir, format)).map((name) => {
      const key = `${format}/${name}.txt`;
      const file = path.join(dir, "ref", key);
      const isKnown = existsSync(file) && !judged.get(key)?.isWeak;
      const reference = isKnown ? readFileSync(file, "utf8") : null;
      return { format, file: path.join(dir, format, name), reference, pages: judged.get(key)?.pages ?? null };
    }),
  );
}

function judgements(file: string): Map<string, Judgement> {
  if (!existsSync(file)) return new Map();
  const [head = "", ...rows] = readFileSync(file, "utf8").trimEnd().split("\n");
  const columns = head.split("\t");
  const judged = rows.map((row) => {
    const cells = row.split("\t");
    const cell = (column: string) => cells[columns.indexOf(column)] ?? "";
    const pages = Number.parseInt(cell("pages_or_slides"), 10);
    const isWeak = cell("judged") === "weak";
    return [cell("ref"), { isWeak, pages: Number.isFinite(pages) ? pages : null }] as const;
  });
  return new Map(judged);
}

/** More folders that are not formats: sources, files that must be refused, and files with wrong names. */
const OTHER_FIXTURES = new Set(["texts", "damaged", "odd"]);
const SOURCE_HEAD = /^---\n.*?\n---\n/s;

/**
 * At most this many of the project's own documents for each format. Their sources serve as references. They contain
 * more text than the slides made from them, so the figures only show that the measurement works.
 */
export function fixtureDocuments(fixtures: string, perFormat: number): BenchDocument[] {
  const sources = new Set(readdirSync(path.join(fixtures, "texts")));
  return readdirSync(fixtures, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !OTHER_FIXTURES.has(entry.name))
    .flatMap(({ name: format }) => {
      const files = readdirSync(path.join(fixtures, format));
      const known = files.filter((name) => sources.has(`${path.parse(name).name}.md`));
      return known.slice(0, perFormat).map((name) => {
        const source = path.join(fixtures, "texts", `${path.parse(name).name}.md`);
        const reference = readFileSync(source, "utf8").replace(SOURCE_HEAD, "");
        return { format, file: path.join(fixtures, format, name), reference, pages: null };
      });
    });
}
