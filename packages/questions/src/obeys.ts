import { anyOf } from "@quizmill/language";
import type { Candidate } from "./engine.ts";

/** What somebody put into a document to steer the questions made from it. */
const ORDERS = new RegExp(anyOf("orders"), "iu");

/** How models' servers mark who speaks, and what copies that. */
const SPEAKERS = new RegExp(
  String.raw`<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|(?:^|\n|[.!?] )(?:#{1,4} ?)?(?:${anyOf("speakers")}) ?:`,
  "u",
);

/** Claims about which letter is right: a letter stands for nothing in a document. */
const LETTERS = new RegExp(anyOf("letters"), "u");

/** In a model's own words there is no place for addresses, pictures, mark-up and commands. */
const LINK_OR_CODE = new RegExp(
  [
    String.raw`https?:|\bwww\.|\]\(|\b(?:javascript|vbscript|mailto):|\bdata:\p{L}+\/`,
    String.raw`<(?:img|a|script|iframe|svg|style|object|form|link|meta)\b`,
    String.raw`(?<![\p{L}@])[\p{L}\d-]+\.(?:dev|app|xyz|site|online|top|shop|club|click|page|tk|sh|[a-z]{2}\/)`,
    String.raw`(?<![\p{L}@])[\p{L}\d-]+\.(?:com|net|org|info|biz|io|ru|example)(?![\p{L}\d])`,
    String.raw`\b(?:eval|exec|system|alert)\(|console\.log|\bDROP TABLE\b|\brm -rf\b|\bimport os\b|\bcurl\b[^.]*\|`,
  ].join("|"),
  "iu",
);

/** As a reader sees it: what nobody sees hides nothing, nor do letters in another width. */
function seen(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "").normalize("NFKC");
}

const gives = (text: string) => ORDERS.test(text) || LETTERS.test(text);

/** Whether a text of a document speaks to a model, and not of its subject. */
export function isOrder(text: string): boolean {
  const plain = seen(text);
  return gives(plain) || SPEAKERS.test(plain);
}

/** Whether an item does, repeats or asks about what a document orders its reader to do. */
export function obeysDocument(
  { explanation, quote = "" }: Pick<Candidate, "explanation"> & Partial<Pick<Candidate, "quote">>,
  stem: string,
  options: readonly string[],
): boolean {
  if (explanation === undefined) return [stem, ...options].some(gives);
  const own = [explanation.key, ...explanation.others.map(({ why }) => why)];
  const all = [stem, ...options, ...own];
  // An address may well stand in a document; what is asked about an order is of no use, whatever the words.
  return isOrder(quote) || all.some((text) => isOrder(text) || LINK_OR_CODE.test(seen(text)));
}
