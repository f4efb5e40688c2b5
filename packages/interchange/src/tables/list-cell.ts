const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const LABEL = /(?:^|\s)\(?([A-Ha-hА-Да-д]|[1-8])[).:]\s+/gu;

/** The options that each cell of a column has, as people and programs write lists; the cell itself if it is none. */
export function listsIn(cells: readonly string[]): string[][] {
  const lists = cells.map((cell) => quotedIn(cell.trim()) ?? labelledIn(cell.trim()));
  const plain = cells.filter((cell, i) => lists[i] === null && cell.trim() !== "");
  // What parts the options of most rows: a semicolon in one of them parts nothing.
  const between = [/\n/, /\|/, /[;；]/, /[,、，]/].find(
    (sign) => 2 * plain.filter((cell) => sign.test(cell)).length > plain.length,
  );
  return cells.map((cell, i) => lists[i] ?? splitAt(cell, between ?? "\n"));
}

/** ["x", "y"], and as Python writes it. */
function quotedIn(text: string): string[] | null {
  if (!/^\[[\s\S]*\]$/.test(text)) return null;
  const quoted = [...text.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? "");
  return quoted.length === 0 ? null : quoted.map((item) => item.replaceAll(/\\(["'\\])/g, "$1").trim());
}

const splitAt = (cell: string, between: RegExp | string) =>
  cell
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** What a cell has between the signs that people put there: lines or semicolons, commas only where there are no others. */
export function partsIn(cell: string): string[] {
  return splitAt(cell, [/[;\n]/, /\|/, /[,、，；]/].find((sign) => sign.test(cell)) ?? "\n");
}

/** "A) x B) y": with signs that count on from the first. */
function labelledIn(text: string): string[] | null {
  const labels = [...text.matchAll(LABEL)];
  const first = labels[0]?.[1]?.codePointAt(0) ?? 0;
  const isCounted = labels.every(([, sign], i) => sign?.codePointAt(0) === first + i);
  if (labels.length < 2 || labels[0]?.index !== 0 || !isCounted) return null;
  return labels.map((label, i) => {
    const end = labels[i + 1]?.index ?? text.length;
    return text.slice((label.index ?? 0) + label[0].length, end).replace(/[;,|]?\s*$/, "");
  });
}
