import type { Token, Wording } from "@quizmill/language";
import type { AnalysedSentence, Analysis, Mention } from "./analyse.ts";
import { isNamedAt } from "./definitions.ts";
import { addTo, type Keys } from "./keys.ts";

/** What a document says of kinds. By the keys of terms. */
export interface Kinds {
  /** The lemmas of the nouns that it calls a term by: "bone" of "the femur is a bone". */
  readonly genera: Keys;
  /** The terms that it lists beside a term. */
  readonly listed: Keys;
}

/** Members of a list that make it one, where no class is named. */
const LEAST_LISTED = 3;

/** Reads lists and definitions. Linear in the text. */
export function kindsIn({ sentences, mentionsIn, wording }: Analysis): Kinds {
  const kinds = { genera: new Map(), listed: new Map() };
  for (const sentence of sentences) {
    const outer = mentionsIn(sentence).filter(({ isInner }) => !isInner);
    const lists = listsIn(sentence, outer);
    for (const list of lists) {
      addClassOfList(list, outer, wording, kinds.genera);
      if (list.length >= LEAST_LISTED) addListed(list, kinds.listed);
    }
    addClassOfSubject(sentence, outer, wording, kinds.genera);
  }
  return kinds;
}

function addListed(list: readonly Mention[], listed: Keys): void {
  for (const { key } of list) for (const other of list) if (other.key !== key) addTo(listed, key, other.key);
}

/** Runs of mentions with nothing but a comma or a conjunction between them. */
function listsIn({ tokens }: AnalysedSentence, mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  let open: Mention[] = [];
  for (const mention of mentions) {
    const last = open.at(-1);
    const between = last === undefined ? [] : tokens.slice(last.phrase.end, mention.phrase.start);
    if (!isListJoint(between)) {
      lists.push(open);
      open = [];
    }
    open.push(mention);
  }
  return [...lists, open].filter((list) => list.length > 1);
}

function isListJoint(between: readonly Token[]): boolean {
  const isJoint = ({ text, pos }: Token) => text === "," || text === ";" || pos === "CCONJ";
  return between.length > 0 && between.length <= 2 && between.every(isJoint);
}

/** Whether these words stand right before a token. */
function endsAt(tokens: readonly Token[], at: number, phrase: string): boolean {
  const parts = phrase.split(" ");
  return parts.every((part, i) => tokens[at - parts.length + i]?.text.toLowerCase() === part);
}

const lemmaOf = ({ sentence: { tokens }, head }: Mention) => tokens[head]?.lemma.toLowerCase() ?? "";

/** "Hormones such as A and B", "A, B and other hormones" (Hearst 1992). */
function addClassOfList(
  list: readonly Mention[],
  outer: readonly Mention[],
  wording: Wording,
  genera: Keys,
): void {
  const [first, last] = [list[0] as Mention, list.at(-1) as Mention];
  const { tokens } = first.sentence;
  const leading = wording.introducing.find((phrase) => endsAt(tokens, first.phrase.start, phrase));
  if (leading !== undefined) {
    const from = first.phrase.start - leading.split(" ").length;
    const named = outer.findLast(({ phrase }) => phrase.end === from || phrase.end === from - 1);
    if (named !== undefined) for (const { key } of list) addTo(genera, key, lemmaOf(named));
  }
  // The phrase of the class begins with "other".
  if (wording.closing.some((phrase) => endsAt(tokens, last.phrase.start + 1, phrase)))
    for (const { key } of list.slice(0, -1)) addTo(genera, key, lemmaOf(last));
}

/** "A femur is a kind of bone", "An organism that … is called an autotroph". */
function addClassOfSubject(
  { tokens }: AnalysedSentence,
  [subject, ...others]: readonly Mention[],
  wording: Wording,
  genera: Keys,
): void {
  const [object] = others;
  if (subject === undefined || object === undefined || subject.phrase.start > 0) return;
  for (const { key, phrase } of others)
    if (isNamedAt(tokens, phrase.start, wording)) addTo(genera, key, lemmaOf(subject));
  const between = tokens.slice(subject.phrase.end, object.phrase.start);
  if (between.length !== 1 || !wording.copulas.has(between[0]?.lemma.toLowerCase() ?? "")) return;
  const inside = tokens.slice(object.head + 1, object.phrase.end).find(({ pos }) => pos === "NOUN");
  const isKind = wording.kinds.has(lemmaOf(object)) && inside !== undefined;
  addTo(genera, subject.key, isKind ? inside.lemma.toLowerCase() : lemmaOf(object));
}
