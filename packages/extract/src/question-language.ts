import { functionWordsIn } from "./function-words.ts";

/** Words in which questions are asked; those of other languages too, so that they are not taken for one of these. */
const ASKING: Readonly<Record<string, string>> = {
  en: "what which who whom whose when where why how does did do mean means translate translation",
  pl: "co kto kogo kiedy gdzie dlaczego jak który która które którym którego której ile czy jaki jaka jakie oznacza znaczy",
  de: "was wer wem wen wann wo warum wie welche welcher welches welchen welchem wozu bedeutet heißt",
  es: "qué cuál cuáles quién quiénes cuándo dónde cómo cuánto cuántos cuántas significa dice",
  fr: "quel quelle quels quelles qui quoi quand où pourquoi comment combien signifie est-ce dit-on",
  uk: "що хто кого коли де чому як який яка яке які якому якій якого скільки чи означає",
  it: "che cosa quale quali chi quando dove perché come quanto quanti significa dice",
  pt: "que qual quais quem quando onde como quanto quantos significa diz",
  nl: "wat wie wanneer waar waarom hoe welke welk betekent",
  cs: "co kdo kdy kde proč jak který která které kolik jaký jaká znamená",
  sv: "vad vem när var varför hur vilken vilket vilka betyder",
  ru: "что кто когда где почему как какой какая какое какие сколько означает",
};
const LANGUAGES = Object.keys(ASKING);
/** What is spoken of stands in quotation marks. */
const QUOTED = /["“”„«»「『][^"“”„«»」』\n]{1,80}["“”«»」』]/gu;
const LEAST_SCORE = 1;
const LEAST_LEAD = 1.8;
/** Of the lines that end as questions do, so many must be asked in the words of the language. */
const LEAST_SHARE = 0.3;
/** The language of a long list is told by its beginning. */
const MAX_LINES = 400;

/**
 * The language in which most of these lines ask, as an ISO 639-1 code; null if they ask nothing, or in no language that
 * is known. All of them are looked at together: one short question about the words of another language tells neither.
 */
export function languageOfQuestions(lines: readonly string[]): string | null {
  const asked = lines.slice(0, MAX_LINES).filter((line) => /[?？:：…_]\s*$/u.test(line));
  const words = asked.map(
    (line) =>
      line
        .replace(QUOTED, " ")
        .toLowerCase()
        .match(/\p{L}+(?:-\p{L}+)?/gu) ?? [],
  );
  const scores = LANGUAGES.map((language) => {
    const own = new Set((ASKING[language] ?? "").split(" "));
    const asking = words.filter((line) => line.some((word) => own.has(word)));
    const plain = functionWordsIn(words.map((line) => line.join(" ")).join(" "), language);
    return { language, share: asking.length / Math.max(1, asked.length), score: scoreOf(words, own, plain) };
  }).sort((one, other) => other.score - one.score);
  const [first, second] = scores;
  if (first === undefined || first.score < LEAST_SCORE || first.share < LEAST_SHARE) return null;
  return first.score >= LEAST_LEAD * (second?.score ?? 0) ? first.language : null;
}

function scoreOf(
  lines: readonly (readonly string[])[],
  asking: ReadonlySet<string>,
  plain: ReadonlySet<string>,
): number {
  let score = 0;
  for (const line of lines)
    for (const word of line) {
      if (asking.has(word)) score += 1 / owners(word);
      else if (plain.has(word)) score += 1 / 4;
    }
  return score;
}

let counts: ReadonlyMap<string, number> | null = null;

/** In how many of the languages a word asks. */
function owners(word: string): number {
  counts ??= countsOf(Object.values(ASKING).flatMap((words) => words.split(" ")));
  return counts.get(word) ?? 1;
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const word of words) counted.set(word, (counted.get(word) ?? 0) + 1);
  return counted;
}
