const QUOTED = /"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'/g;
const LABEL = /(?:^|\s)\(?([A-Ha-hА-Да-д]|[1-8])[).:]\s+/gu;

/** The options that one cell has, as people and programs write lists; the cell itself if it is none. */
export function listIn(cell: string): string[] {
  const text = cell.trim();
  if (/^\[[\s\S]*\]$/.test(text)) {
    const quoted = [...text.matchAll(QUOTED)].map(([, double, single]) => double ?? single ?? "");
    if (quoted.length > 0) return quoted.map((item) => item.replaceAll(/\\(["'\\])/g, "$1").trim());
  }
  return labelledIn(text) ?? partsIn(text);
}

/** What a cell has between the signs that people put there: lines or semicolons, commas only where there are no others. */
export function partsIn(cell: string): string[] {
  const between = [/[;\n]/, /\|/, /[,、，；]/].find((sign) => sign.test(cell)) ?? "\n";
  return cell
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== "");
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
