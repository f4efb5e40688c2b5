/** Rare characters that are written in kana before the rest of their word, and what follows them there. */
const KANA_FOR_HAN =
  /せん(?=断)|ろ(?=過(?!ぎ|去|程))|(?:ほう|けい|ふっ|よう|ちっ)(?=素(?!早))|りん(?=[酸脂])|すい(?=[臓液])|じん(?=臓)|けん(?=引)|かく(?=[乱拌])|ばい(?=煙)|じゅう(?=器)|ばん(?=回)/uy;
const LONGEST = 3;

/** The kana before a place that belong to the word beginning there: "せん" of "せん断応力"; mostly "". */
export function kanaBefore(text: string, start: number): string {
  for (let length = 1; length <= Math.min(LONGEST, start); length++) {
    KANA_FOR_HAN.lastIndex = start - length;
    const kana = KANA_FOR_HAN.exec(text)?.[0];
    if (kana?.length === length) return kana;
  }
  return "";
}
