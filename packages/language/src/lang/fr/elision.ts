/** Words before which no vowel is left out, though they begin with a silent h or a vowel (h aspiré). */
const NOT_ELIDED = new RegExp(
  `^(?:${[
    "onz",
    "oui",
    "yaourt|yacht|yen|yé|yoga",
    "ha(?:ch|ie|ine|ir|ïr|lage|lle|lo(?!gè)|lt|mac|mbour|meau|mpe|nch|ndicap|ngar|nneton|rcel|rdi|reng|ricot|rnais|rpe|sard|te|ubert|usse|ut|vre)",
    "haut|hâte|hâle",
    "hérisson|hériss|hernie|héron|héros(?!n)|hêtre|heurt|hi(?:bou|érarch|ss)|hobby|hocher|hockey|Hollande|holland",
    "homard|Hong|Hongrie|hongr|hors|hotte|hou(?:blon|e|ille|le|pp|sse|x)|hublot|huit|hurl|hutte|Hun|Huns",
  ].join("|")})`,
  "iu",
);

/** The word before this name loses its last vowel: "l'estomac", but "le héros". */
export const elidesBefore = (name: string) =>
  /^[aeiouyhàâäéèêëîïôöûüœæ]/iu.test(name) && !NOT_ELIDED.test(name);

/** Of each lead: before a consonant, and before a vowel. Those of a noun's gender come with it. */
const FORMS: readonly (readonly [full: string, elided: string])[] = [
  ["le", "l’"],
  ["la", "l’"],
  ["du", "de l’"],
  ["de la", "de l’"],
  ["au", "à l’"],
  ["à la", "à l’"],
  ["de", "d’"],
  ["ce", "cet"],
];

const GENDERED: Readonly<Record<string, readonly [masculine: string, feminine: string]>> = {
  "l'": ["le", "la"],
  "de l'": ["du", "de la"],
  "à l'": ["au", "à la"],
  "d'": ["de", "de"],
  cet: ["ce", "ce"],
};

/**
 * What stands before a name of the same number in the place of another's lead. `isFeminine` is the name's gender:
 * "l'" of "l'estomac" is "le" before "foie", and "la" before "rate".
 */
export function leadBefore(name: string, lead: string, isFeminine: boolean): string {
  const plain = lead.trim().replaceAll("’", "'").toLowerCase();
  const full = GENDERED[plain]?.[isFeminine ? 1 : 0] ?? plain;
  const elided = FORMS.find(([whole]) => whole === full)?.[1];
  const fitting = elided !== undefined && elidesBefore(name) ? elided : full;
  return fitting.endsWith("’") ? fitting : `${fitting} `;
}
