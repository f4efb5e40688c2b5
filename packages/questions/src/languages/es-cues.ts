import { GROUP_CUES } from "@quizmill/language";
import { beforeVerb, wordSet } from "./building.ts";
import { COMMAND_AIMS } from "./command-aims.ts";
import { MONTH, OTHER_VERBS, THING_VERBS, thirdPersons, VERBS } from "./es-words.ts";
import type { LanguageProfile } from "./profile.ts";

const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d.,]\\d|\\s*(?:a\\. ?C|millones|personas|habitantes))";

/** "… y hoy se controla mediante cacerías": what else is so was not so in that year. */
const SECOND_CLAUSE =
  /,? y (?:hoy|actualmente|ahora|desde entonces|todavía|aún|se|es|son|está|están|tiene|tienen)(?= )/u;

/** Forms that are adjectives or nouns as well: before them no subject need end. */
const NOT_ONLY_VERBS = wordSet("completa llena baja fija marcha sale une cubre reúne limita");

/** "El perclorato es ClO4, el clorato es ClO3 y …": what is asked for is but the first of several. */
const SERIES = /, (?:y )?(?:el|la|los|las) [^,]{3,40}? (?:es|son) /u;

/** Verbs of what people do: with somebody's full name before them, "quién" can ask. */
const PERSON_VERBS =
  wordSet(`descubrió inventó demostró propuso formuló observó midió explicó describió calculó definió introdujo fundó creó construyó diseñó
escribió publicó tradujo pintó compuso enseñó estudió investigó desarrolló patentó predijo confirmó dedujo acuñó obtuvo ganó recibió nació murió perfeccionó dirigió encabezó logró consiguió defendió sostuvo`);
const PERSON_NAME =
  /^(?!(?:Gran|Estados|Unión|Reino|República|Nuev[ao]|Sociedad|Universidad|Imperio) )(?:\p{Lu}[\p{L}.-]+ )+(?:(?:del?|la|van|von) )*\p{Lu}[\p{L}-]+$/u;
/** Nouns that are or may be persons', whom "qué" does not ask for. */
const MAYBE_PERSON =
  /(?:istas?|ólog[oa]s?|[^c]tor(?:es|as?)?|dor(?:es|as?)?|sor(?:es|as?)?|médic[oa]s?|físic[oa]s?|químic[oa]s?|niñ[oa]s?|alumn[oa]s?|hombres?|mujer(?:es)?|rey(?:es)?|reina|personas?|pacientes?|estudiantes?|gente)(?= |$)/u;
/** What is so or happens of itself: before it "qué" can only be its subject. */
const OF_SUBJECT =
  /^(?:(?:se|está|estaba|queda|quedó|nace|muere|crece|sube|baja|fluye|circula|llega) |(?:fue|era|puede (?:ser|estar|quedar)) \p{L}+[oae] )/u;
/** "La capa está cubierta": the adjective shows a gender that "qué" has not. */
const AGREES_WITH_HER =
  /^(?:está|estaba|queda|quedó|fue|era|es|se (?:queda|vuelve|mantiene)|puede (?:ser|estar|quedar)) (?:\p{L}+ )?\p{L}+a(?!\p{L})/u;

/** Who or what something is told of, in a whole question where that can be no object. */
function askOfAny(rest: string, subject: string, opening: string): string | null {
  // "Hacer compost reduce …": a deed is no thing among the others of the text.
  if (/^\p{L}{2,}(?:ar|er|ir)(?:se)?(?: |$)/u.test(subject) && /^\p{Lu}\p{Ll}+[aei]r/u.test(opening))
    return null;
  const article = /^(?:El|La|Un|Una)(?= )/u.exec(opening)?.[0];
  const isThing = article !== undefined && !MAYBE_PERSON.test(subject);
  if (isThing && OF_SUBJECT.test(rest) && !(/a$/u.test(article) && AGREES_WITH_HER.test(rest)))
    return `¿Qué ${rest}?`;
  const isOfThings = isThing || (/^(?:Los|Las|Unos|Unas) /u.test(opening) && !MAYBE_PERSON.test(subject));
  return `¿De ${isOfThings ? "qué" : "quién o de qué"} se afirma lo siguiente: «… ${rest}»?`;
}
const PAST_SHAPE = /^\p{L}{3,}(?:aron|ieron|aban|ían|ó)$/u;

/** Spanish sentences that questions can be made from, and how they are asked. */
export const ES_CUES = {
  naming:
    /(?:llamad[oa]s?|denominad[oa]s?|se llama(?:ba)?n?|se denomina(?:ba)?n?|conocid[oa]s? como|conoc(?:en?|ían?) como|titulad[oa]s?|nombre de|término)(?: el| la| los| las)?[ «“"]+$/iu,
  relative: /\b(?:que|cual|cuales|donde|cuyo|cuya)\b/u,
  groups: GROUP_CUES.es,
  definitions: GROUP_CUES.es.definitions,
  typed: [
    {
      pattern: new RegExp(`^en (?:el año )?${YEAR},? (?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest }) => `¿En qué año ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<subject>[^,;:()]{3,60}?) (?<verb>se \\p{L}+|fue \\p{L}+|fueron \\p{L}+|nació|murió|comenzó|empezó|terminó|llegó|apareció|surgió)(?<mid>(?: [^,;:]*?)?) en (?:el año )?${YEAR}(?<tail>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ subject, verb, mid = "", tail = "" }) =>
        // "La violeta crece a más de 2500 metros y fue descrita …": another clause's verb stands before.
        /\b(?:que|quien|cuando)\b|[ ,][yeo]$/u.test(subject ?? "") || SECOND_CLAUSE.test(mid + tail)
          ? null
          : `¿En qué año ${verb} ${subject}${mid}${tail}?`,
    },
    {
      pattern: new RegExp(`^(?<head>[^,;:()]{8,110}?) en (?:el año )?${YEAR}(?<rest>(?: [^,;:]*)?)$`, "u"),
      ask: ({ head, rest = "" }) =>
        /(?:entre|desde|hasta|\d|de)$/u.test(head ?? "") || SECOND_CLAUSE.test(rest)
          ? null
          : `¿En qué año ${head}${rest}?`,
    },
    {
      pattern: new RegExp(`^el (?<key>\\d{1,2} de ${MONTH}(?: de \\d{4})?),? (?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest }) => `¿En qué fecha ${rest}?`,
      askYear: ({ rest }) => `¿En qué año ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{8,110}?) el (?<key>\\d{1,2} de ${MONTH} de \\d{4})(?<rest>(?: [^,;:]*)?)$`,
        "u",
      ),
      ask: ({ head, rest = "" }) => `¿En qué fecha ${head}${rest}?`,
      askYear: ({ head, rest = "" }) => `¿En qué año ${head}${rest}?`,
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,60}?)(?<! que) (?<verb>tiene|tienen|contiene|contienen|posee|poseen|tenía|tenían) (?:unos |unas |aproximadamente |casi |cerca de |alrededor de )?(?<key>\d[\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce) (?<what>(?!millones|mil|por|o |de )\p{Ll}{3,30}[oa]s)(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject, verb, what = "", rest = "" }) =>
        `¿${/as$/u.test(what) ? "Cuántas" : "Cuántos"} ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  commands: {
    askAim: (command) => `¿Para qué sirve el comando ${command}?`,
    addressing: wordSet("nosotros nuestro nuestra"),
    aims: COMMAND_AIMS.es,
    cues: [
      {
        pattern:
          /^(?:para|si (?:quieres|quiere|deseas|desea|necesitas|queremos|deseamos)) (?<deed>\p{L}+(?:ar|er|ir)(?:se)? [^⌘;:()]{5,110}?),? (?:también )?(?:(?:puedes?|debes?|pueden|podemos|debemos|deberías|podrías|tienes que|hay que|necesitas|basta con|se puede|se debe) )?(?:(?:también|simplemente|solo|sólo) )*(?:usar|utilizar|ejecutar|escribir|teclear|emplear|usas?|utilizas?|ejecutas?|escribes?|tecleas?|usamos|ejecutamos|utilizamos|se usa|se utiliza|se ejecuta|use|utilice|ejecute|escriba) (?:el comando |la orden |la instrucción )?⌘/iu,
        ask: (deed) => `¿Qué comando se usa para ${deed}?`,
      },
      {
        pattern:
          /^(?:para|si (?:quieres|quiere|deseas|desea|necesitas)) (?<deed>\p{L}+(?:ar|er|ir)(?:se)? [^⌘;:()]{5,110}?),? el comando (?:que (?:necesitas|debes usar) )?es ⌘/iu,
        ask: (deed) => `¿Qué comando se usa para ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:también|ahora|luego) )?(?:puedes?|podemos|debes|se puede) (?:usar|utilizar|ejecutar|escribir|teclear|emplear|usas?|utilizas?|ejecutas?|escribes?|tecleas?|usamos|ejecutamos|utilizamos|se usa|se utiliza|se ejecuta|use|utilice|ejecute|escriba) (?:el comando )?⌘ para (?<deed>\p{L}+(?:ar|er|ir)(?:se)? [^⌘,;:()]{5,110})$/iu,
        ask: (deed) => `¿Qué comando se usa para ${deed}?`,
      },
      {
        pattern:
          /^(?:(?:con|mediante|usando) (?:el comando )?⌘,? (?:puedes?|podemos|se puede)|(?:el comando )?⌘ (?:sirve para|se usa para|se utiliza para|(?:te |nos )?permite|ayuda a)) (?<deed>\p{L}+(?:ar|er|ir)(?:se)? [^⌘,;:()]{5,110})$/iu,
        ask: (deed) => `¿Qué comando se usa para ${deed}?`,
      },
      {
        pattern:
          /^la (?:\p{Ll}+ )?herramienta (?:\p{Ll}+ )?para (?<deed>\p{L}+(?:ar|er|ir)(?:se)? [^⌘,;:()]{5,110}) es (?:el comando )?⌘/iu,
        ask: (deed) => `¿Qué comando se usa para ${deed}?`,
      },
      {
        pattern:
          /^el comando ⌘ (?<deed>(?!(?:es|era|tiene|puede|debe|no|que|se|hace|funciona|toma|acepta|recibe|necesita|para|de)(?!\p{L}))\p{Ll}{3,}[ae] [^⌘;:()]{12,110})$/iu,
        ask: (deed) => `¿Qué comando ${deed}?`,
      },
    ],
  },
  subjects: [
    {
      split: beforeVerb(PERSON_VERBS),
      ask: (rest, subject) => (PERSON_NAME.test(subject) ? `¿Quién ${rest}?` : null),
    },
    {
      split: beforeVerb(THING_VERBS),
      // What something is, its definition asks better.
      ask: (rest, subject, opening) => {
        if (/^es (?:un|una|el|la|que) /u.test(rest) || SERIES.test(rest)) return null;
        // "¿Qué está formada …?": "qué" takes no feminine.
        return AGREES_WITH_HER.test(rest) ? askOfAny(rest, subject, opening) : `¿Qué ${rest}?`;
      },
    },
    {
      split: beforeVerb(
        OTHER_VERBS.union(new Set(thirdPersons(VERBS))).difference(NOT_ONLY_VERBS),
        PAST_SHAPE,
      ),
      ask: askOfAny,
    },
  ],
} satisfies Partial<LanguageProfile>;
