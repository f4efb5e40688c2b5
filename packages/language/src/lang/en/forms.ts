import { verbForms, wordGroups, wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { WORDS } from "../index.ts";

const AMERICAN_VERBS = `accept accompany accomplish account achieve acquire act adapt add adjust admit adopt advise affect agree aid aim allow announce appear apply appoint approach approve argue arise arrange arrive
ask assert assess assign assist associate assume attach attain attend attract avoid become begin behave believe belong bind bring build buy calculate capture carry cause challenge choose
claim clarify classify collaborate collapse collect combine commit communicate compare compete complete comply compose comprise compute conclude conduct confirm confuse connect conquer consider consist constitute construct consume contain
continue contribute convert convey convince correlate create cultivate deal decide declare decompose decrease dedicate define deliver demonstrate deny depend depict derive describe deserve destroy detect determine develop devise differ
differentiate diminish disagree disappear discover discuss display dissolve distinguish distribute divide dominate drive earn eat elect eliminate emerge emit emphasize employ enable encounter encourage engage enhance enjoy ensure enter
establish evaluate evolve examine exceed exclude exert exhibit exist expand expect explain explore express extend facilitate fail fall favor feed feel fight fill finance find finish flow follow forget form formulate found gain gather generate
get give go govern grow guarantee guide happen hear help hide hold host identify ignore illustrate imagine implement imply impose improve include incorporate increase indicate induce infer influence inform inherit inhibit initiate inspire install
integrate intend interact interpret introduce invade invent investigate invite involve isolate join justify keep kill know lack launch lead learn leave lend let live locate lose maintain make manage manifest manipulate marry measure mediate meet
mention merge migrate modify motivate move multiply obey observe obtain occupy occur offer operate oppose organize originate overcome own participate pay perceive perform permit persist persuade place possess predict prefer prepare present preserve prevent proceed
produce prohibit promote propose protect prove provide publish pursue push put raise reach react read realize recall receive recognize recommend record recover recruit reduce refer reflect refuse regard regulate reject relate release rely remain remember remove
render repair repeat replace represent reproduce require resemble reside resist resolve respond restore restrict resume retain retire retrieve return reveal rotate say secrete see seek seem select sell send separate serve settle show shrink sink solve speak specify
spend split stand stay stimulate strengthen strike struggle submit succeed suffer suggest supply suppress surround survive sustain take teach tell tend think throw tie tolerate transfer transform translate transmit transport travel treat trigger turn undergo understand
undertake unite use utilize vanish vary verify violate want warn wear weigh win wish withdraw withstand wonder worry write yield fade sweep engulf swallow widen plunder banish stab erode evaporate condense dilute intercept compel invoke secrete inoculate coordinate pursue
neutralize stabilize specialize symbolize summarize analyze`;

/** Verbs hardly ever used as nouns, in both spellings: a noun phrase ends before them. */
const VERBS = `${AMERICAN_VERBS} ${AMERICAN_VERBS.split(/\s+/u)
  .filter((verb) => /[iy]ze$/u.test(verb))
  .map((verb) => verb.replace(/ze$/u, "se"))
  .join(" ")}`;

/** Forms the endings do not tell. */
const IRREGULAR = `arose brought built bought caught chose came dealt drove ate fell fed felt fought found forgot gave went grew heard hid held kept knew known led left lent lost made meant met paid put read rose said saw seen sought sent shown shrank sank sold
spoke spoken spent stood struck taught told thought threw thrown took taken understood understand won wore withdrew wrote written became begun began driven eaten fallen forgotten given gone grown hidden chosen swam ran cut let set`;

/** English words and what tells them: function words, nouns and verbs by their shape, numbers and units. */
export const EN_WORDS = {
  ...WORDS.en,
  describing:
    /^(?:(?:group|amount|number|kind|type|part|lot|range|variety|list|collection|member|portion|majority)s? of|numerous|main|chief|principal|only|average|typical|whole|entire|same|appropriate|suitable|adequate|accurate|correct(?:ed)?|moderate|sufficient|necessary|important|useful|further|additional|certain|various|several|different|recent|tragic|sharp|stark|dramatic|remarkable|substantial|considerable|particular|significant(?! (?:figures?|digits?)\b)|true(?! (?:ribs?|bugs?|north|breeding|leaf|leaves|fungi|bacteria)\b)|proper(?! (?:nouns?|names?|motions?|time|fractions?|subsets?)\b)|(?!(?:for|w|re|t|inter|har|gu|n|ch|p|qu|con|requ|prot|cr|arr|inv|sugg)est |east )\p{L}+est) /iu,
  sameMeaning: [
    ["mental disorder", "psychological disorder", "psychiatric disorder", "mental illness"],
    ["xtraver", "xtrover"],
    ["our", "or"],
    ["isation", "ization"],
    ["ise", "ize"],
    ["ae", "e"],
    ["oe", "e"],
    ["tre", "ter"],
    ["ulph", "ulf"],
    ["ogue", "og"],
  ],
  phraseBoundaries: wordSet(
    `${verbForms(VERBS).join(" ")} ${IRREGULAR} lies lay include includes included including contain contains contained make makes made making use uses used using become becomes became
show shows showed shown provide provides provided allow allows allowed help helps helped cause causes caused give gives gave given take takes took
taken get gets got find finds found occur occurs occurred produce produces produced require requires required need needs needed
keep keeps kept lead leads led mean means meant consist consists form forms formed begin begins began start starts started end ends
ended remain remains remained see seen saw say says said think thinks thought believe believes believed know knows knew call calls
come comes came go goes went gone run runs ran move moves moved work works worked play plays played grow grows grew grown
hold holds held carry carries carried bring brings brought send sends sent receive receives received reach reaches reached
increase increases increased decrease decreases decreased reduce reduces reduced change changes changed develop develops developed create creates created
describe describes described define defines defined refer refers referred represent represents represented involve involves involved
affect affects affected control controls controlled support supports supported protect protects protected convert converts converted
store stores stored serve serves served appear appears appeared exist exists existed depend depends depended relate related
based located found written built born died lived living won lost held able likely according due often usually generally
typically commonly sometimes always never frequently rarely mostly mainly primarily largely especially particularly approximately
nearly almost about roughly perhaps maybe again ago already soon later earlier together well now today once twice first second third last next
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen eighteen twenty thirty forty fifty sixty seventy eighty ninety dozens hundreds thousands handle handles handled open opens opened break breaks broke sit sits sat swell swells
new old good better best great big large larger largest small smaller smallest greater greatest high higher highest low lower lowest long longer longest short
early late major main important different various certain similar possible common general entire whole full
different considered composed responsible followed follow follows compared associated divided separated connected surrounded
release releases released absorb absorbs absorbed transport transports transported want wants wanted try tries tried ask asks asked`,
  ),
  phraseBoundaryShape:
    /(?:[^aeiou]ly|ely|(?<!fam|\bl|hom|sic)ily|izes|ises|ized|ised|ifies|ified|n[’']t|[’'](?:ll|re|ve|d)|(?:pp|tt|nn|mm|gg|bb)ed)$/u,
  adjectiveShape:
    /(?:able|ible|ous|ful|less|ical|ional|ative|itive|nsive|(?<!^mi)ssive)$|^(?:asleep|awake|alive|alike|aware|afraid|ashamed|alone|easy)$|^(?:re|un|over|under|fore|mis)?(?:written|broken|chosen|driven|given|taken|spoken|known|shown|grown|drawn|hidden|frozen|stolen|eaten|forgotten)$|^(?!(?:hundred|hatred|kindred|sacred|infrared)$|\p{L}{0,6}(?:bed|shed|weed|seed|feed|speed|need|breed|sled|ped|creed|steed|greed)$)\p{Ll}{3,}ed$/u,
  trailingParticiple: /(?:ing|ed)$/u,
  nominal: {
    verbs: wordSet(
      `is are was were has have had can may will ${verbForms(VERBS)
        .filter((form) => !form.endsWith("ing"))
        .join(" ")}`,
    ),
    ending: /\p{L}{3}(?:[ts]ion|ment|ness|ity|ism|[aeiy]sis|ics|ogy|graphy|ance|ence|ship|hood)s?$/u,
    unsure: /(?:ed|ing|ly|er|est|al|ic|ive|ant|ent|ary|ish|[^s]y|\p{L}wards?)$|^\p{L}{1,3}$/u,
  },
  generic:
    wordSet(`first second third fourth fifth thing things way ways time times people person example examples part parts kind kinds type types form forms number numbers
amount amounts case cases fact facts point points area areas place places group groups level levels process processes result results reason
reasons problem problems question questions answer answers idea ideas system systems effect effects change changes role roles day days year
years month months week weeks century centuries world life name names word words term terms use set side end order line lot range rate value
values study studies research researchers scientists work works man men woman women child children others individual individuals
section chapter figure table book text author authors information data state states situation event events feature features
factor factors step steps member members country countries city government company history period times addition others purpose
development difference differences ability action activity activities approach aspect benefit need needs piece pair body
term meaning method methods model condition conditions source sources structure function functions property properties majority variety
today half hand head back home house water top beginning middle center start minute hour second degree percent million billion thousand hundred
earth product products early late following latter former above individual particular specific concept notion perspective`),
  wordList: "english",
  endings: ["ies", "es", "ed", "ing", "'s", "’s", "s"],
  capitalNouns: false,
  plural: /[^sui]s$(?<!ics)(?<!(?:^| |-)(?:gas|lens|atlas|bias|cosmos|chaos|species|series|biogas))/u,
  endingLetters: 0,
  agreeing: new Set(),
  pronouns: wordSet(
    "it its he him his she her hers they them their theirs this these those such we us our you your i my former latter",
  ),
  personalPronouns: wordSet("it its he him his she her hers they them their theirs us our"),
  articles: wordSet("a an the"),
  nounLeads: wordSet(
    "a an the of in on by for with from as into onto between through during under over among against about within without via per its their his her our your this these those each every some any several many most all both various different two three four five called named termed known and or including include includes such following new own other important specific certain main",
  ),
  verbLeads: wordSet(
    "to can will would may might must should could not they he she we you i who which cannot don't doesn't didn't did does do let helps",
  ),
  headFirst: false,
  copulas: wordSet("is are was were has have"),
  qualifiers:
    wordSet(`always never none all completely absolutely totally definitely inevitable only every must impossible
frequently occasionally rarely seldom sometimes usually regularly periodically infrequently generally nearly somewhat partly often almost various several`),
  termLink: /^ of (?:the )?/u,
  units:
    /(?:percent|million|billion|trillion|thousand|hundred|dozen|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|acres?|hectares?|square (?:miles|kilomet(?:er|re)s|feet|met(?:er|re)s)|tons?|tonnes?|kilograms?|grams?|pounds?|lit(?:er|re)s?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|degrees(?: Celsius| Fahrenheit)?|dollars|euros|volts?|watts?|people|points?|yards?)\b/u,
  numerals: wordGroups(`
two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety`),
} satisfies Partial<LanguageProfile>;
