import { plain } from "./signs.ts";

/** What says that a sentence is true, and what says that it is false. */
const PAIRS = [
  ...["true false", "t f", "yes no", "y n", "right wrong", "correct incorrect"],
  ...["prawda fałsz", "prawdziwe fałszywe", "prawdziwa fałszywa", "tak nie", "p f"],
  ...["wahr falsch", "richtig falsch", "ja nein", "w f", "r f"],
  ...["verdadero falso", "verdadera falsa", "cierto falso", "sí no", "si no", "v f"],
  ...["правда неправда", "правильно неправильно", "вірно невірно", "правильне неправильне", "так ні"],
  ...["正しい 誤り", "正しい 間違い", "正 誤", "はい いいえ", "○ ×", "〇 ×", "◯ ✕", "まる ばつ"],
  ...["vrai faux", "oui non", "juste faux", "1 0"],
].map((pair): readonly string[] => pair.split(" "));

const bareOf = (word: string) =>
  plain(word)
    .toLowerCase()
    .replace(/[.。!]$/u, "");

/** Whether a word says that a sentence is true; null for other words. */
export function truthOf(word: string): boolean | null {
  const bare = bareOf(word);
  const pair = PAIRS.find((words) => words.includes(bare));
  return pair === undefined ? null : pair[0] === bare;
}

/** The words of two options, true and false, as a column writes them; null where it says something else. */
export function truthWords(column: readonly string[]): readonly [string, string] | null {
  const told = column.map((word) => ({ word: word.trim(), truth: truthOf(word) }));
  const isTruth = told.filter(({ truth }) => truth !== null).length >= 0.8 * told.length;
  const [yes, no] = [true, false].map((wanted) => told.find(({ truth }) => truth === wanted)?.word);
  if (!isTruth || (yes === undefined && no === undefined)) return null;
  // A lone number says nothing.
  if ((yes === undefined && no === "0") || (yes === "1" && no === undefined)) return null;
  return [yes ?? partner(no ?? ""), no ?? partner(yes ?? "")];
}

function partner(word: string): string {
  const bare = bareOf(word);
  const other = PAIRS.find((words) => words.includes(bare))?.find((one) => one !== bare) ?? "";
  if (word.length > 1 && word === word.toUpperCase()) return other.toUpperCase();
  const isCapital = word[0] !== word[0]?.toLowerCase();
  return isCapital ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
}
