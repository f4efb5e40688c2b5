import type { Lexicon, Reading } from "./hunspell.ts";
import { keeping } from "./keeping.ts";
import type { Tagger } from "./language.ts";
import { type LemmaRules, lemmaByRules } from "./lemma-rules.ts";
import { type Attaches, type Joint, type NounPhraseRules, nounPhrasesOf } from "./noun-phrases.ts";
import {
  createPerceptron,
  type FeaturesOf,
  type PerceptronWeights,
  type Sums,
  type TokenFeatures,
} from "./perceptron.ts";
import { type TaggedWord, taggedWord, taggingFeatures } from "./tagging-features.ts";
import type { Features, Pos, Token } from "./token.ts";
import { type WordRules, wordsOf } from "./tokenise.ts";

/** What is learnt from the treebank of a language. */
export interface LearntTagger {
  /** Labels are parts of speech. */
  readonly pos: PerceptronWeights;
  /** Labels of nominals are "Case|Number|Gender", with "-" for what a word does not have. */
  readonly morphology: PerceptronWeights;
  readonly lemmas: LemmaRules;
  /** Labels are JOINT_LABELS. */
  readonly joints: PerceptronWeights;
  /** How often a reading of the dictionary is the right one, 0 to 1, by `readingKeys`. */
  readonly readings: Readonly<Record<string, number>>;
}

/** Parts of speech that have case, number or gender. */
export const NOMINALS: ReadonlySet<string> = new Set(["NOUN", "PROPN", "ADJ", "DET", "PRON", "NUM"]);

/** The classes of a word: the paradigms it may be a form of, by the flags of its readings. */
export function classesOf(word: string, lexicon: Lexicon): string[] {
  const lower = word.toLowerCase();
  const classOf = ({ by, flags }: Reading) => by || `=${flags}`;
  const names = lexicon.read(lower).map(classOf);
  if (word !== lower) names.push(...lexicon.read(word).map((reading) => `^${classOf(reading)}`));
  return [...new Set(names)].sort();
}

/** How far back a preposition may be from a noun whose case it governs, in words. */
const MAX_BACK = 4;

/** The nearest preposition before a word, or the verb or sign that bars it. */
function governors(words: readonly TaggedWord<unknown>[], pos: readonly string[]): string[] {
  return words.map((_, at) => {
    for (let back = at - 1; back >= Math.max(0, at - MAX_BACK); back--) {
      if (pos[back] === "ADP") return words[back]?.lower as string;
      if (pos[back] === "VERB" || pos[back] === "PUNCT") return pos[back] as string;
    }
    return "-";
  });
}

/** The features of the tagger for case, number and gender. Of each word its part of speech is the first class. */
export function morphologyFeatures<Group>(words: readonly TaggedWord<Group>[]): FeaturesOf<Group> {
  const pos = words.map(({ classes }) => classes[0] as string);
  const governor = governors(words, pos);
  const base = taggingFeatures(words);
  return (at) => {
    const features = base(at);
    if (features === null || !NOMINALS.has(pos[at] as string)) return null;
    const { lower } = words[at] as TaggedWord<Group>;
    const [two, three] = [lower.slice(-2), lower.slice(-3)];
    return {
      groups: features.groups,
      others: (previous, beforePrevious) => [
        ...features.others(previous, beforePrevious),
        `g ${governor[at]}`,
        `ge ${governor[at]} ${two}`,
        `gp ${governor[at]} ${previous}`,
        `pe ${previous} ${two}`,
        `pe3 ${previous} ${three}`,
        `t ${pos[at - 1]} ${pos[at]} ${pos[at + 1]}`,
      ],
    };
  };
}

/** Parts of speech whose words are too many to list: the dictionary knows their lemmas best. */
const OPEN: ReadonlySet<string> = new Set(["NOUN", "PROPN", "ADJ", "VERB", "ADV"]);

/** What the right reading of a word depends on, the most telling first. */
export function readingKeys({ by, flags }: Reading, pos: string, morphology: string): string[] {
  const forms = by || "=";
  return [`${pos} ${morphology} ${forms} ${flags}`, `${pos} ${morphology} ${forms}`, `${pos} ${forms}`, pos];
}

/** What it counts that the rules give the same lemma. */
const AGREEMENT = 0.4;
/** What the rules alone count. */
const BY_RULES = 0.3;

/** The readings that a word of this part of speech may have. */
export function readingsOf(word: string, pos: string, { lexicon }: UntaughtTagger): Reading[] {
  const lower = word.toLowerCase();
  return [...(pos === "PROPN" ? [] : lexicon.read(lower)), ...(word === lower ? [] : lexicon.read(word))];
}

/** A word as it is written inside a sentence. */
export function uncapitalized(word: string, pos: string, { capitalized }: UntaughtTagger): string {
  return capitalized.has(pos) ? word : word.toLowerCase();
}

/** A word's lemma: of the dictionary's readings the one that is most often right, else by the rules. */
function lemmaOf(
  word: string,
  [pos, morphology]: readonly [Pos, string],
  untaught: UntaughtTagger,
  learnt: LearntTagger,
): string {
  const byRules = lemmaByRules(uncapitalized(word, pos, untaught), pos, learnt.lemmas);
  if (!OPEN.has(pos)) return byRules;
  const scoreOf = (reading: Reading) =>
    readingKeys(reading, pos, morphology)
      .map((key) => learnt.readings[key])
      .find((score) => score !== undefined) ?? 0;
  const scored = readingsOf(word, pos, untaught).map((reading) => ({
    lemma: reading.lemma,
    score: scoreOf(reading) + (reading.lemma === byRules ? AGREEMENT : 0),
  }));
  return scored.reduce((a, b) => (b.score > a.score ? b : a), { lemma: byRules, score: BY_RULES }).lemma;
}

/** The features in a label "Case|Number|Gender"; "-" for what a word does not have. */
export function featuresOf(label: string): Features {
  const [Case = "-", number = "-", gender = "-"] = label.split("|");
  return {
    ...(Case !== "-" && { Case }),
    ...(number !== "-" && { Number: number }),
    ...(gender !== "-" && { Gender: gender }),
  };
}

const NO_FEATURES: Features = {};

/** All that such a tagger needs but what is learnt. */
export interface UntaughtTagger {
  readonly lexicon: Lexicon;
  readonly phrases: NounPhraseRules;
  /** Written words that are two, in small letters: Spanish "del" is "de" and "el". */
  readonly contractions: Readonly<Record<string, Parts>>;
  /** Pronouns that are written in one word with a dictionary form before them: Spanish "quedarse". */
  readonly enclitics: readonly string[];
  readonly words: WordRules;
  /** Parts of speech that are written with a capital letter. */
  readonly capitalized: ReadonlySet<string>;
}

/** A word by its place, and as it would be written by itself. */
interface Form {
  readonly start: number;
  readonly end: number;
  readonly form: string;
}

/** The two words that a written word is; null if it is one. */
function partsOf(form: string, { contractions, enclitics, lexicon }: UntaughtTagger): Parts | null {
  const lower = form.toLowerCase();
  if (Object.hasOwn(contractions, lower)) return contractions[lower] ?? null;
  const enclitic = enclitics.find((one) => lower.endsWith(one));
  if (enclitic === undefined) return null;
  const stem = form.slice(0, -enclitic.length);
  const isBoth = lexicon.read(lower).some(({ lemma, by }) => by !== "" && lemma === stem.toLowerCase());
  return isBoth ? [stem, enclitic] : null;
}

type Parts = readonly [string, string];

/** The words of a text, those taken apart that are two. */
function formsIn(text: string, untaught: UntaughtTagger): Form[] {
  return wordsOf(text, untaught.words).flatMap(({ start, end }) => {
    // Treebanks write the plain apostrophe.
    const form = text.slice(start, end).replaceAll("’", "'");
    const parts = partsOf(form, untaught);
    if (parts === null) return [{ start, end, form }];
    const middle = Math.min(end - 1, start + parts[0].length);
    return [
      { start, end: middle, form: parts[0] },
      { start: middle, end, form: parts[1] },
    ];
  });
}

/** So many words are kept at least, and at most twice as many: 8 to 18 MB, so that few are taken apart again. */
const KEPT_WORDS = 8000;

/**
 * The tagger of a language by weights from a treebank: its lexicon says what a word can be, the weights what it is
 * between its neighbours.
 */
export function treebankTagger(untaught: UntaughtTagger, learnt: LearntTagger): Tagger {
  const { lexicon, phrases } = untaught;
  const pos = createPerceptron(learnt.pos);
  const morphology = createPerceptron(learnt.morphology);
  const joints = createPerceptron(learnt.joints);
  const attaches: Attaches = (joint) => joints.label(1, () => jointFeatures(joint))[0] === "joined";
  const wordOf = keeping(KEPT_WORDS, (text) => taggedWord(text, classesOf(text, lexicon), pos.sumOf));
  const wordWithPos = keeping(KEPT_WORDS, (text, tag) =>
    taggedWord(text, [tag, ...wordOf(text).classes], morphology.sumOf),
  );
  const featuresWith = keeping(KEPT_WORDS, featuresOf);
  const lemmaWith = keeping(KEPT_WORDS, (text, tag, morph) =>
    lemmaOf(text, [tag as Pos, morph], untaught, learnt),
  );
  return (sentence) => {
    const spans = formsIn(sentence, untaught);
    const words = spans.map(({ form }) => wordOf(form));
    const tags = pos.label(words.length, taggingFeatures(words)) as Pos[];
    const withPos = words.map(({ text }, at) => wordWithPos(text, tags[at] as Pos));
    const cases = morphology.label(words.length, morphologyFeatures(withPos));
    const tokens = spans.map(({ start, end, form }, at): Token => {
      const tag = tags[at] as Pos;
      const text = sentence.slice(start, end);
      return {
        // Documents have many tokens: what is alike in them is one object.
        text: text === form ? (words[at] as TaggedWord<Sums>).text : text,
        start,
        end,
        pos: tag,
        lemma: lemmaWith(form, tag, cases[at] as string),
        features: NOMINALS.has(tag) ? featuresWith(cases[at] as string) : NO_FEATURES,
      };
    });
    return { tokens, nounPhrases: nounPhrasesOf(tokens, phrases, attaches) };
  };
}

/** Labels of joints: the right phrase depends on the left one, or not. */
export const JOINT_LABELS = ["apart", "joined"] as const;

/** The features that tell whether two noun phrases belong together. */
export function jointFeatures({
  tokens,
  left,
  right,
  preposition,
  isBehindVerb,
}: Joint): TokenFeatures<never> {
  const [noun, other] = [tokens[left.head] as Token, tokens[right.head] as Token];
  const last = tokens[left.end - 1] as Token;
  const by = preposition ?? "-";
  const Case = other.features.Case ?? "-";
  const verb = isBehindVerb ? "behind verb" : "before verb";
  const start = left.start === 0 || tokens[left.start - 1]?.pos === "PUNCT" ? "first" : "later";
  const before = tokens[left.start - 1];
  const features = [
    ...["bias", `b ${by}`, `c ${by} ${Case}`, `cc ${by} ${noun.features.Case} ${Case}`],
    ...[
      `pos ${by} ${noun.pos} ${other.pos}`,
      `pc ${by} ${noun.pos} ${other.pos} ${noun.features.Case} ${Case}`,
    ],
    ...[`n ${noun.lemma}`, `nb ${noun.lemma} ${by}`, `e ${noun.lemma.slice(-3)} ${by} ${Case}`],
    ...[`l ${last.features.Case} ${by} ${Case}`, `v ${verb} ${by}`, `vc ${verb} ${by} ${noun.features.Case}`],
    ...[`o ${by} ${other.lemma}`, `oe ${by} ${other.lemma.slice(-3)}`, `s ${start} ${by} ${Case}`],
    ...[`x ${before?.pos ?? "-"} ${by} ${Case}`, `len ${left.end - left.start > 3} ${by}`],
    ...[
      `next ${tokens[right.end]?.pos ?? "-"} ${by} ${Case}`,
      `up ${/^\p{Lu}/u.test(other.text)} ${noun.pos} ${by}`,
    ],
  ];
  return { groups: [], others: () => features };
}
