/** How a figure is counted, in one form wherever it is named: "１", "2–1" and "3.a" are "1", "2-1" and "3a". */
export function figureNumber(written: string): string {
  const plain = written.normalize("NFKC").toLowerCase();
  return plain.replaceAll(/[‐-―−]/g, "-").replace(/(?<=\d)[.\s]?(?=\p{L}$)/u, "");
}
