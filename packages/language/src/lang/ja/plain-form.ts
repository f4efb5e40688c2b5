/** Before these a clause ends; elsewhere "ます" is part of something else. */
const AFTER = "(?=$|[。」]|が、|ので|から、|し、)";
const POLITE_VERB = new RegExp(`(?<=(?<before>.{0,3}))(?<last>.)(?<end>ます|ました)${AFTER}`, "gu");
const POLITE_NEGATIVE = new RegExp(`(?<=(?<before>.{0,3}))(?<last>.)(?<end>ません(?:でした)?)${AFTER}`, "gu");
const NOT_THERE = new RegExp(`ありません(でした)?${AFTER}`, "gu");
const POLITE_COPULA = new RegExp(`(?<end>です|でした)${AFTER}`, "gu");
const STILL_POLITE = /ます|ませ|まし(?:た|て|ょ)|です|でし(?:た|て|ょ)/u;

/** Verbs in -iru that stand as those in -ku, -gu … do: with what stands before their last syllable. */
const IN_IRU =
  /(?:[起生尽飽で]き|過ぎ|[落満朽]ち|[伸滅帯浴]び|[試顧省]み|[降下借足]り|[用率報悔老]い|[てで][いみ]|[がもには]い|.じ)$/u;
/** One character before "します": most such verbs end in -su ("示す"), these in -suru. */
const IN_SURU = /(?:^|\P{Script=Han})[対有達属適発反関課接即要在存面]し$/u;
/** What a verb in -su never ends in before its "し". */
const DOES =
  /(?:[\p{Script=Katakana}ーA-Za-z ]|\p{Script=Han}{2}|[をにとくもは化めい]|(?:[いりじ]|[音味声香気])が|[ただ]り)し$/u;
const GOES = /(?:行|い)き$/u;
/** "尋ねてきます", "飛んできます": 来る behind another verb, but not "できます". */
const COMES = /(?:て|んで)き$/u;

/** Last syllable before "ます": how the verb ends in the present, in the past, and before "ない". */
const FORMS: Readonly<Record<string, readonly [present: string, past: string, beforeNot: string]>> = {
  し: ["す", "した", "さ"],
  き: ["く", "いた", "か"],
  ぎ: ["ぐ", "いだ", "が"],
  ち: ["つ", "った", "た"],
  に: ["ぬ", "んだ", "な"],
  び: ["ぶ", "んだ", "ば"],
  み: ["む", "んだ", "ま"],
  り: ["る", "った", "ら"],
  い: ["う", "った", "わ"],
};

/** Adjectives shed their "です"; nouns in -i keep a copula. */
const ADJECTIVE =
  /(?:(?<![ぐく])[しなたらす]い|[多高低強弱長短近遠良悪早速深浅広狭重軽古新若安熱寒暑太細]い|[大小]さい|大きい|にくい|よい|いい)$/u;

/**
 * A sentence in the polite style as exam questions are worded: "使います" → "使う", "便利です" → "便利である".
 * Unchanged where something polite would be left in it, since a sentence keeps to one style.
 */
export function plainForm(text: string): string {
  const plain = text
    .replace(POLITE_VERB, (_, before: string, last: string, end: string) => plainVerb(before, last, end))
    .replace(NOT_THERE, (_, end: string | undefined) => (end === undefined ? "ない" : "なかった"))
    .replace(POLITE_NEGATIVE, (_, before: string, last: string, end: string) => negative(before, last, end))
    .replace(POLITE_COPULA, (end, _group: string, at: number, whole: string) =>
      plainCopula(end, whole.slice(0, at)),
    );
  return STILL_POLITE.test(plain) ? text : plain;
}

function plainVerb(before: string, last: string, end: string): string {
  const isPast = end === "ました";
  const stem = before + last;
  if (last === "し" && (DOES.test(stem) || IN_SURU.test(stem))) return isPast ? "した" : "する";
  if (COMES.test(stem)) return isPast ? "きた" : "くる";
  const forms = FORMS[last];
  if (forms === undefined || IN_IRU.test(stem)) return last + (isPast ? "た" : "る");
  if (isPast && GOES.test(stem)) return "った";
  return forms[isPast ? 1 : 0];
}

/** "使いません" → "使わない"; "ありません" → "ない". */
function negative(before: string, last: string, end: string): string {
  const not = end === "ません" ? "ない" : "なかった";
  const stem = before + last;
  if (COMES.test(stem)) return `こ${not}`;
  const forms = FORMS[last];
  const doesSo = last === "し" && (DOES.test(stem) || IN_SURU.test(stem));
  return (doesSo || forms === undefined || IN_IRU.test(stem) ? last : forms[2]) + not;
}

function plainCopula(end: string, before: string): string {
  const isPast = end === "でした";
  if (!isPast && ADJECTIVE.test(before)) return "";
  return isPast ? "であった" : "である";
}
