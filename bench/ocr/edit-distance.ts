/** The least number of characters to insert, remove or replace that makes one text of the other (Levenshtein 1966). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  let row = new Uint32Array(b.length + 1);
  for (const [y, char] of a.entries()) {
    row[0] = y + 1;
    for (let x = 1; x <= b.length; x += 1) {
      const replaced = (before[x - 1] ?? 0) + (char === b[x - 1] ? 0 : 1);
      row[x] = Math.min(replaced, (before[x] ?? 0) + 1, (row[x - 1] ?? 0) + 1);
    }
    [before, row] = [row, before];
  }
  return before[b.length] ?? 0;
}
