import { LANGUAGE_CODES } from "./lang/codes.ts";
import { sectionsOf, sourceOf } from "./sections.ts";

const SECTIONS = [
  // Headings of sources, contents, exercises and thanks, where nothing else stands in them.
  "headings",
  // Headings that every document has, over what teaches something.
  "commonHeadings",
  // Titles of exercises and reviews, which a number or more may follow, and what their solutions stand behind.
  "exercises",
  "solutions",
  // What joins such a title to the name of a chapter.
  "exercisesOf",
  // Headings over what is to be learnt.
  "aims",
  // What opens a caption, with its number or a colon.
  "captions",
  // The same, where a sign must stand behind the number.
  "drawings",
  // Parts of sentences that send their reader to a picture, a table, a formula or another place of the document.
  "pointers",
  // What a figure is called in a sentence, in all its forms.
  "figures",
  // What opens the last clause of a sentence that only points there: "as shown in Figure 4".
  "showing",
  // Openings of lines that send their reader to another text, and those that do so with an address.
  "elsewhere",
  "moreAt",
  // Openings that promise what a chapter will teach.
  "promises",
  // Labels of a paper's keywords.
  "keywords",
  // How what stands in brackets opens, where it only says where something was read or is shown.
  "citations",
  // What says in brackets that a source is missing.
  "sourceMissing",
  // How the name of a publisher opens.
  "publishers",
  // Reports and yearbooks, as footnotes name them.
  "reports",
  // Openings of exercises.
  "tasks",
  // What speaks to a model or to whoever takes a test, and not of a subject.
  "orders",
  // How models' servers call who speaks, with capitals as they are.
  "speakers",
  // Claims about which letter is right, with capitals as they are: a letter stands for nothing in a document.
  "letters",
  // Options such as "all of the above", and those that only say whether something is so.
  "allOrNone",
  "trueOrFalse",
  // What a question refers to the document by, which its reader does not have.
  "namesDocument",
  // What ends a question without a question mark.
  "questionEnds",
  // How a question opens that asks for a reason, a way, a condition or a mistake.
  "asksForReason",
  // What opens the clause that asks, and what may stand before that; from where on it tells on what terms, or of what.
  "questionWords",
  "asksWith",
  "conditions",
] as const;

/**
 * The words by which a language shows what teaches nothing, and what an item must not say, as sources of regular
 * expressions in small letters, "" for none.
 */
type MaterialWords = Readonly<Record<(typeof SECTIONS)[number], string>>;

/** By the codes of the languages. */
export const MATERIAL: Readonly<Record<string, MaterialWords>> = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, materialFrom(code)]),
);

/** The words of all languages at once, since documents mix them and a model may use another one. */
export function anyOf(name: keyof MaterialWords): string {
  return Object.values(MATERIAL)
    .map((words) => words[name])
    .filter(Boolean)
    .join("|");
}

function materialFrom(code: string): MaterialWords {
  const words = sectionsOf(`${code}/material.txt`);
  return Object.fromEntries(SECTIONS.map((name) => [name, sourceOf(words(name))])) as MaterialWords;
}
