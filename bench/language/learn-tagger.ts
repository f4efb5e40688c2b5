import {
  classesOf,
  featuresOf,
  JOINT_LABELS,
  jointFeatures,
  type LearntTagger,
  type LemmaRules,
  MAX_RULE_ENDING,
  morphologyFeatures,
  NOMINALS,
  type NounPhraseRules,
  nounPhrasesOf,
  type Pos,
  readingKeys,
  readingsOf,
  ruleBetween,
  type Token,
  taggedWord,
  taggingFeatures,
  type UntaughtTagger,
  uncapitalized,
} from "@quizmill/language/training";
import { goldPhrases } from "./agreement.ts";
import type { GoldDocument, GoldSentence, GoldWord } from "./conllu.ts";
import { type Lesson, learnPerceptron } from "./learn.ts";

/** A noun's plural has no gender in most languages' forms; plurals without singular are plurals. */
function morphologyOf({ pos, features }: GoldWord): string {
  const { Case, Number: number, Gender } = features;
  if (!NOMINALS.has(pos) || (Case === undefined && number === undefined)) return "-";
  return number === "Sing" ? `${Case ?? "-"}|Sing|${Gender ?? "-"}` : `${Case ?? "-"}|Plur|-`;
}

/** The rule of each ending that most words with this ending follow. Endings whose rule a shorter one gives are left out. */
function lemmaRules(words: readonly GoldWord[], untaught: UntaughtTagger): LemmaRules {
  const counts = new Map<string, Map<string, number>>();
  for (const { text, lemma, pos } of words) {
    const form = uncapitalized(text, pos, untaught);
    const rule = ruleBetween(form, lemma);
    for (let length = 1; length <= Math.min(MAX_RULE_ENDING, form.length); length++) {
      const key = `${pos} ${form.slice(-length)}`;
      const rules = counts.get(key) ?? new Map<string, number>();
      counts.set(key, rules.set(rule, (rules.get(rule) ?? 0) + 1));
    }
  }
  const best = (rules: ReadonlyMap<string, number>) => [...rules].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const rules: Record<string, string> = {};
  for (const [key, found] of [...counts].sort(([a], [b]) => a.length - b.length)) {
    const [pos = "", ending = ""] = key.split(" ");
    const shorter = Array.from(
      { length: ending.length - 1 },
      (_, n) => rules[`${pos} ${ending.slice(n + 1)}`],
    );
    const rule = best(found);
    if (shorter.find((one) => one !== undefined) !== rule) rules[key] = rule;
  }
  return rules;
}

/** A treebank's words as the tagger would give them if it made no mistake. */
function tokensOf({ words }: GoldSentence): Token[] {
  return words.map((word) => ({
    text: word.text,
    start: word.start,
    end: word.end,
    lemma: word.lemma,
    pos: word.pos as Pos,
    features: NOMINALS.has(word.pos) ? featuresOf(morphologyOf(word)) : {},
  }));
}

/** One lesson for each two noun phrases that follow each other: whether one phrase of the tree holds both. */
function jointLessons(sentence: GoldSentence, rules: NounPhraseRules): Lesson[] {
  const tokens = tokensOf(sentence);
  const gold = [...goldPhrases(sentence)].map((span) => span.split(":").map(Number) as [number, number]);
  const holding = (at: number) =>
    gold.find(([start, end]) => start <= (tokens[at]?.start ?? 0) && (tokens[at]?.end ?? 0) <= end);
  const lessons: Lesson[] = [];
  nounPhrasesOf(tokens, rules, (joint) => {
    const [left, right] = [holding(joint.left.head), holding(joint.right.head)];
    const isJoined = left !== undefined && left === right;
    lessons.push({ featuresOf: () => jointFeatures(joint), labels: [isJoined ? "joined" : "apart"] });
    return isJoined;
  });
  return lessons;
}

/** A key seen less often than this tells nothing. */
const LEAST_SEEN = 3;

/** How often each kind of reading gives the treebank's lemma. */
function readingScores(words: readonly GoldWord[], untaught: UntaughtTagger): Record<string, number> {
  const counts = new Map<string, { right: number; all: number }>();
  for (const word of words)
    for (const reading of readingsOf(word.text, word.pos, untaught))
      for (const key of readingKeys(reading, word.pos, morphologyOf(word))) {
        const count = counts.get(key) ?? { right: 0, all: 0 };
        counts.set(key, count);
        count.all += 1;
        if (reading.lemma.toLowerCase() === word.lemma.toLowerCase()) count.right += 1;
      }
  return Object.fromEntries(
    [...counts]
      .filter(([, { all }]) => all >= LEAST_SEEN)
      .map(([key, { right, all }]) => [key, Math.round((right / all) * 100) / 100]),
  );
}

/** While a perceptron learns, a group of features is their names. */
const names = (features: readonly string[]) => features;

/** Learns all of a language's tagger from treebank documents and its dictionary. */
export function learnTagger(documents: readonly GoldDocument[], untaught: UntaughtTagger): LearntTagger {
  const { lexicon, phrases } = untaught;
  const sentences = documents.flatMap(({ paragraphs }) => paragraphs.flat());
  const words = sentences.flatMap((sentence) => sentence.words);
  const seen = sentences.map((sentence) => ({
    gold: sentence.words,
    words: sentence.words.map(({ text }) => taggedWord(text, classesOf(text, lexicon), names)),
    pos: sentence.words.map(({ pos }) => pos),
  }));
  const labels = (of: (word: GoldWord) => string) => [...new Set(words.map(of))].sort();
  return {
    pos: learnPerceptron(
      seen.map(({ words: tagged, pos }) => ({ featuresOf: taggingFeatures(tagged), labels: pos })),
      { labels: labels(({ pos }) => pos), leastSeen: 2 },
    ),
    morphology: learnPerceptron(
      seen.map(({ words: tagged, pos, gold }) => ({
        featuresOf: morphologyFeatures(
          tagged.map(({ text, classes }, at) => taggedWord(text, [pos[at] as string, ...classes], names)),
        ),
        labels: gold.map(morphologyOf),
      })),
      { labels: labels(morphologyOf), leastSeen: 3 },
    ),
    joints: learnPerceptron(
      sentences.flatMap((sentence) => jointLessons(sentence, phrases)),
      { labels: JOINT_LABELS, leastSeen: 3 },
    ),
    lemmas: lemmaRules(words, untaught),
    readings: readingScores(words, untaught),
  };
}
