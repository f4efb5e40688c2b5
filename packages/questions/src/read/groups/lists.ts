import { type LanguageProfile, lowerFirst, sentencesOf } from "@quizmill/language";
import { isOblique } from "../../text/cases.ts";
import { phraseKey, wordsOf } from "../../text/words.ts";
import { splitAtVerb } from "../material.ts";
import { type Group, LEAST_MEMBERS, type Member, type Source } from "./group.ts";
import { type Named, namedIn, stoppedIn } from "./names.ts";
import { type Placed, type Run, titleOf } from "./runs.ts";

/**
 * So many points that say of something what it is make notes of a list, where others of the document stand beside
 * them.
 */
const LEAST_NAMED = { points: 2, share: 0.6 };
/** Of a list that its intro counts ("four types of bonds:"), such a share of points that open with a name. */
const LEAST_OPENED = 0.5;
/** What opens a sentence before its verb is a name in so many words. */
const MOST_NAME_WORDS = 3;
const SIGN = /^\s*(?:[–—:：=＝-]|\()\s*/u;
const COUNT = /^(?:[IVX]{1,4}|\d{1,2}|\p{L})[.)]\s+/u;

/** What the points of a list, or paragraphs that are made like points, set side by side. */
export function groupsOfList(run: Run, profile: LanguageProfile): Group[] {
  if (run.kind === "paragraphs") return namedRuns(run, profile);
  return splitAtIntros(run).flatMap(({ intro, points }): Group[] => {
    const title = titleOf(intro, points[0]?.heading ?? null);
    const named = namedPoints(points, intro, profile);
    if (named.length > 0) {
      const isGlossary = points.every(({ it }) => it.kind === "definition");
      return [{ kind: isGlossary ? "glossary" : "notes", title, relation: null, members: named }];
    }
    // Of what only stands under a title nothing can be asked but its order: nothing ties other points to its own.
    if (!isOrdered(title, profile) || points.length < LEAST_MEMBERS) return [];
    const members = points.map((point) => ({
      name: point.it.text.replace(/(?<!\b\p{L})[.;,。、；]+$/u, ""),
      description: "",
      source: sourceOf(point),
    }));
    return [{ kind: "steps", title, relation: null, members }];
  });
}

/** Whether a title says that what stands under it comes one after the other. */
export function isOrdered(title: string | null, { groups }: LanguageProfile): boolean {
  return title !== null && groups?.order.test(title) === true;
}

/** "The common issues are:" is no point but leads to those behind it. */
function splitAtIntros({ blocks, intro }: Run): { intro: string | null; points: Placed[] }[] {
  const parts: { intro: string | null; points: Placed[] }[] = [{ intro, points: [] }];
  for (const place of blocks) {
    if (/[:：]$/u.test(place.it.text)) parts.push({ intro: place.it.text, points: [] });
    else parts.at(-1)?.points.push(place);
  }
  return parts.filter(({ points }) => points.length >= LEAST_NAMED.points);
}

/** The points that name something and say what it is; none where most do not. */
function namedPoints(points: readonly Placed[], intro: string | null, profile: LanguageProfile): Member[] {
  const ways = [signed(profile), ({ it }: Placed) => stoppedIn(it.text)];
  for (const nameOf of ways) {
    const found = membersBy(points, nameOf);
    const isMost = found.length >= LEAST_NAMED.points && found.length >= LEAST_NAMED.share * points.length;
    if (isMost) return areNames(found, profile) ? found : [];
  }
  if (intro === null || profile.groups?.numerals.test(intro) !== true) return [];
  const opened = membersBy(points, ({ it }) => openedIn(it.text, profile));
  return opened.length >= LEAST_NAMED.points && opened.length >= LEAST_OPENED * points.length ? opened : [];
}

/** "Розмножують: живцюванням, відсадками …": parts of a sentence, in the case that it wants, are none. */
function areNames(members: readonly Member[], profile: LanguageProfile): boolean {
  const oblique = members.filter(({ name }) => isOblique(lowerFirst(name), profile));
  return 2 * oblique.length <= members.length;
}

/** Paragraphs one after the other that open with a name. */
function namedRuns({ blocks, intro }: Run, profile: LanguageProfile): Group[] {
  const groups: Group[] = [];
  const nameOf = signed(profile);
  let open: Placed[] = [];
  const close = () => {
    const before = blocks[blocks.indexOf(open[0] as Placed) - 1];
    const members = membersBy(open, nameOf);
    const names = new Set(members.map(({ name }) => phraseKey(name, profile)));
    if (members.length >= LEAST_MEMBERS && names.size === members.length) {
      const title = titleOf(before?.it.text ?? intro, open[0]?.heading ?? null);
      groups.push({ kind: "notes", title, relation: null, members });
    }
    open = [];
  };
  for (const place of blocks) {
    if (place.it.role === undefined && nameOf(place) !== null && !defines(place, profile)) open.push(place);
    else if (open.length > 0) close();
  }
  if (open.length > 0) close();
  return groups;
}

/** "Комети – це …": a sentence that says what a thing is, which is read as such. */
function defines({ it }: Placed, profile: LanguageProfile): boolean {
  const [first = ""] = sentencesOf(it.text, profile);
  const plain = first.replace(/[.。]$/u, "");
  return profile.groups.definitions.some(
    ({ pattern, definitionStandsAlone }) =>
      definitionStandsAlone && !/^[^:：]{2,50}[:：]/u.test(plain) && pattern.test(plain),
  );
}

const sourceOf = ({ it, passage, block, section }: Placed): Source => ({
  quote: it.text,
  passage,
  block,
  section,
});

function membersBy(points: readonly Placed[], nameOf: (point: Placed) => Named | null): Member[] {
  return points.flatMap((point) => {
    const named = nameOf(point);
    return named === null ? [] : [{ ...named, source: sourceOf(point) }];
  });
}

/** By its sign, or by the mark of its author, who may have marked its number too. */
const signed =
  (profile: LanguageProfile) =>
  (point: Placed): Named | null => {
    const { text, terms } = point.it;
    const bare = text.replace(COUNT, "");
    const marked = terms?.[0]?.replace(COUNT, "").replace(/\s*[:：.]$/u, "");
    if (marked === undefined || marked === "" || !bare.startsWith(marked)) return namedIn(text);
    const told = bare.slice(marked.length);
    // "海嶺は、…": of a sentence that the mark opens, what is told.
    const description = told
      .replace(new RegExp(`^(?:[.:：]|${profile.topicMark.source})`, "u"), "")
      .replace(SIGN, (sign) => (sign.includes("(") ? "(" : ""));
    return description.length > marked.length
      ? { name: marked, description: description.trim() }
      : namedIn(text);
  };

/** "Attachment measures our connections": what stands before the verb of its sentence; null where that is no name. */
export function openedIn(text: string, profile: LanguageProfile): Named | null {
  const parted = /[?？]$/u.test(text) ? null : splitAtVerb(text, profile);
  if (parted === null) return null;
  const name = withoutArticle(parted.subject, profile);
  const words = wordsOf(name, profile);
  const isName =
    words.length > 0 &&
    words.length <= MOST_NAME_WORDS &&
    !words.some(({ lower }) => profile.pronouns.has(lower) || profile.stopWords.has(lower));
  return isName ? { name, description: parted.rest } : null;
}

function withoutArticle(text: string, { articles }: LanguageProfile): string {
  const [first = "", ...others] = text.split(" ");
  return articles.has(first.toLowerCase()) ? others.join(" ") : text;
}
