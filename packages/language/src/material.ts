import { LANGUAGE_CODES } from "./lang/codes.ts";
import { type Sections, sectionsOf, sourceOf, wordsIn } from "./sections.ts";

/** The words by which a language shows what teaches nothing, as sources of regular expressions in small letters, "" for none. */
export interface MaterialWords {
  /** Headings of sources, contents, exercises and thanks, where nothing else stands in them. */
  readonly headings: string;
  /** Titles of exercises and reviews, which a number or more may follow, and what their solutions stand behind. */
  readonly exercises: string;
  readonly solutions: string;
  /** Headings over what is to be learnt. */
  readonly aims: string;
  /** What opens a caption, with its number or a colon. */
  readonly captions: string;
  /** The same, where a sign must stand behind the number. */
  readonly drawings: string;
  /** Parts of sentences that send their reader to a picture, a table, a formula or another place of the document. */
  readonly pointers: string;
  /** What a figure is called in a sentence, in all its forms. */
  readonly figures: string;
  /** What opens the last clause of a sentence that only points there: "as shown in Figure 4". */
  readonly showing: string;
  /** Openings of lines that send their reader to another text, and those that do so with an address. */
  readonly elsewhere: string;
  readonly moreAt: string;
  /** Openings that promise what a chapter will teach. */
  readonly promises: string;
  /** Labels of a paper's keywords. */
  readonly keywords: string;
  /** Reports and yearbooks, as footnotes name them. */
  readonly reports: string;
  /** Openings of exercises. */
  readonly tasks: string;
  /** Words that open sentences and stand in no name. */
  readonly openers: ReadonlySet<string>;
}

/** By the codes of the languages. Documents mix them. */
export const MATERIAL: Readonly<Record<string, MaterialWords>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, materialFrom(sectionsOf(`${code}/material.txt`))]),
);

function materialFrom(words: Sections): MaterialWords {
  const any = (name: string) => sourceOf(words(name));
  return {
    headings: any("headings"),
    exercises: any("exercises"),
    solutions: any("solutions"),
    aims: any("aims"),
    captions: any("captions"),
    drawings: any("drawings"),
    pointers: any("pointers"),
    figures: any("figures"),
    showing: any("showing"),
    elsewhere: any("elsewhere"),
    moreAt: any("moreAt"),
    promises: any("promises"),
    keywords: any("keywords"),
    reports: any("reports"),
    tasks: any("tasks"),
    openers: new Set(wordsIn(words("openers"))),
  };
}
