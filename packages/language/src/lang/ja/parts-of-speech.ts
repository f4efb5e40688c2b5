import type { Pos } from "../../token.ts";

/**
 * The parts of speech of IPADIC, from general to special, and what they are in Universal Dependencies. The longest
 * entry that a word's own begins with decides.
 */
export const PARTS_OF_SPEECH: Readonly<Record<string, Pos>> = {
  名詞: "NOUN",
  "名詞,固有名詞": "PROPN",
  "名詞,代名詞": "PRON",
  "名詞,数": "NUM",
  "名詞,形容動詞語幹": "ADJ",
  "名詞,特殊,助動詞語幹": "AUX",
  "名詞,非自立,助動詞語幹": "AUX",
  "名詞,非自立,形容動詞語幹": "AUX",
  "名詞,接尾,形容動詞語幹": "PART",
  "名詞,接尾,特殊": "PART",
  "名詞,接尾,助動詞語幹": "AUX",
  動詞: "VERB",
  "動詞,接尾": "AUX",
  助動詞: "AUX",
  形容詞: "ADJ",
  "形容詞,非自立": "AUX",
  "形容詞,接尾": "PART",
  助詞: "ADP",
  "助詞,接続助詞": "SCONJ",
  "助詞,副詞化": "AUX",
  "助詞,終助詞": "PART",
  "助詞,副助詞／並立助詞／終助詞": "PART",
  接頭詞: "NOUN",
  連体詞: "ADJ",
  副詞: "ADV",
  接続詞: "CCONJ",
  感動詞: "INTJ",
  フィラー: "INTJ",
  記号: "PUNCT",
  "記号,一般": "SYM",
  "記号,アルファベット": "NOUN",
};

/** Words whose part of speech differs from that of their kind: by kind and dictionary form. */
export const SINGLE_WORDS: Readonly<Record<string, Pos>> = {
  "連体詞 この": "DET",
  "連体詞 その": "DET",
  "連体詞 あの": "DET",
  "連体詞 どの": "DET",
  "名詞 の": "SCONJ",
  "名詞 ん": "SCONJ",
  "助動詞 ある": "VERB",
};

/** Verbs that make a verb of the noun before them, as in 勉強する. */
export const NOUN_TO_VERB: ReadonlySet<string> = new Set([
  "する",
  "できる",
  "いたす",
  "なさる",
  "致す",
  "出来る",
]);

const particles = (parts: string): [string, Pos][] =>
  parts.split(" ").map((part) => {
    const [text = "", pos = ""] = part.split("/");
    return [text, pos as Pos];
  });

/** Words of IPADIC that are several short words. */
export const COMPOUNDS: Readonly<Record<string, readonly [string, Pos][]>> = {
  として: particles("と/ADP し/AUX て/SCONJ"),
  という: particles("と/ADP いう/VERB"),
  といった: particles("と/ADP いっ/VERB た/AUX"),
  とともに: particles("と/ADP とも/NOUN に/ADP"),
  と共に: particles("と/ADP 共/NOUN に/ADP"),
  ので: particles("の/SCONJ で/AUX"),
  のに: particles("の/SCONJ に/ADP"),
  でも: particles("で/ADP も/ADP"),
  では: particles("で/ADP は/ADP"),
  とも: particles("と/ADP も/ADP"),
  について: particles("に/ADP つい/VERB て/SCONJ"),
  によって: particles("に/ADP よっ/VERB て/SCONJ"),
  による: particles("に/ADP よる/VERB"),
  により: particles("に/ADP より/VERB"),
  に対して: particles("に/ADP 対し/VERB て/SCONJ"),
  に対し: particles("に/ADP 対し/VERB"),
  に対する: particles("に/ADP 対する/VERB"),
  に関して: particles("に/ADP 関し/VERB て/SCONJ"),
  に関する: particles("に/ADP 関する/VERB"),
  にとって: particles("に/ADP とっ/VERB て/SCONJ"),
  にかけて: particles("に/ADP かけ/VERB て/SCONJ"),
  にあたって: particles("に/ADP あたっ/VERB て/SCONJ"),
  において: particles("に/ADP おい/VERB て/SCONJ"),
  における: particles("に/ADP おけ/VERB る/AUX"),
  その後: particles("その/DET 後/NOUN"),
  一つ: particles("一/NUM つ/NOUN"),
  二つ: particles("二/NUM つ/NOUN"),
  三つ: particles("三/NUM つ/NOUN"),
  年代: particles("年/NOUN 代/NOUN"),
  それでも: particles("それ/PRON で/ADP も/ADP"),
  本当に: particles("本当/NOUN に/AUX"),
  まずは: particles("まず/ADV は/ADP"),
  中でも: particles("中/NOUN で/ADP も/ADP"),
  かも: particles("か/PART も/ADP"),
};

/** The dictionary forms of their parts that have another. */
export const LEMMAS: Readonly<Record<string, string>> = {
  し: "する",
  いっ: "いう",
  つい: "つく",
  よっ: "よる",
  より: "よる",
  対し: "対する",
  関し: "関する",
  とっ: "とる",
  かけ: "かける",
  あたっ: "あたる",
  おい: "おく",
  おけ: "おく",
  る: "り",
};

/** The dictionary forms of auxiliaries where IPADIC has another, or takes them for particles. */
export const AUXILIARIES: Readonly<Record<string, string>> = { に: "だ", で: "だ", ず: "ず", ん: "ず" };

/** Last signs of long nouns that are words of their own: 弁護士 is 弁護 and 士. */
export const SUFFIXES: ReadonlySet<string> = new Set("士官所院車省者園館式語党");
