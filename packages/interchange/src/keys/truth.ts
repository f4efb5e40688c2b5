import { plain } from "./signs.ts";

const TRUE =
  /^(?:true|t|yes|right|correct|prawda|prawdziwe|tak|wahr|richtig|ja|verdadero|cierto|s[ií]|правда|правильно|вірно|так|true|vrai|oui|正しい|正|はい|○|〇|◯|1)$/iu;
const FALSE =
  /^(?:false|f|no|wrong|incorrect|fałsz|fałszywe|nie|falsch|nein|falso|неправда|неправильно|невірно|хибно|хибне|ні|faux|non|誤り|誤|間違い|正しくない|いいえ|×|✕|✗|0)$/iu;

/** Whether a word says that a sentence is true; null for other words. */
export function truthOf(word: string): boolean | null {
  const bare = plain(word).replace(/[.。!]$/u, "");
  return TRUE.test(bare) ? true : FALSE.test(bare) ? false : null;
}
