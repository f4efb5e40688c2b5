import type { Evidence } from "@quizmill/contract";
import type { LanguageProfile } from "@quizmill/language";
import type { Candidate, Passage, Rationale, ReadyItem } from "../engine.ts";
import { definedOnly } from "../maps.ts";

const OPTION_CHARS = 60;

/** A quote and where it stands, as far as that is known. */
export function quotedAt(
  quote: string,
  where: { [Place in keyof Omit<Evidence, "quote">]: Evidence[Place] | null | undefined },
): Evidence {
  return { quote, ...definedOnly(where) };
}

/** The evidence of an answer: a literal quote, with page, slide, heading and document where known. */
export function evidenceOf({ quote, block: at }: Candidate, passage: Passage): Evidence {
  const { picture, heading, part, blocks } = passage;
  const { page = passage.page, slide = passage.slide } = blocks[at] ?? {};
  return quotedAt(quote, { page, slide, picture, heading, part });
}

/** Where a ready question stands in its document; null for one of a file that tells no places. */
export function placeOfReady(
  { quote, page, slide, heading }: ReadyItem,
  { part }: Pick<Passage, "part">,
): Evidence | null {
  return quote === null ? null : quotedAt(quote, { page, slide, heading, part });
}

/**
 * Explains why the key is right and the others are wrong, in the document's language. For a language without a
 * profile: the bare quote.
 */
export function explain(
  evidence: Evidence,
  {
    notes,
    words = [],
    secondQuote,
  }: { notes: readonly Rationale[]; words?: readonly string[]; secondQuote?: string | undefined },
  profile: LanguageProfile,
): string {
  const { phrases } = profile;
  const second = secondQuote === undefined ? [] : [secondQuote];
  if (phrases === null) return [evidence.quote, ...second, ...words].join("\n");
  const { quote, ...where } = evidence;
  const others = notes.filter(({ says }) => says !== quote);
  const lines = others.map(({ reason, option, says, page, slide }) =>
    phrases.placed(phrases[reason](shortened(option), says), { page, slide }),
  );
  const because = phrases.placed(phrases.because(quote), where);
  return [because, ...second.map(phrases.because), ...words, ...lines].join("\n");
}

/** The engine's own explanation of the key and of the options shown. */
export function writtenExplanation(others: readonly string[], { explanation }: Candidate): string[] {
  if (explanation === undefined) return [];
  const shown = new Set(others.map((option) => option.toLowerCase()));
  const told = explanation.others.filter(({ option, why }) => why !== "" && shown.has(option.toLowerCase()));
  return [
    ...(explanation.key === "" ? [] : [explanation.key]),
    ...told.map(({ option, why }) => `${shortened(option).replace(/[.,;:。]$/u, "")}: ${why}`),
  ];
}

/** Long options are shown above the explanation, so their first words are enough. */
function shortened(option: string): string {
  if (option.length <= OPTION_CHARS) return option;
  const cut = option.slice(0, OPTION_CHARS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), OPTION_CHARS / 2)).replace(/[.,;:。、]$/u, "")} …`;
}
