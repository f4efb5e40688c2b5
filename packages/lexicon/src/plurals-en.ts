/** What is not counted, or only in a list of its kinds: "photosynthesis", "democracy". */
const UNCOUNTED =
  /(?:ism|ics|ness|ship|hood|[^g]raphy|ology|nomy|(?:gene|ly|sta|o)sis|ium|ogen|ia|itis|emia|[ae]nce|ity|cy|ing)$/u;
/** "man" of "woman", "rate" of "rate of change": what takes the ending. */
const HEAD_BEFORE = /^(?<head>\S+?)(?<rest>(?: (?:of|in|by|for|as|per|to|from|with|without) |-in-).+)$/u;

const IRREGULAR: readonly (readonly [RegExp, string])[] = [
  [/man$/u, "men"],
  [/child$/u, "children"],
  [/foot$/u, "feet"],
  [/tooth$/u, "teeth"],
  [/mouse$/u, "mice"],
  [/goose$/u, "geese"],
  [/(?<=l[eoi]a?|shel|hal|cal|wol|wi|kni)(?:f|fe)$/u, "ves"],
  [/(?<=bacteri|mitochondri|myceli|sacchari|crani)um$/u, "a"],
  [/(?<=fung|nucle|stimul|radi|bacill|bronch|glomerul|nucleol|coc|loc|alve?ol|mening|syllab)us$/u, "i"],
  [/(?<=hypothe|synthe|the|ax|cri|oa|ba|analy|parenthe)sis$/u, "ses"],
  [/(?<=larv|alg|vertebr|hyph|pup|antenn|amoeb|nebul|supernov)a$/u, "ae"],
  [/(?<=criteri|phenomen|gangli)on$/u, "a"],
  [/(?<=matr|vert|cort|append)[ei]x$/u, "ices"],
  [/(?<=series|species|fish|sheep|deer|spacecraft|aircraft)$/u, ""],
];

export function englishPluralOf(word: string): string | null {
  const { head, rest } = HEAD_BEFORE.exec(word)?.groups ?? {};
  if (head !== undefined && rest !== undefined) {
    const many = englishPluralOf(head);
    return many === null ? null : many + rest;
  }
  for (const [ending, plural] of IRREGULAR) if (ending.test(word)) return word.replace(ending, plural);
  if (UNCOUNTED.test(word)) return null;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}
