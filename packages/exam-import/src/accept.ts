import { type Candidate, FILLED } from "./candidates.ts";
import { isMatching } from "./key-lines.ts";
import type { KeyFound } from "./keys.ts";
import { ASKS, ASKS_PLAINLY, HEADS_OPTIONS, OTHER_TASK, trueFalseOf } from "./wording.ts";

/** Questions without a key must come in such numbers, written alike, to be told from lists in prose. */
const LEAST_UNKEYED = 3;
/** Fewer marked lists than this must also ask something. */
const LEAST_MARKED = 3;
const MAX_STEM_CHARS = 6_000;

/** A candidate with its words and its key. */
export interface Weighed {
  candidate: Candidate;
  stem: string;
  found: KeyFound;
}

/**
 * Which candidates are questions. A key beside the question or in a list of its own proves it; without
 * one, it takes several in a row that are written alike and ask something. Prose holds lists of every
 * form ("The tenant must: a) …; b) …"), and none may come out as a question.
 */
export function accepted(weighed: readonly Weighed[]): boolean[] {
  const verdict = weighed.map(() => false);
  const groups = Map.groupBy(weighed.keys(), (i) => weighed[i]?.candidate.signature ?? "");
  for (const members of groups.values()) {
    const all = members.map((i) => weighed[i] as Weighed);
    const sound = soundAmong(all);
    const kept = new Set(sound);
    const keyed = sound.filter(({ found }) => isProof(found.source));
    // An asterisk or a tick among many lists is chance: marks prove a key where most lists have one.
    const areMarked = keyed.length >= Math.max(LEAST_MARKED, 0.5 * all.length);
    const isPaper = (keyed.length > 1 && keyed.length >= 0.5 * sound.length) || asksThroughout(sound);
    const styles = Map.groupBy(sound, ({ candidate }) => candidate.stem.lead?.style);
    for (const i of members) {
      const member = weighed[i] as Weighed;
      if (!kept.has(member)) continue;
      const { found, stem, candidate } = member;
      const isNumbered =
        candidate.stem.lead !== null && (styles.get(candidate.stem.lead.style)?.length ?? 0) > 1;
      const isLikely = isNumbered || ASKS.test(stem) || found.source === "look";
      const isTicked = areMarked || (keyed.length >= 0.5 * all.length && ASKS_PLAINLY.test(stem));
      const isProven = found.source === "mark" ? isTicked : isProof(found.source);
      verdict[i] = isProven || ((areMarked || isPaper) && isLikely);
    }
  }
  return verdict;
}

/** Bullets of two levels are filled above and empty below: in every list the first one is filled. */
function soundAmong(group: readonly Weighed[]): Weighed[] {
  const areBullets = group.every(
    ({ candidate: { signature, options } }) => signature.endsWith(FILLED) && options[0]?.isMarked === true,
  );
  return areBullets ? [] : group.filter(isSound);
}

function isProof(source: KeyFound["source"]): boolean {
  return source === "words" || source === "list" || source === "mark";
}

/** Numbered lines from one up, with nothing behind them but the head of what they are matched with. */
const THINGS_TO_MATCH =
  /(?:^|\n)1[.)]?\s[^\n]{1,300}\n2[.)]?\s[^\n]{1,300}\n3[.)]?\s[^\n]{1,300}(?:\n\d[.)]?\s[^\n]{1,300})*(?:\n[^\n?？:：…_]{1,40})?$/u;

/** Statements to judge and things to match are written like options; no single one of them is the answer. */
function isOtherTask(
  stem: string,
  { keyText, options }: Candidate,
  { key, isOfOtherTask = false }: KeyFound,
): boolean {
  if (isOfOtherTask && !ASKS_PLAINLY.test(stem)) return true;
  if (keyText !== null && isMatching(keyText.text)) return true;
  if (key !== null) return false;
  if (THINGS_TO_MATCH.test(stem) && options.every(({ text }) => !/\d|(?<!\p{L})[IVX]+(?!\p{L})/u.test(text)))
    return true;
  const isPair = options.length === 2 && trueFalseOf(options.map(({ text }) => text).join(" / ")) !== null;
  return OTHER_TASK.test(stem) && !isPair;
}

function isSound({ candidate, stem, found }: Weighed): boolean {
  const { options, signature } = candidate;
  if (!/\p{L}{2}|[\u3040-\u9fff]/u.test(stem) || stem.length > MAX_STEM_CHARS) return false;
  if (HEADS_OPTIONS.exec(stem)?.index === 0 || isOtherTask(stem, candidate, found)) return false;
  if (options.some(({ text }) => !/[^\s.,;|*_-]/u.test(text))) return false;
  if (isProof(found.source)) return true;
  return (
    options.length > 2 && (found.source === "look" || !isBare(signature) || candidate.stem.lead !== null)
  );
}

function isOfBareLetters({ candidate: { signature } }: Weighed): boolean {
  return isBare(signature);
}

function isBare(signature: string): boolean {
  return signature.endsWith("bare");
}

/** A run of lists that ask: most stems end as questions do, the options as many each time and no clauses. */
function asksThroughout(group: readonly Weighed[]): boolean {
  if (group.length < LEAST_UNKEYED) return false;
  const share = (test: (member: Weighed) => boolean) => group.filter(test).length / group.length;
  const asked = share(({ stem }) => ASKS_PLAINLY.test(stem));
  const clauses = share(({ candidate: { options } }) =>
    options
      .slice(0, -1)
      .some(({ text }) => /[;；,]$|[,;]? (?:and|or|und|oder|oraz|lub|y|o|et|ou|та|або)$/u.test(text)),
  );
  if (clauses > 0.2) return false;
  const led = share(({ candidate }) => candidate.stem.lead !== null);
  const counts = Map.groupBy(group, ({ candidate }) => candidate.options.length);
  const alike = Math.max(...counts.values().map((members) => members.length)) / group.length;
  if (share(({ found }) => found.source === "look") >= 0.8) return led >= 0.7 || asked >= 0.4;
  // A letter before words may be a word itself: such papers have to look like one in every way.
  const isTwofold = counts.size <= 2 && group.length >= LEAST_UNEVEN;
  if (group.some(isOfBareLetters) && (led < EVEN_SHARE || (alike < EVEN_SHARE && !isTwofold))) return false;
  if (alike >= 0.6 && asked >= 0.4 && (led >= 0.7 || asked >= 0.8)) return true;
  return clauses <= 1 - EVEN_SHARE && isEvenPaper(group, alike >= EVEN_SHARE);
}

const EVEN_SHARE = 0.9;
const LEAST_EVEN = 5;
/** A paper in two parts has four options in one and five in the other: that takes more of them. */
const LEAST_UNEVEN = 10;
const FEWEST_WORDS = 4;

/**
 * Many papers leave their stems open ("The capital of Poland is") or give orders ("Point out the verb"), and no sign
 * tells that from a list. But no list in prose goes on so evenly: numbered without a gap, stems of several words that
 * are no headings, and short options, three to six of them each time.
 */
function isEvenPaper(group: readonly Weighed[], areAlike: boolean): boolean {
  if (group.length < (areAlike ? LEAST_EVEN : LEAST_UNEVEN)) return false;
  const counts = new Set(group.map(({ candidate }) => candidate.options.length));
  if (!areAlike && counts.size > 2) return false;
  const numbers = group.map(({ candidate }) => candidate.stem.lead?.number ?? Number.NaN);
  const following = numbers.filter((number, i) => i > 0 && number === (numbers[i - 1] ?? 0) + 1).length;
  const fits = group.filter(({ stem, candidate: { options } }) => {
    const isLong = stem.split(/\s+/u).length >= FEWEST_WORDS || /[\u3040-\u9fff]{8}/u.test(stem);
    const isShort = options.every(({ text }) => text.length <= 200);
    return isLong && isShort && options.length >= 3 && options.length <= 6;
  });
  return following >= EVEN_SHARE * (group.length - 1) && fits.length >= 0.8 * group.length;
}
