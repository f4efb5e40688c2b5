import { isDocumentLanguage, type Section, type SourceText } from "@quizmill/contract";
import type { Passage, Plan, ReadyItem } from "../engine.ts";
import { samenessOfItem } from "../read/document-questions.ts";
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
  const part = continues ? partOf(last) : partOf(following);
  const language = last === undefined ? knownLanguage(source.language) : before.language;
  const [first, ...rest] = source.sections.map((section) => inLanguage(section, source.language, language));
  const opening = continues && first?.heading === null ? passageBefore(first, before) : undefined;
  const sections =
    first === undefined ? [] : [opening ? { ...first, heading: opening.heading } : first, ...rest];
  // As many questions as the document would have alone: longer ones have fewer in relation.
  const ofDocument = before.passages.filter((passage) => passage.part === part.part);
  const planned = before.passages.reduce((sum, { expected }) => sum + expected, 0);
  const { doubles, beyond, ...own } = withoutKnown(
    { known, room },
    planPassages(
      { ...source, sections },
      {
        part: { share, before: sizeOf({ passages: ofDocument }) },
        ...(count !== undefined && {
          count: Math.max(0, Math.round(count * share) - planned),
          isAtMost: true,
        }),
      },
    ),
  );
  // A section of its own, even if it goes on: a page without any heading should have a question too.
  const shift = 1 + before.passages.reduce((most, { section }) => Math.max(most, section), -1);
  const opened = {
    ...(opening?.path !== undefined && { path: opening.path }),
    ...(opening?.blocks.length === 0 && { section: opening.section }),
  };
  const passages = [...own.passages, ...headingLeft(sections)].map((passage, index) => ({
    ...passage,
    ...following.page,
    ...part,
    ordinal: before.passages.length + index,
    section: shift + passage.section,
    ...(passage.section === 0 && opened),
  }));
  const added = passages.length > 0 ? passages : emptyAfter(last, following);
  const all = [...before.passages, ...added];
  const whole = { ...own, language, passages: all, ...(share < 1 && { share }) };
  return {
    ...own,
    language,
    title: before.title ?? own.title,
    passages: added,
    totalEstimated:
      count === undefined ? estimateTotal(whole) : share < 1 ? count : Math.min(count, mostFrom(all)),
    ...(count !== undefined && { isCounted: true }),
    ...(doubles > 0 && { doubles }),
    ...(beyond > 0 && { beyond }),
  };
}

/** A plan whose ready questions are marked where the set has them or has no room for them, and how many these are. */
function withoutKnown(
  { known, room }: { readonly known: ReadonlySet<string>; readonly room: number },
  plan: Plan,
): Plan & { doubles: number; beyond: number } {
  let [doubles, given, beyond] = [0, 0, 0];
  const isLeftOut = (item: ReadyItem) => {
    const isDouble = known.has(samenessOfItem(item));
    if (isDouble) doubles += 1;
    else if (given < room) given += 1;
    else beyond += 1;
    return isDouble || beyond > 0;
  };
  const passages = plan.passages.map((passage) => {
    const imported = passage.imported?.map((item) =>
      isLeftOut(item) ? { ...item, isKnown: true as const } : item,
    );
    if (imported === undefined) return passage;
    const marked = imported.filter(({ isKnown }) => isKnown === true).length;
    return { ...passage, imported, expected: Math.max(0, passage.expected - marked) };
  });
  return { ...plan, passages, doubles, beyond };
}

/** A heading at the end of a page stands over the text of the next one: an empty passage keeps it. */
function headingLeft(sections: readonly Section[]): Passage[] {
  const last = sections.at(-1);
  if (last === undefined || last.heading === null || last.blocks.length > 0) return [];
  const { heading, page, slide } = last;
  return [
    {
      ordinal: 0,
      section: sections.length - 1,
      heading,
      blocks: [],
      expected: 0,
      ...(page !== undefined && { page }),
      ...(slide !== undefined && { slide }),
    },
  ];
}

/** Of the same document, which is the last one. */
function passageBefore(section: Section, { passages }: Plan): Passage | undefined {
  const last = passages.at(-1);
  const place = section.page ?? section.slide;
  if (place === undefined) return last;
  const earlier = passages.filter((passage) => passage.part === last?.part && placeOf(passage) <= place);
  // Of one page the last.
  return earlier.reduce<Passage | undefined>(
    (one, other) => (one !== undefined && placeOf(one) > placeOf(other) ? one : other),
    undefined,
  );
}

function placeOf({ page, slide }: Passage): number {
  return page ?? slide ?? 0;
}

function emptyAfter(last: Passage | undefined, { share, part, continues = false }: Following): Passage[] {
  if (last === undefined) return [];
  const empty = { ordinal: last.ordinal + 1, blocks: [], expected: 0 };
  if (part !== undefined && !continues) return [{ ...empty, section: last.section + 1, heading: null, part }];
  const { section, heading } = last;
  return share < 1 ? [] : [{ ...empty, section, heading, ...partOf(last) }];
}

function partOf(of: Pick<Passage, "part"> | undefined): Pick<Passage, "part"> {
  return of?.part === undefined ? {} : { part: of.part };
}

function inLanguage(section: Section, own: string | null, language: Plan["language"]): Section {
  return own === null || own === language ? section : { language: own, ...section };
}

function knownLanguage(code: string | null): Plan["language"] {
  return isDocumentLanguage(code) ? code : "und";
}
