import type { LanguageProfile } from "@quizmill/language";
import { namesGivenTo, sexOfGivenName } from "@quizmill/lexicon";
import { phraseKey } from "../../text/words.ts";
import type { Document } from "../document.ts";
import type { Term } from "../terms.ts";
import { familyMembershipsOf, isNameIn } from "./family-memberships.ts";
import { personsNamed } from "./named-persons.ts";

/** What a name names, as far as the name itself shows it. */
export type NameKind = "person" | "place" | "body";

/** What the lexicon calls its families of places, in all languages. */
const PLACES: ReadonlySet<string> = new Set(
  `city town country state continent sea ocean river mountain kontinent erdteil ozean meer fluss gebirge land bundesland stadt
ciudad país continente océano río cordillera kontynent ocean morze rzeka góry kraj państwo miasto stolica
континент океан море річка гори країна держава місто столиця 大陸 海 川 山 国 都市`.split(/\s+/u),
);

/** Words in the names of what people found, join or walk along, in all languages. */
const BODY =
  /(?<!\p{L})(?:Universit\p{L}+|Uniwersyte\p{L}+|Universidad|Університет\p{L}*|Institut\p{L}*|Instytu[tc]\p{L}*|Інститут\p{L}*|Academ\p{L}+|Akadem\p{L}+|Академі\p{L}+|Compan\p{L}+|Corporation|Inc|Ltd|GmbH|Association|Society|Gesellschaft|Towarzystw\p{L}+|Sociedad|Товариств\p{L}+|Party|Partei|Parti\p{L}{1,2}|Партія|Committee|Council|Rad[ay]|Rat|Consejo|Ministr?\p{L}*y|Museum|Museo|Army|Agency|Agentur|Agencia|Foundation|Stiftung|Fundaci\p{L}+|Fundacj\p{L}+|Фонд|League|Union|Unia|Church|Kirche|Iglesia|Kościół|Bank|Congress|Parliament|Court|School|College|Commission|Team|Club|Klub(?:[uy]|ie|em|owi|ów)?|River|Lake|Mount|Street|Avenue|Bridge|Park|Island|Tower|Hall|Library|Hospital|Theatre|Theater|Straße|Platz|Brücke)(?!\p{L})/u;

/** Null where the name does not tell. */
export function nameKindOf(term: Term, document: Document): NameKind | null {
  // In Chinese characters nothing tells a name by its writing.
  if (term.type !== "name" && document.profile.script === "spaced") return null;
  let kind = nameKinds.get(term);
  if (kind === undefined) {
    kind = readKind(term, document);
    nameKinds.set(term, kind);
  }
  return kind;
}

/** Worked out once a term, which belongs to one document. */
const nameKinds = new WeakMap<Term, NameKind | null>();

function readKind(term: Term, document: Document): NameKind | null {
  const { profile } = document;
  const form = term.forms.keys().next().value ?? term.key;
  if (profile.script === "unspaced" && personsNamed(document).has(form)) return "person";
  if (BODY.test(form)) return "body";
  const isPlace = familyMembershipsOf(form, profile).some(
    ({ family, word }) => isNameIn(word, profile) && family.hypernyms.some((called) => PLACES.has(called)),
  );
  if (isPlace) return "place";
  // "George Stephenson's Rocket" is his, not him.
  if (/\p{L}['’]s /u.test(form)) return null;
  const [first = ""] = form.split(" ");
  // Beside "Martin Luther" the "Luther Bible" is a book.
  if (term.words === 2 && ownerOf(first, document) !== null) return null;
  const given = term.words > 1 ? first : ownerOf(form, document)?.given;
  return given !== undefined && sexOf(given, profile) !== null ? "person" : null;
}

/** Given names as they are compared, whatever their case. */
const givenNames = new Map<string, ReadonlyMap<string, "men" | "women">>();

/** By a given name; null where it is none that is known. */
export function sexOf(name: string, profile: LanguageProfile): "men" | "women" | null {
  // By its stem Spanish "Robert" is "Roberta" too.
  const sex = sexOfGivenName(name);
  if (sex !== null) return sex;
  let known = givenNames.get(profile.code);
  if (known === undefined) {
    const keys = (sex: "men" | "women") =>
      [...namesGivenTo(sex)].map((given) => [phraseKey(given, profile), sex] as const);
    known = new Map([...keys("men"), ...keys("women")]);
    givenNames.set(profile.code, known);
  }
  return known.get(phraseKey(name, profile)) ?? null;
}

/** Of each document, the surnames it also writes with a given name. */
const surnames = new WeakMap<Document, ReadonlyMap<string, string>>();

/** The given name that the document also writes before this surname. */
export function ownerOf(surname: string, document: Document): { given: string } | null {
  let known = surnames.get(document);
  if (known === undefined) {
    const full = [2, 3].flatMap((words) => document.terms.likely("name", words));
    known = new Map(full.map(({ key }) => [key.slice(key.lastIndexOf(" ") + 1), key.split(" ")[0] ?? ""]));
    surnames.set(document, known);
  }
  const given = known.get(phraseKey(surname, document.profile));
  return given === undefined ? null : { given };
}
