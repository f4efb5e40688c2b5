const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  ...{ "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹" },
  ...{ "+": "⁺", "-": "⁻", "−": "⁻", "–": "⁻" },
};
const SUBSCRIPTS: Readonly<Record<string, string>> = {
  ...{ "0": "₀", "1": "₁", "2": "₂", "3": "₃", "4": "₄", "5": "₅", "6": "₆", "7": "₇", "8": "₈", "9": "₉" },
  ...{ "+": "₊", "-": "₋", "−": "₋", "–": "₋" },
};

/** Figures set high or low as the characters Unicode has for that: 10⁶ is not 106. Null where it has none. */
export function raised(text: string, isSuper: boolean): string | null {
  const table = isSuper ? SUPERSCRIPTS : SUBSCRIPTS;
  const characters = [...text.trim()].map((character) => table[character]);
  const isWhole = characters.length > 0 && characters.every((character) => character !== undefined);
  return isWhole ? characters.join("") : null;
}
