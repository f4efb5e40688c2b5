/** What splitting needs to know of a language. All words but names are in small letters. */
export interface SentenceRules {
  /** Its code, as `Intl` takes it; "und" if it is not known. */
  readonly code: string;
  /** How it is written: cuts a text into sentences, and tells how many letters a character counts for. */
  readonly writing: {
    readonly lettersPerChar: number;
    sentences(text: string, rules: SentenceRules): string[];
  };
  /** Common nouns are capitalized, and ordinal numbers have a full stop ("19. Jahrhundert"). */
  readonly capitalNouns: boolean;
  /** Function words and common adverbs. */
  readonly stopWords: ReadonlySet<string>;
  /** Abbreviations whose full stop does not end a sentence, without it. */
  readonly abbreviations: ReadonlySet<string>;
  /** Those that sentences often end with. */
  readonly closing: ReadonlySet<string>;
  /** As they stand behind the number of a day. */
  readonly months: readonly string[];
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Marks of sources and notes behind a full stop: "… in a browser.[19][20] The …", "… made of ATP.2 This …". */
const SOURCE_MARKS = new RegExp(
  [
    String.raw`(?<=[.!?。！？]["”»’)」』]?)(?:\[[^\][]{1,24}\])+(?=\s|$|\p{Lu}|\P{ASCII})`,
    String.raw`(?<=(\p{L}{3,})[.!?]["”»’)]?)\d{1,3}(?=\s+["“„«]?\p{Lu})`,
  ].join("|"),
  "gu",
);

/** Longer ones are read by nobody: a list without its marks, a table without its lines, or noise. */
const MOST_LETTERS = 1_500;
/** Nor are these words. */
const NO_WORD = /[^\s\p{Lo}]{150}/u;

/**
 * Sentences of one block, each literally a part of it, without outer white space and marks of sources behind it. What
 * is too long for one is left out: the patterns of the languages may take the square of a sentence's length, or of a
 * word's, and no text may take hours.
 */
export function sentencesOf(text: string, rules: SentenceRules): string[] {
  const bare = text.replace(SOURCE_MARKS, (marks, word: string | undefined) =>
    word !== undefined && rules.abbreviations.has(word.toLowerCase()) ? marks : " ".repeat(marks.length),
  );
  let end = 0;
  return rules.writing
    .sentences(bare, rules)
    .map((piece) => {
      const start = end + piece.length - piece.trimStart().length;
      end += piece.length;
      return text.slice(start, start + piece.trim().length);
    })
    .filter((piece) => piece !== "" && isSentence(piece, rules));
}

function isSentence(piece: string, { writing }: SentenceRules): boolean {
  return piece.length * writing.lettersPerChar <= MOST_LETTERS && !NO_WORD.test(piece);
}

/** The sentences of a text with spaces between its words. */
export function joinedPieces(text: string, rules: SentenceRules): string[] {
  const pieces: string[] = [];
  let open = "";
  for (const segment of segmentsOf(text, rules)) {
    if (open !== "" && !endsSentence(open, segment, rules)) {
      open += segment;
      continue;
    }
    if (open !== "") pieces.push(open);
    open = segment;
  }
  if (open !== "") pieces.push(open);
  return pieces;
}

/** The platform's segments; it does not see that "… brachte Dampf. 29 Jahre später" are two. */
function segmentsOf(text: string, rules: SentenceRules): string[] {
  return [...segmenterOf(rules.code).segment(text)].flatMap(({ segment }) =>
    segment.split(/(?<=\p{Ll}{4}\.\s{1,3})(?=\d)|(?<=\p{Ll}{2}\.\s{1,3})(?=\d{4} \p{Ll})/u),
  );
}

function segmenterOf(code: string): Intl.Segmenter {
  let segmenter = segmenters.get(code);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(code === "und" ? undefined : code, { granularity: "sentence" });
    segmenters.set(code, segmenter);
  }
  return segmenter;
}

/** False where the full stop belongs to an abbreviation, an initial or an ordinal number. */
function endsSentence(before: string, after: string, rules: SentenceRules): boolean {
  const tail = before.slice(-40).trimEnd();
  // "… an exclamation mark (!) negates …", "“What is light?” he asked": small letters go on.
  if (!tail.endsWith(".")) return !(/[!?]["”»’)\]]*$/u.test(tail) && /^\s*\p{Ll}/u.test(after));
  if (/^[\s]*[\p{Ll},;)]/u.test(after)) return false;
  // "when the inside reaches 96 °C. Let it cool": a unit, and no initial.
  if (/°\p{Lu}\.$/u.test(tail)) return true;
  const last = /([\p{L}\p{N}][\p{L}\p{N}.-]*)\.$/u.exec(tail)?.[1] ?? "";
  // "levers, pulleys, etc. The wheel turns": it ends a list, and mostly a sentence too.
  if (rules.closing.has(last.toLowerCase())) return opensPlainly(after, rules);
  // "Brown v. Board", but "at 230 V. The": an initial or a unit.
  if (rules.abbreviations.has(last.toLowerCase()) && !/^\p{Lu}$/u.test(last)) return false;
  // "Nr. 5" goes on; after a whole word a number opens the next sentence ("… brachte die Wende. 1814 kam …").
  if (/^\s*\d/u.test(after)) return opensWithNumber(last, after);
  // "im 19. Jahrhundert", "Wilhelm II. regierte": a new sentence would open with a function word.
  if (rules.capitalNouns && /^(?:\d{1,3}|[IVX]+)$/u.test(last)) return opensPlainly(after, rules);
  // "w latach 60. XX wieku"
  if (/^\d{1,2}$/u.test(last) && /^\s*[IVX]+ \p{Ll}/u.test(after)) return false;
  if (/^\d{1,2}$/u.test(last) && OPENS_IN_GENITIVE.test(after)) return false;
  if (/^\d{1,2}$/u.test(last)) return !rules.months.some((month) => after.trimStart().startsWith(month));
  // "… przy 196 °C. Ciemne …": a unit, and no initial.
  if (/°\p{L}\.$/u.test(tail)) return true;
  // "… turns it into angiotensin I. Scurvy is …": a number, and no initial.
  if (NUMBERED.test(tail) && opensWithItsVerb(after, rules)) return true;
  // "J. R. Tolkien" goes on; after "vitamin C." a new sentence usually opens with a function word.
  return !/^\p{Lu}$/u.test(last) || opensPlainly(after, rules);
}

/** A common noun with a Roman number of one letter. */
const NUMBERED = /(?<!\p{L})\p{Ll}{5,} [IVX]\.$/u;

/** "Scurvy is …", where "I. Newton found …" has a name and another verb. */
function opensWithItsVerb(text: string, { stopWords }: SentenceRules): boolean {
  return stopWords.has(/^\s*\p{Lu}\p{Ll}+ (\p{Ll}+)(?!\p{L})/u.exec(text)?.[1] ?? "");
}

/** Polish "podczas finału 59. Konkursu Piosenki Eurowizji": no sentence opens so. */
const OPENS_IN_GENITIVE = /^\s*\p{Lu}\p{Ll}{3,}u \p{L}/u;

/** "… an Preußen. 1866 besiegte …", "… lehnte sie ab. 1862 wurde …": a year with its verb needs no long word before. */
function opensWithNumber(last: string, after: string): boolean {
  return /^\p{L}{4,}$/u.test(last) || (/^\p{Ll}{2,}$/u.test(last) && /^\s*\d{4} \p{Ll}/u.test(after));
}

/** Whether a text opens with a function word, as most sentences do and few names; "Є. В. Патон" has an initial. */
function opensPlainly(text: string, rules: SentenceRules): boolean {
  if (/^\s*\p{Lu}\./u.test(text)) return false;
  return rules.stopWords.has(/^\s*([\p{L}’']+)/u.exec(text)?.[1]?.toLowerCase() ?? "");
}
