import { isDocumentLanguage, type Section, type SourceText } from "@quizmill/contract";
import type { Passage, Plan, ReadyItem } from "../engine.ts";
import { samenessOfItem, withKnown } from "../read/document-questions.ts";
import { mostFrom, planPassages, sizeOf } from "../read/passages.ts";
import { estimateTotal } from "./estimate.ts";

/** How a part follows what is planned of a set already. */
export interface Following {
  /** The plan so far; without passages for the first part. */
  readonly before: Plan;
  /** Of all text that the set will have, up to the end of this part: 0 to 1. */
  readonly share: number;
  /** How many questions are requested of all of it; undefined if the text decides. */
  readonly count?: number | undefined;
  /**
   * It goes on where the passage before its page ends, or the last one if it has no pages: its first section has that
   * one's heading if it has none of its own.
   */
  readonly continues?: boolean;
  /** The name of the document, if it is another one than that of the parts before. */
  readonly part?: string;
  /** What the set has already, as `samenessOf` gives it: ready questions that are the same are not given again. */
  readonly known?: ReadonlySet<string>;
  /** So many ready questions are given at the most. */
  readonly room?: number;
  /** Of a page read from a picture: what its passages say of it. */
  readonly page?: Pick<Passage, "picture" | "doubtful">;
}

/**
 * Plans a further part of a set: a page that was just read, another document. Gives the passages to be added, numbered
 * after those before; language, title and total are of all parts. Where the last part has no passage there is an empty
 * one, so that what is missing of the questions can still be written; so there is where another document has none yet,
 * for its pages to follow, and behind a part that ends with a heading, for that.
 */
export function planMore(source: SourceText, following: Following): Plan {
  const {
    before,
    share,
    count,
    continues = false,
    known = new Set(),
    room = Number.POSITIVE_INFINITY,
  } = following;
  const last = before.passages.at(-1);
  const name = continues ? last?.part : following.part;
  const part = name === undefined ? {} : { part: name };
  const own = isDocumentLanguage(source.language) ? source.language : "und";
  const language = last === undefined ? own : before.language;
  const opening = continues ? passageBefore(source.sections[0], before) : undefined;
  const sections = source.sections.map((section, at) => ({
    ...(source.language !== null && source.language !== language && { language: source.language }),
    ...section,
    ...(at === 0 && opening !== undefined && { heading: opening.heading }),
  }));
  // As many questions as the document would have alone: longer ones have fewer in relation.
  const ofDocument = before.passages.filter((passage) => passage.part === name);
  const planned = before.passages.reduce((sum, { expected }) => sum + expected, 0);
  const left = count === undefined ? {} : { count: Math.max(0, Math.round(count * share) - planned) };
  const size = { share, before: sizeOf({ passages: ofDocument }) };
  const plan = planPassages({ ...source, sections }, { part: size, ...left, isAtMost: true });
  let [doubles, given] = [0, 0];
  const isLeftOut = (item: ReadyItem) => {
    const isDouble = known.has(samenessOfItem(item));
    if (isDouble) doubles += 1;
    else given += 1;
    return isDouble || given > room;
  };
  // A section of its own, even if it goes on: a page without any heading should have a question too.
  const shift = 1 + before.passages.reduce((most, { section }) => Math.max(most, section), -1);
  const opened = {
    ...(opening?.path !== undefined && { path: opening.path }),
    ...(opening?.blocks.length === 0 && { section: opening.section }),
  };
  const passages = [...plan.passages, ...headingLeft(sections)].map((passage, index) => {
    const marked = withKnown(passage, isLeftOut);
    const expected = passage.expected - (marked.imported ?? []).filter(({ isKnown }) => isKnown).length;
    return {
      ...marked,
      ...following.page,
      ...part,
      expected: Math.max(0, expected),
      ordinal: before.passages.length + index,
      section: shift + passage.section,
      ...(passage.section === 0 && opened),
    };
  });
  const added = passages.length > 0 ? passages : emptyAfter(last, following);
  const all = [...before.passages, ...added];
  const requested = count === undefined || share < 1 ? count : Math.min(count, mostFrom(all));
  const estimated = () => estimateTotal({ ...plan, passages: all, ...(share < 1 && { share }) });
  const beyond = Math.max(0, given - room);
  return {
    ...plan,
    language,
    title: before.title ?? plan.title,
    passages: added,
    totalEstimated: requested ?? estimated(),
    ...(count !== undefined && { isCounted: true }),
    ...(doubles > 0 && { doubles }),
    ...(beyond > 0 && { beyond }),
  };
}

/** A heading at the end of a page stands over the text of the next one: an empty passage keeps it. */
function headingLeft(sections: readonly Section[]): Passage[] {
  const last = sections.at(-1);
  if (last === undefined || last.heading === null || last.blocks.length > 0) return [];
  const { heading, page, slide } = last;
  const place = { ...(page !== undefined && { page }), ...(slide !== undefined && { slide }) };
  return [{ ...place, heading, ordinal: 0, section: sections.length - 1, blocks: [], expected: 0 }];
}

/** What a page without a heading goes on from: the last text up to it of the same document, which is the last one. */
function passageBefore(first: Section | undefined, { passages }: Plan): Passage | undefined {
  if (first === undefined || first.heading !== null) return undefined;
  const placeOf = ({ page, slide }: Passage | Section) => page ?? slide;
  const [place, last] = [placeOf(first), passages.at(-1)];
  if (place === undefined) return last;
  return passages
    .filter((passage) => passage.part === last?.part && (placeOf(passage) ?? 0) <= place)
    .sort((one, other) => (placeOf(one) ?? 0) - (placeOf(other) ?? 0))
    .at(-1);
}

function emptyAfter(last: Passage | undefined, { share, part, continues = false }: Following): Passage[] {
  if (last === undefined) return [];
  const { section, heading } = last;
  const empty = { ordinal: last.ordinal + 1, blocks: [], expected: 0 };
  if (part !== undefined && !continues) return [{ ...empty, section: section + 1, heading: null, part }];
  if (share < 1) return [];
  return [{ ...empty, section, heading, ...(last.part !== undefined && { part: last.part }) }];
}
