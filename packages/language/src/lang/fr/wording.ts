import { type Subject, type Wording, words } from "../../wording.ts";
import { elidesBefore, leadBefore } from "./elision.ts";

/** What French has before a question mark. */
const ASKED = "\u00a0?";

const FEMININE = "Fem";
const isFeminine = (gender: string | null) => gender === FEMININE;

/** "Quel", "Quelle", "Quels", "Quelles". */
const which = (gender: string | null, isPlural: boolean) =>
  `Quel${isFeminine(gender) ? "le" : ""}${isPlural ? "s" : ""}`;

/** "est un muscle creux qui pompe le sang": the class of the subject and what is said of it. */
const CLASS_WITH_CLAUSE =
  /^(?:est|était|fut) (?<article>une?) (?<named>\p{L}[\p{L}’'-]+(?: [\p{L}’'-]+){0,4}) qui (?<clause>.+)$/u;
/** "est le plus grand organe du corps": there is only one. */
const ONLY_ONE = /^(?<verb>est|était|fut) (?<article>la |le |l[’'])(?<rest>.+)$/u;
/** "est un droit …", "désigne le droit …". */
const MEANING = /^(?:(?:est|sont|était|étaient)(?= (?:une?|des) )|désigne(?:nt)?) (?<meaning>.+)$/u;
/** A participle or adjective behind the verb has the subject's gender and number. */
const AGREES = /^(?:(?:est|sont|était|étaient|fut|furent|reste|devient)|(?:a|ont|avait|avaient) été) /u;
/** Nouns that ask for nothing by themselves: "quelle partie …", "quel ensemble …" do. */
const EMPTY = /^(?:exemple|cas|fait|nom|mot|terme|chose|des)(?!\p{L})/u;

/** A way to ask for a subject; null where it does not fit. */
type Way = (predicate: string, subject: Subject) => string | null;

/** "Qui" is masculine and singular. */
const askWho: Way = (predicate, { isPerson, isPlural, gender }) =>
  !isPerson || isPlural || (AGREES.test(predicate) && isFeminine(gender)) ? null : `Qui ${predicate}${ASKED}`;

/** "Quel muscle creux pompe le sang ?" */
const askClassOfClause: Way = (predicate, { isPlural }) => {
  const { article, named = "", clause = "" } = CLASS_WITH_CLAUSE.exec(predicate)?.groups ?? {};
  if (article === undefined || isPlural || EMPTY.test(named)) return null;
  return `${which(article === "une" ? FEMININE : null, false)} ${named} ${clause}${ASKED}`;
};

const askTermOfMeaning: Way = (predicate, { isName }) => {
  const { meaning } = MEANING.exec(predicate)?.groups ?? {};
  return meaning === undefined || isName ? null : `Quel terme désigne ${meaning}${ASKED}`;
};

/** "Quelle est la plus grosse artère du corps ?", "Comment appelle-t-on le droit de refuser une loi ?" */
const askOnlyOne: Way = (predicate, { gender, isName }) => {
  const { verb, article = "", rest = "" } = ONLY_ONE.exec(predicate)?.groups ?? {};
  if (verb === undefined) return null;
  if (!isName && !/^plus /u.test(rest))
    return `Comment ${verb === "est" ? "appelle" : "appelait"}${verb === "est" ? "-t" : ""}-on ${article}${rest}${ASKED}`;
  const shown = { "la ": FEMININE, "le ": "Masc" }[article] ?? gender;
  return shown === null ? null : `${which(shown, false)} ${predicate}${ASKED}`;
};

/** "Quel organe filtre le sang ?", where the document says that it is an organ. */
const askClass: Way = (predicate, { className, classGender, gender, isPlural }) =>
  className !== null &&
  !isPlural &&
  classGender !== null &&
  (classGender === gender || !AGREES.test(predicate))
    ? `${which(classGender, false)} ${className} ${predicate}${ASKED}`
    : null;

const askWhat: Way = (predicate, { gender, isPlural, isName, isPerson }) =>
  isPlural || isName || isPerson || (AGREES.test(predicate) && gender !== "Masc")
    ? null
    : `Qu’est-ce qui ${predicate}${ASKED}`;

const WAYS: readonly Way[] = [askWho, askClassOfClause, askTermOfMeaning, askOnlyOne, askClass, askWhat];

function askSubject(predicate: string, subject: Subject): string | null {
  for (const way of WAYS) {
    const asked = way(predicate, subject);
    if (asked !== null) return asked;
  }
  return null;
}

const ONE_CALLS = /^on (?<verb>appelle|nomme)$/iu;
const IS_CALLED =
  /^(?<told>(?:une?|le|la|les|l[’']|des) ?.+?),? (?<verb>s[’']appellent?|se nomment?|(?:est|sont) (?:appelée?s?|nommée?s?|dénommée?s?))$/iu;

/** "On appelle … la cavité du cœur", "la cavité du cœur s'appelle …". */
function askName(before: string, behind: string): string | null {
  const told = before.trim();
  const { verb: calls } = ONE_CALLS.exec(told)?.groups ?? {};
  if (calls !== undefined) return behind === "" ? null : `Comment ${calls}-t-on ${behind.trim()}${ASKED}`;
  const called = IS_CALLED.exec(told)?.groups;
  if (called?.told === undefined || behind.trim() !== "") return null;
  const subject = called.told.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
  return `Comment appelle-t-on ${subject}${ASKED}`;
}

/** Words and templates of French questions. */
export const WORDING: Wording = {
  agreeing: ["Number", "Gender"],
  hasHeadFirst: true,
  introducing: [
    "comme",
    "tels que",
    "telles que",
    "tel que",
    "telle que",
    "par exemple",
    "notamment",
    "dont",
  ],
  closing: ["et d' autres", "et autres", "ou d' autres", "et les autres"],
  kinds: words("type sorte forme variété espèce genre exemple partie ensemble groupe membre catégorie"),
  copulas: words("être désigner"),
  tooGeneral: words(
    `chose manière façon partie exemple cas type sorte personne nombre facteur résultat fait aspect caractéristique
    terme mot nom idée point forme raison problème fois jour an année siècle lieu côté question réponse différence
    processus moyen valeur quantité ensemble rôle effet cause fin début moment temps mois semaine heure reste majorité
    plupart moitié tiers quart grand-chose cours part besoin série groupe élément autre gens monde homme place
    suite base aide travail`,
  ),
  looseAdjectives: words(
    `autre même différent divers plusieurs certain tel propre grand petit nouveau vieux ancien bon meilleur mauvais
    haut bas majeur mineur nombreux commun général particulier précis possible important premier second deuxième
    troisième dernier suivant précédent semblable principal entier unique seul total actuel récent supplémentaire long
    court donné typique réel vrai clair probable tout quelque chaque fort faible simple véritable`,
  ),
  pointing: words(
    `ce cet cette ces ceci cela ça celui celle ceux celles il elle ils elles lui eux leur leurs son sa ses ici là ainsi
    tel telle tels telles`,
  ),
  pronouns: words(
    "il elle ils elles lui eux leur leurs son sa ses celui celle ceux celles tel telle tels telles ce",
  ),
  addressing: words(
    "je j' j’ tu vous nous notre nos votre vos mon ma mes ton ta tes me te moi toi m' m’ t' t’",
  ),
  continuing: words(
    `mais et ou or donc car cependant pourtant toutefois néanmoins ainsi ensuite enfin puis alors aussi également
    finalement inversement c' c’ certes d'ailleurs d’ailleurs autrement voilà sinon`,
  ),
  ofDocument: words(
    `figure figures tableau tableaux chapitre chapitres section sections page pages ci-dessus ci-dessous ci-contre
    précédemment exemple exemples encadré annexe schéma leçon document ci-après suivant suivante suivants suivantes`,
  ),
  leaning: words("aussi également ensuite puis encore déjà alors toutefois cependant pourtant donc enfin"),
  indefinite: words("un une des"),
  definite: words("le la les l' l’"),
  naming: [
    "appeler",
    "s' appeler",
    "se appeler",
    "nommer",
    "se nommer",
    "appelé",
    "appelée",
    "nommé",
    "nommée",
    "dénommer",
  ],
  meaning: new Set(),
  clitics: words("se s' s’ ne n' n’"),
  leads: { words: words("le de à ce"), before: leadBefore },
  conjunctions: words("et mais ou tandis alors bien parce car"),
  articleBeforeGap: null,
  askSubject,
  askTerm: (meaning) => `Quel terme désigne ${meaning}${ASKED}`,
  askName,
  askMeaning: (term, { isPlural }) =>
    isPlural ? `Que sont ${term}${ASKED}` : `Qu’est-ce ${elidesBefore(term) ? "qu’" : "que "}${term}${ASKED}`,
};
