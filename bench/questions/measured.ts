/** The output of the measuring scripts beside the project, as values. */

/** A row of a table by its column headings; "set", "book" and "document" are the name. */
export type Row = Readonly<Record<string, string>>;

/** The flaws of one set of generated questions. Shares are 0..1. */
export interface FlawTable {
  readonly name: string;
  readonly questions: number;
  readonly reject: number;
  readonly anyFlaw: number;
  readonly duplicateOptions: number;
  readonly keyLongest: number;
  readonly keyPositions: readonly number[];
}

export interface Measured {
  readonly passages: readonly Row[];
  /**
   * SciQ: the share with the human key among the first 1, 3, 5 and 10 keys, then the shares that solver and guesser get
   * right.
   */
  readonly sciq: readonly number[];
  readonly books: readonly Row[];
  readonly documents: readonly Row[];
  readonly distractors: readonly Row[];
  readonly flaws: readonly FlawTable[];
}

export function readMeasured(output: string): Measured {
  const lines = output.split("\n");
  const tableUnder = (letter: string) => tableFrom(lines, `${letter}. `);
  return {
    passages: tableUnder("A"),
    sciq: sciqFigures(lines.find((line) => line.startsWith("B. ")) ?? ""),
    books: tableUnder("C"),
    documents: tableUnder("D"),
    distractors: tableUnder("E"),
    flaws: output
      .split(/^== /mu)
      .slice(1)
      .map((block) => flawTable(block)),
  };
}

/** "97.5%" and "97.5 %" are 0.975; "-" and undefined are NaN. */
export function shareOf(text: string | undefined): number {
  return Number.parseFloat(text ?? "") / 100;
}

/** Two or more spaces separate columns; a line of dashes is under their headings. */
function tableFrom(lines: readonly string[], title: string): Row[] {
  const start = lines.findIndex((line) => line.startsWith(title));
  const heads = (lines[start + 1] ?? "").split(/\s{2,}/u);
  if (start < 0 || !/^-{3}/u.test(lines[start + 2] ?? "")) return [];
  const rows: Row[] = [];
  for (const line of lines.slice(start + 3)) {
    const cells = line.split(/\s{2,}/u);
    if (cells.length !== heads.length) break;
    rows.push(Object.fromEntries(heads.map((head, i) => [head, cells[i] ?? ""])));
  }
  return rows;
}

function sciqFigures(line: string): number[] {
  const keys = /exact @1\/3\/5\/10 = ([^;]+);/u.exec(line)?.[1]?.split("/") ?? [];
  const solver = /solver with text\s+([\d.]+)%, text-blind guesser\s+([\d.]+)%/u.exec(line)?.slice(1) ?? [];
  return [...keys, ...solver].map((text) => shareOf(text));
}

function flawTable(block: string): FlawTable {
  const figure = (pattern: RegExp) => pattern.exec(block)?.[1] ?? "";
  return {
    name: figure(/^(\S+)/u),
    questions: Number(figure(/\(n=(\d+)/u)),
    reject: shareOf(figure(/items to reject\s+([\d.]+)%/u)),
    anyFlaw: shareOf(figure(/items with >=1 flaw\s+([\d.]+)%/u)),
    duplicateOptions: Number(figure(/^duplicate_options\s+\w+\s+(\d+)/mu)),
    keyLongest: shareOf(figure(/key strictly longest\s+([\d.]+)%/u)),
    keyPositions: figure(/^key position ([\d/]+)/mu)
      .split("/")
      .map(Number),
  };
}
