import { LIMITS } from "./limits.ts";
import { partTags } from "./question-tags.ts";

/** The words of a question that have a bound, each on its own. */
export interface QuestionTexts {
  readonly text: string;
  readonly options: readonly string[];
  readonly explanation?: string | null | undefined;
  readonly quote?: string | null | undefined;
  /** Of the quote. */
  readonly heading?: string | null | undefined;
  readonly section?: string | null | undefined;
  readonly context?: string | null | undefined;
  readonly tags?: readonly string[] | undefined;
}

const LINES = {
  text: "stemMaxChars",
  explanation: "explanationMaxChars",
  quote: "quoteMaxChars",
  heading: "headingMaxChars",
  section: "headingMaxChars",
  context: "contextMaxChars",
} as const;
const LISTS = {
  options: (options: readonly string[]) =>
    options.map((option) => shortened(option, LIMITS.question.optionMaxChars)),
  tags: (tags: readonly string[]) => {
    const { tagMaxChars, tagsMax } = LIMITS.question;
    return [...new Set(partTags(tags).map((tag) => shortened(tag, tagMaxChars)))].slice(0, tagsMax);
  },
} as const;

/**
 * The texts of a question within the bounds of the product, and which of them were over: the same texts where none was.
 * Every door that a question comes in by asks this function, whether it then shortens, tells or refuses.
 */
export function withinBounds<Texts extends QuestionTexts>(
  texts: Texts,
): { readonly texts: Texts; readonly over: readonly (keyof QuestionTexts)[] } {
  const cut: { -readonly [Part in keyof QuestionTexts]?: QuestionTexts[Part] } = {};
  for (const [part, bound] of Object.entries(LINES) as [
    keyof typeof LINES,
    (typeof LINES)[keyof typeof LINES],
  ][]) {
    const line = texts[part];
    const maxChars = LIMITS.question[bound];
    if (line != null && line.length > maxChars) cut[part] = shortened(line, maxChars);
  }
  for (const [part, inBounds] of Object.entries(LISTS) as [keyof typeof LISTS, (typeof LISTS)["tags"]][]) {
    const list = texts[part];
    const own = list && inBounds(list);
    if (list?.some((one, i) => one !== own?.[i])) cut[part] = own ?? [];
  }
  const over = Object.keys(cut) as (keyof QuestionTexts)[];
  return { texts: over.length === 0 ? texts : { ...texts, ...cut }, over };
}

/** Counts questions into a set, until it has as many, or as much text of them, as a set may have. */
export function roomOfSet(): { readonly takes: (texts: QuestionTexts) => boolean } {
  let { questionsMax: questions, textMaxChars: chars } = LIMITS.dataset;
  const takes = ({ text, options, explanation, quote, context }: QuestionTexts) => {
    questions -= 1;
    for (const words of [text, explanation, quote, context, ...options]) chars -= words?.length ?? 0;
    return questions >= 0 && chars >= 0;
  };
  return { takes };
}

/** A picture's mark of which the end is cut off. */
const HALF_MARK = /!\[[^[\]\n]{0,500}(?:\](?:\([^()\n]{0,90})?)?…$/;

/** At most `maxChars` long, with an ellipsis; neither a character nor a picture's mark is cut in two. */
export function shortened(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : cut(text, maxChars).replace(HALF_MARK, "…");
}

function cut(text: string, maxChars: number): string {
  const lastWord = text.lastIndexOf(" ", maxChars - 1);
  if (lastWord > 0.6 * maxChars) return `${text.slice(0, lastWord).trimEnd()}…`;
  let kept = "";
  const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of graphemes.segment(text.slice(0, maxChars + 64))) {
    if (kept.length + segment.length > maxChars - 1) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
