import { EN_BIOLOGY } from "./en/biology.ts";
import { EN_CHEMISTRY } from "./en/chemistry.ts";
import { EN_COMMON } from "./en/common.ts";
import { EN_EARTH_AND_SPACE } from "./en/earth-and-space.ts";
import { EN_EVERYDAY } from "./en/everyday.ts";
import { EN_HUMANITIES } from "./en/humanities.ts";
import { EN_MATHEMATICS_AND_COMPUTING } from "./en/mathematics-and-computing.ts";
import { EN_MEDICINE } from "./en/medicine.ts";
import { EN_PHYSICS } from "./en/physics.ts";
import { EN_PLACES_AND_HISTORY } from "./en/places-and-history.ts";
import { EN_SOCIETY } from "./en/society.ts";
import { lexicon, NO_MARKS } from "./lexicon.ts";

/** What is not counted, or only in a list of its kinds: "photosynthesis", "democracy". */
const UNCOUNTED =
  /(?:ism|ics|ness|ship|hood|[^g]raphy|ology|nomy|genesis|lysis|stasis|osis|ium|ogen|ia|itis|emia|ence|ance|ity|cy|ing)$/u;
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

function pluralOf(word: string): string | null {
  const { head, rest } = HEAD_BEFORE.exec(word)?.groups ?? {};
  if (head !== undefined && rest !== undefined) {
    const many = pluralOf(head);
    return many === null ? null : many + rest;
  }
  for (const [ending, plural] of IRREGULAR) if (ending.test(word)) return word.replace(ending, plural);
  if (UNCOUNTED.test(word)) return null;
  if (/[^aeiou]y$/u.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/u.test(word) ? `${word}es` : `${word}s`;
}

/** What English school subjects name side by side, by subject. */
export const EN_LEXICON = lexicon(
  [
    EN_COMMON,
    EN_BIOLOGY,
    EN_MEDICINE,
    EN_CHEMISTRY,
    EN_PHYSICS,
    EN_EARTH_AND_SPACE,
    EN_PLACES_AND_HISTORY,
    EN_SOCIETY,
    EN_HUMANITIES,
    EN_MATHEMATICS_AND_COMPUTING,
    EN_EVERYDAY,
  ],
  {
    ...NO_MARKS,
    isPlural: (word) => /[^sui]s$/u.test(word) && !/(?:ics|sis)$/u.test(word),
    pluralOf,
    // The lexicon spells as American texts do.
    spellings: [
      [/haem/u, "hem"],
      [/aemia/u, "emia"],
      [/oestr/u, "estr"],
      [/oesoph/u, "esoph"],
      [/foet/u, "fet"],
      [/aesth/u, "esth"],
      [/paed/u, "ped"],
      [/our/u, "or"],
      [/is(?=e|ing|ation)/u, "iz"],
      [/(?<=met|lit|cent|fib|theat)re/u, "er"],
      [/aluminium/u, "aluminum"],
      [/sulph/u, "sulf"],
      [/ogue/u, "og"],
      [/defence/u, "defense"],
      [/grey/u, "gray"],
      [/programme/u, "program"],
      [/plough/u, "plow"],
      [/ell(?=ing|ed)/u, "el"],
    ],
  },
);
