import type { LanguageProfile } from "../languages/profile.ts";
import { headOf } from "./hypernyms.ts";

/** Terms in the context of a phrase. */
export interface ContextTerms {
  /** The particle after it and the word behind that ("を攻撃"). Terms with a role in common may be of one category. */
  roles?: readonly string[];
  /** Its hypernyms: "災害" of "津波などの災害". */
  hypernyms?: readonly string[];
}

const RUN = "(?:\\p{Script=Han}{2,6}|[\\p{Script=Katakana}ー]{3,})";
/** "津波などの災害", "震度という尺度". */
const HYPERNYM_AFTER = new RegExp(
  `^」?(?:など|といった|のような|という|と呼ばれる)の?(?<hypernym>${RUN})`,
  "u",
);
/** "首都であるプラハ", "小説『こころ』". */
const HYPERNYM_BEFORE = new RegExp(`(?<hypernym>${RUN})(?:である|の?[「『])$`, "u");
/** The particle and the word right behind it: "を攻撃", "の首都", "に住". */
const GOVERNED = new RegExp(
  `^(?<particle>[をがにへでの]|から)(?<word>${RUN}|\\p{Script=Han}(?=\\p{Script=Hiragana}))`,
  "u",
);
/** Verbs and nouns that go with things of any kind: "を行う", "を持つ", "に近い", "は続く", "のうち". */
const OF_ANYTHING = new Set(
  "行 使 持 受 得 続 始 終 出 入 見 示 取 置 作 含 呼 言 書 知 指 定 開 発 変 加 増 減 多 少 高 低 大 小 近 送 来 用 中 上 下 前 後 間 全 一 他".split(
    " ",
  ),
);
/** The verb of the sentence that the phrase is the topic of. */
const PREDICATE = /^は(?!.*は).*(?<word>\p{Script=Han}{1,3})\p{Script=Hiragana}{1,6}$/u;
const LOOKED_AT = 24;

/** The hypernyms and roles of a phrase in a Japanese sentence. */
export function japaneseContextTermsOf(
  text: string,
  start: number,
  end: number,
  profile: LanguageProfile,
): ContextTerms {
  const after = text.slice(end);
  const near = after.slice(0, LOOKED_AT);
  const before = text.slice(Math.max(0, start - LOOKED_AT), start);
  const hypernyms = [
    HYPERNYM_AFTER.exec(near)?.groups?.hypernym,
    HYPERNYM_BEFORE.exec(before)?.groups?.hypernym,
  ];
  const { particle, word } = GOVERNED.exec(near)?.groups ?? {};
  const topicOf = PREDICATE.exec(after)?.groups?.word;
  return {
    hypernyms: hypernyms.flatMap((hypernym) =>
      hypernym === undefined || profile.generic.has(hypernym) ? [] : headOf(hypernym),
    ),
    roles: [
      ...(isTelling(word, profile) ? [`${particle}${word.slice(0, 3)}`] : []),
      ...(isTelling(topicOf, profile) ? [`は${topicOf}`] : []),
    ],
  };
}

function isTelling(word: string | undefined, { generic }: LanguageProfile): word is string {
  return word !== undefined && !generic.has(word) && !OF_ANYTHING.has(word);
}
