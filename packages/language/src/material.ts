/** The words by which a language shows what teaches nothing, as parts of regular expressions in small letters. */
export interface MaterialWords {
  /** Headings of sources, contents, exercises and thanks, where nothing else stands in them. */
  readonly headings: readonly string[];
  /** Titles of exercises and reviews, which a number or more may follow, and what their solutions stand behind. */
  readonly exercises: readonly string[];
  readonly solutions: readonly string[];
  /** Headings over what is to be learnt. */
  readonly aims: readonly string[];
  /** What opens a caption, with its number or a colon. */
  readonly captions: readonly string[];
  /** The same, where a sign must stand behind the number. */
  readonly drawings: readonly string[];
  /** Parts of sentences that send their reader to a picture, a table, a formula or another place of the document. */
  readonly pointers: readonly string[];
  /** What a figure is called in a sentence, in all its forms. */
  readonly figures: readonly string[];
  /** What opens the last clause of a sentence that only points there: "as shown in Figure 4". */
  readonly showing: readonly string[];
  /** Openings of lines that send their reader to another text, and those that do so with an address. */
  readonly elsewhere: readonly string[];
  readonly moreAt: readonly string[];
  /** Openings that promise what a chapter will teach. */
  readonly promises: readonly string[];
  /** Labels of a paper's keywords. */
  readonly keywords: readonly string[];
  /** Reports and yearbooks, as footnotes name them. */
  readonly reports: readonly string[];
  /** Openings of exercises. */
  readonly tasks: readonly string[];
  /** Words that open sentences and stand in no name. */
  readonly openers: readonly string[];
}
