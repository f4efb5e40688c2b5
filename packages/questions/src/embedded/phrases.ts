import type { LanguageProfile } from "@quizmill/language";
import { memoized } from "../memo.ts";
import { type Word, wordsOf } from "../text/words.ts";
import { kanaBefore } from "./kana-for-han.ts";
import { type ContextTerms, slavicContextTermsOf } from "./slavic-context-terms.ts";

/** A stretch of a sentence that may be a term or a name. */
export interface Phrase extends ContextTerms {
  text: string;
  start: number;
  end: number;
  /** Number of words; in a script without spaces 1. */
  words: number;
  /** Function words, punctuation or a change of case on both sides: the stretch is a unit. */
  bounded: boolean;
  /** Written as a name: capitals that the sentence's start does not explain. */
  name: boolean;
  /** The word before, lower case; "" at the start or after punctuation. */
  before: string;
  /** What stands before it leads a noun, so that it is surely no verb or clause. */
  licensed: boolean;
  /** A name that only tells which of what follows is meant: "Austrian" in "Austrian troops". */
  modifies?: boolean;
  /** Units joined by a small word ("threshold of excitation"): one term only if the document makes it one. */
  isLinked?: true;
}

const LINK_CHARS = 8;

const MAX_WORDS = 4;
/** Small words that stand inside names. */
const NAME_LINKS = /^(?:of|de|del|della|di|da|dos|la|von|van|der|und|the|and|ibn|al|y|zu|am|du)$/u;

/** A unit belongs to its number, not to the noun after it. */
const UNIT = /^(?:[kcmdкcмсд]?[mgмг]|км|kg|кг)[²³]?$/u;

/** What asks of a sentence looks at its phrases a dozen times. */
const SENTENCES_KEPT = 32;

/** Candidate phrases of a sentence, longer units with those inside them. */
export const phrasesOf = memoized(
  SENTENCES_KEPT,
  (text: string, profile: LanguageProfile): readonly Phrase[] =>
    profile.script === "unspaced" ? unspacedPhrases(text, profile) : spacedPhrases(text, profile),
);

function unspacedPhrases(text: string, profile: LanguageProfile): Phrase[] {
  const phrases: Phrase[] = [];
  for (const word of wordsOf(text, profile)) {
    const lead =
      /^(?:初代|先代|歴代|元|前|現)(?=\p{Script=Han}+(?:長|王|帝|官|相|督|将|守|手|知事|大臣|議員|選手)$)|^(?:\p{N}+(?:年|月|日)?|約|同年|各|以上|以下|当時|近年|従来|最近|第\p{N}+|当|翌年|現在|毎|両|全)+(?=\p{Script=Han}|\p{Script=Katakana})|^\p{Script=Han}*(?:学者|医師|作家|画家|技師|教授|博士|大統領|首相|国王|皇帝|選手|監督)(?=[\p{Script=Katakana}ー]+・)|^\p{Script=Han}*(?:学者|[内外]科医|医師|技師|作曲家|建築家|思想家)(?=[\p{Script=Katakana}ー]{3,}$)|^\p{Script=Han}{0,4}[長将官婦派妃父母娘弟妹兄姉妻夫](?=\p{Script=Katakana}{2})|^(?:母国|祖国|故国|隣国|宗主国|同盟国|敵国|[間後])(?=\p{Script=Katakana})/u.exec(
        word.text,
      )?.[0] ?? "";
    const kana = lead === "" ? kanaBefore(text, word.start) : "";
    const body = (kana + word.text.slice(lead.length)).replace(
      /(?<=・.*[\p{Script=Katakana}ー])(?:博士|教授|監督|選手|大統領|首相|国王|皇帝|夫人|以外|自身)$|(?:[及又並]|等|時|後|中|間|内|上|前|以来|以降|同士|一式|一同)$/u,
      "",
    );
    const start = word.start + lead.length - kana.length;
    if (isNoUnit(body, text.slice(start + body.length))) continue;
    phrases.push({
      text: body,
      start,
      end: start + body.length,
      words: 1,
      bounded:
        body.length === word.text.length + kana.length ||
        (WHO.test(lead) && KATAKANA.test(body) && word.text.endsWith(body)),
      name: /[\p{Script=Katakana}\p{Lu}]/u.test(body),
      before: text.slice(Math.max(0, start - 2), start),
      // "簡単な操作": before "な" a quality.
      licensed: !isQuality(text.slice(start + body.length)),
      modifies: isQuality(text.slice(start + body.length)),
    });
  }
  return phrases;
}

/** Runs of one writing that are no thing, or half of one: by themselves, or by what follows. */
const NO_UNITS: readonly RegExp[] = [
  // "不足分": how much of something else.
  /(?<![成水養塩部秋春糖油鉄区処気自身])分$/u,
  // "追跡開始・ファイル": two of a list; names alone are joined so.
  /\p{Script=Han}・/u,
  // "数キロメートル" is an amount, no thing.
  /数(?:[十百千万]|\p{Script=Katakana}|[回個人年日時分秒])/u,
  // "子供2人", "月2千円": half of it is told by the way.
  /\d[千万億]*[人年月日円歳倍回匹本枚台個件点冊戸頭つ]$/u,
  // "支配下", "情勢下": where something is, or while.
  /.\p{Script=Han}(?<![殿陛閣])下$/u,
  // "卒業後彼": what runs into a pronoun is no word.
  /彼女?$/u,
  /^\p{N}|\p{Script=Han}\p{N}+$/u,
];
const UNIT_CHARS = { least: 2, most: 18 };

function isNoUnit(body: string, after: string): boolean {
  if (body.length < UNIT_CHARS.least || body.length > UNIT_CHARS.most) return true;
  // Before "する" a noun is a verb.
  if (/^\p{Script=Han}+$/u.test(body) && /^(?:し(?!く)|する|すれ|され|させ|せず)/u.test(after)) return true;
  // "直接捨てる": of a verb.
  if (/\p{Script=Han}$/u.test(body) && VERB_ENDS.test(after)) return true;
  // "注釈付きのタグ", "二通りの方法": a noun goes on in kana.
  if (/\p{Script=Han}$/u.test(body) && OKURIGANA.test(after)) return true;
  return NO_UNITS.some((shape) => shape.test(body));
}

/** The kana a noun made of a verb ends in, or goes on behind: "第二次囲い込み". */
const OKURIGANA =
  /^[りきいけみえせれめげぎちびべじ](?=[のがをはにでと、。」』\p{Script=Han}]|する|し[たてな]|さ[れせ]|$)/u;

/** "哲学者" of "哲学者オースティン": the name behind it is whole. */
const WHO = /[者師家医王帝領相督手授士]$/u;
const KATAKANA = /^[\p{Script=Katakana}ー]/u;

/** How verbs go on behind their character; no particle begins so. */
const VERB_ENDS =
  /^(?:[てけえれせめべげね][るたてら、]|[ぐぶむる]|つ(?=[。、とのこた])|っ[たて](?!は)|ん[だで]|[わま][るりれ])/u;

function isQuality(after: string): boolean {
  return /^な(?![どらがくいりるっかけさす])/u.test(after);
}

function spacedPhrases(text: string, profile: LanguageProfile): Phrase[] {
  const words = wordsOf(text, profile);
  const phrases: Phrase[] = [];
  let run: Word[] = [];
  let before = "";
  const close = (next: string) => {
    if (run.length > 0) phrases.push(...phrasesInRun(run, text, { before, next }, profile));
    run = [];
    before = next;
  };
  for (const [i, word] of words.entries()) {
    const previous = words[i - 1];
    if (previous !== undefined && isParted(previous, word, text)) close("");
    if (isShortened(word, text, profile)) close("");
    else if (breaksRun(word, profile) && !isNamesArticle(word, text, profile)) close(word.lower);
    else run.push(word);
  }
  close("");
  const linked = linkedNames(words, text, profile);
  // "Nicolas" and "Saussure" in "Nicolas de Saussure" are parts of a name, not names of their own here.
  const isPart = ({ start, end }: Phrase) => linked.some((name) => name.start <= start && end <= name.end);
  const terms = linkedTerms(phrases, text, profile);
  const all = [
    ...phrases.map((phrase) => (isPart(phrase) ? { ...phrase, bounded: false } : phrase)),
    ...linked,
    ...terms,
  ];
  // Where nouns show their case, what governs them tells of their kind.
  if (profile.oblique === undefined) return all;
  return all.map((phrase) =>
    phrase.bounded ? { ...phrase, ...slavicContextTermsOf(text, phrase, profile) } : phrase,
  );
}

/** "przeciwieństwo ks. Piotra": what a stop shortens belongs to what stands behind it, and ends no term. */
function isShortened(
  { text: word, lower, end }: Word,
  text: string,
  { abbreviations }: LanguageProfile,
): boolean {
  return word === lower && text.charAt(end) === "." && abbreviations.has(lower);
}

/** "ley de las proporciones múltiples", "theory of evolution": units joined by what joins the words of one term. */
function linkedTerms(phrases: readonly Phrase[], text: string, { termLink }: LanguageProfile): Phrase[] {
  if (termLink === undefined) return [];
  const units = Map.groupBy(
    phrases.filter(({ bounded }) => bounded),
    ({ start }) => start,
  );
  const longer = (head: Phrase): Phrase[] => {
    const link = termLink.exec(text.slice(head.end, head.end + LINK_CHARS))?.[0];
    const tails = link === undefined ? [] : (units.get(head.end + link.length) ?? []);
    return tails.map(({ end, words }) => {
      const whole = { text: text.slice(head.start, end), end, words: head.words + words + 1 };
      return { ...head, ...whole, licensed: true, isLinked: true };
    });
  };
  const once = [...units.values()].flat().flatMap((head) => (head.name ? [] : longer(head)));
  return [...once, ...once.flatMap(longer)];
}

/** Something but a space stands between two words, and it is no stop after an initial ("John F. Kennedy"). */
function isParted(a: Word, b: Word, text: string): boolean {
  const gap = text.slice(a.end, b.start);
  // "z. B. Leitungen" and "0 °C. Tiefer": no initials.
  if (/(?:°|(?:^|[^\p{L}])\p{Ll}\. ?)$/u.test(text.slice(Math.max(0, a.start - 4), a.start)))
    return gap !== " ";
  // "König Wilhelm I. Otto von Bismarck zum Kanzler": a number, and no initial.
  if (gap === ". " && /^[IVX]+$/u.test(a.text) && /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, a.start)))
    return true;
  return gap !== " " && !(gap === ". " && /^\p{Lu}$/u.test(a.text) && isCapital(b));
}

/** "El Niño": inside a sentence a capital makes even an article part of a name. */
function isNamesArticle({ text: word, start, end }: Word, text: string, profile: LanguageProfile): boolean {
  if (!profile.headFirst || !/^(?:El|La|Los|Las)$/u.test(word)) return false;
  return /\p{Ll} $/u.test(text.slice(0, start)) && /^ \p{Lu}/u.test(text.slice(end, end + 2));
}

function breaksRun({ lower, text, start }: Word, profile: LanguageProfile): boolean {
  if (/^\d/u.test(text) && !/\p{L}/u.test(text)) return true;
  if (profile.stopWords.has(lower) || UNIT.test(lower)) return true;
  if (profile.code === "und" && lower.length <= 3 && text === lower) return true;
  // A name may look like a verb; a sentence's first word is no name for its capital alone.
  if (text !== lower && start > 0) return false;
  return (
    profile.phraseBoundaries.has(lower) ||
    profile.phraseBoundaryShape?.test(lower) === true ||
    profile.genderedVerbs?.some(({ verb }) => verb.test(lower)) === true
  );
}

/** The words that end a run, lower case; "" where punctuation or the sentence's edge does. */
interface Edges {
  before: string;
  next: string;
}

function phrasesInRun(run: readonly Word[], text: string, edges: Edges, profile: LanguageProfile): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < run.length; from++) {
    for (let to = from; to < Math.min(run.length, from + MAX_WORDS); to++) {
      const phrase = phraseFrom(run, from, to, text, edges, profile);
      if (phrase !== null && (!profile.capitalNouns || isGermanNoun(phrase.text))) phrases.push(phrase);
    }
  }
  return phrases;
}

function phraseFrom(
  run: readonly Word[],
  from: number,
  to: number,
  text: string,
  edges: Edges,
  profile: LanguageProfile,
): Phrase | null {
  const [first, last] = [run[from], run[to]];
  if (first === undefined || last === undefined) return null;
  const members = run.slice(from, to + 1);
  const opensSentence = text.slice(0, first.start).search(/[\p{L}\p{N}]/u) < 0;
  const all = to - from + 1;
  const leftEdge = from === 0 || changesCase(run[from - 1], first);
  const rightEdge = to === run.length - 1 || changesCase(last, run[to + 1]);
  return {
    text: text.slice(first.start, last.end),
    start: first.start,
    end: last.end,
    words: all,
    bounded:
      leftEdge && rightEdge && !(text.charAt(first.start - 1) === "«" && text.charAt(last.end) !== "»"),
    name:
      members.every(isCapital) &&
      (profile.capitalNouns ? isGermanName(members, text) : all > 1 || !opensSentence),
    before: from === 0 ? edges.before : (run[from - 1]?.lower ?? ""),
    modifies: all === 1 && isCapital(last) && isModifierOf(run[to + 1], profile),
    licensed:
      profile.nounLeads.has(edges.before) ||
      // A capital at the start of a sentence proves no noun.
      (profile.nounLeads.size === 0 && !(profile.capitalNouns && opensSentence && all === 1)) ||
      (to === run.length - 1 && isNounByPlace(last, { ...edges, opensSentence }, profile)),
  };
}

/** The subject before a verb, its object, or what only a noun ends like. */
function isNounByPlace(
  { lower }: Word,
  { before, next, opensSentence }: Edges & { opensSentence: boolean },
  { nominal, adjectiveShape }: LanguageProfile,
): boolean {
  if (nominal === undefined || adjectiveShape?.test(lower) === true) return false;
  if (nominal.ending.test(lower)) return true;
  return opensSentence ? nominal.verbs.has(next) : nominal.verbs.has(before) && !nominal.unsure.test(lower);
}

/** Where adjectives stand first and only they tell: "Austrian troops", but not "Boyle founded". */
function isModifierOf(
  next: Word | undefined,
  { headFirst, nounLeads, trailingParticiple }: LanguageProfile,
): boolean {
  if (next === undefined || headFirst || nounLeads.size === 0) return false;
  return /^\p{Ll}/u.test(next.text) && trailingParticiple?.test(next.lower) !== true;
}

function isCapital({ text }: Word): boolean {
  return /^\p{Lu}/u.test(text);
}

function changesCase(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && isCapital(a) !== isCapital(b);
}

/** German writes nouns with a capital: a phrase ends in one, and adjectives alone are none. */
function isGermanNoun(text: string): boolean {
  return text.split(" ").every((word) => /^\p{Lu}/u.test(word));
}

/**
 * Where all nouns have capitals, only two of them in a row make a name; at the start of a sentence
 * "Neue Häuser" is none, nor is what stands before a colon ("Absoluter Nullpunkt: …").
 */
function isGermanName(words: readonly Word[], text: string): boolean {
  const [first, last] = [words[0], words.at(-1)];
  if (first === undefined || last === undefined || words.length < 2) return false;
  return first.start > 1 || !(/e[mn]?$/u.test(first.text) || text.charAt(last.end) === ":");
}

/** "Otto von Bismarck", but neither "Bau der Mauer" nor "die Pumpe von Jacques Charles". */
function linksGermanName(link: Word, ahead: Word | undefined, { agreeing }: LanguageProfile): boolean {
  if (/^(?:der|am|zu)$/u.test(link.text)) return false;
  return ahead === undefined || !(agreeing.has(ahead.lower) || /e[mnrs]?$/u.test(ahead.lower));
}

/** "Treaty of Versailles", "Ludwig van Beethoven": names joined by small words. */
function linkedNames(words: readonly Word[], text: string, profile: LanguageProfile): Phrase[] {
  const names: Phrase[] = [];
  for (let i = 1; i + 1 < words.length; i++) {
    const [left, link, right] = [words[i - 1], words[i], words[i + 1]];
    if (left === undefined || link === undefined || right === undefined) continue;
    if (!NAME_LINKS.test(link.text) || !isCapital(left) || !isCapital(right)) continue;
    // "In the North" at the start of a sentence is no name.
    if (profile.stopWords.has(left.lower) || profile.stopWords.has(right.lower)) continue;
    if (profile.capitalNouns && !linksGermanName(link, words[i - 2], profile)) continue;
    if (/^(?:and|und|y)$/u.test(link.text) || text.slice(left.end, right.start) !== ` ${link.text} `)
      continue;
    const start = spread(words, i - 1, -1, text);
    const end = spread(words, i + 1, 1, text);
    const [first, last] = [words[start], words[end]];
    if (first === undefined || last === undefined || end - start > 5) continue;
    names.push({
      text: text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
      words: end - start + 1,
      bounded: true,
      name: true,
      before: words[start - 1]?.lower ?? "",
      licensed: true,
    });
  }
  return names;
}

/** Walks over neighbouring capitalised words. */
function spread(words: readonly Word[], from: number, step: 1 | -1, text: string): number {
  let at = from;
  for (;;) {
    const [here, next] = [words[at], words[at + step]];
    if (here === undefined || next === undefined || !isCapital(next)) return at;
    const gap = step > 0 ? text.slice(here.end, next.start) : text.slice(next.end, here.start);
    if (gap !== " ") return at;
    at += step;
  }
}
