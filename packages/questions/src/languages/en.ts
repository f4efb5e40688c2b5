import { EN_LEXICON } from "./lexicon/en.ts";
import { EN_THINGS } from "./lexicon/things.ts";
import {
  type AskedPart,
  beforeVerb,
  type LanguageProfile,
  upperFirst,
  verbForms,
  wordGroups,
  wordSet,
} from "./profile.ts";

/** Verbs hardly ever used as nouns: a noun phrase ends before them. */
const VERBS = `accept accompany accomplish account achieve acquire act adapt add adjust admit adopt advise affect agree aid aim allow announce appear apply appoint approach approve argue arise arrange arrive
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
undertake unite use utilize vanish vary verify violate want warn wear weigh win wish withdraw withstand wonder worry write yield`;
/** Forms the endings do not tell. */
const IRREGULAR = `arose brought built bought caught chose came dealt drove ate fell fed felt fought found forgot gave went grew heard hid held kept knew known led left lent lost made meant met paid put read rose said saw seen sought sent shown shrank sank sold
spoke spoken spent stood struck taught told thought threw thrown took taken understood understand won wore withdrew wrote written became begun began driven eaten fallen forgotten given gone grown hidden chosen swam ran cut let set`;

const AUX = "is|are|was|were|can|could|will|would|has been|have been|had been";
/** A short subject without a clause of its own, so that turning it round with its verb is safe. */
const SUBJECT = '(?<subject>(?!there\\b)[^,;:()"“”]{2,70}?)';
/** Past forms whose base the ending does not tell, and the commonest that it does. */
const PAST = new Map(
  `became:become began:begin won:win wrote:write built:build came:come chose:choose fell:fall fought:fight found:find
gave:give grew:grow held:hold invaded:invade invented:invent joined:join launched:launch led:lead left:leave lost:lose
made:make met:meet moved:move opened:open passed:pass produced:produce proposed:propose published:publish
received:receive released:release ruled:rule sent:send set:set signed:sign sold:sell spread:spread started:start
took:take died:die discovered:discover established:establish founded:found introduced:introduce conquered:conquer
completed:complete created:create defeated:defeat declared:declare designed:design developed:develop ended:end
entered:enter formed:form appeared:appear arrived:arrive adopted:adopt bought:buy captured:capture crossed:cross
described:describe elected:elect expanded:expand reached:reach returned:return succeeded:succeed occurred:occur
put:put weighed:weigh fed:feed showed:show proved:prove wrote:write drew:draw broke:break saw:see spoke:speak taught:teach went:go got:get
landed:land married:marry merged:merge performed:perform played:play recorded:record replaced:replace resigned:resign
retired:retire visited:visit voted:vote demonstrated:demonstrate observed:observe patented:patent tested:test`
    .split(/\s+/u)
    .map((pair) => pair.split(":") as [string, string]),
);
const PAST_FORMS = [...PAST.keys()].join("|");

const TWO_NAMES = /^\p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)* and \p{Lu}[\p{L}.]+(?: \p{Lu}[\p{L}.]*)*$/u;

/** "the treaty was signed" → "was the treaty signed"; "the king won" → "did the king win". */
function inverted(groups: Record<string, string>): string | null {
  const { subject = "", verb = "", rest = "" } = groups;
  if (/\b(?:who|which|that|when|while|as)\b/u.test(subject)) return null;
  if (/\band\b/u.test(subject) && !TWO_NAMES.test(subject)) return null;
  const base = PAST.get(verb);
  // "cells described by Hooke were …": a participle, not the sentence's verb.
  if (base !== undefined && /^ (?:by|as)\b/u.test(rest)) return null;
  if (base !== undefined) return asInfinitives(`did ${subject} ${base}${rest}`);
  // "was founded in 1694 and became …": turned round, the second verb would hang in the air.
  const second = / and (\p{L}+)(?= )/u.exec(rest)?.[1] ?? "";
  if (PAST.has(second) && / (?:in|on) /u.test(rest.slice(0, rest.indexOf(" and ")))) return null;
  const [first = verb, ...others] = verb.split(" ");
  return [first, subject, ...others].join(" ") + rest;
}

/** "did X weigh plants and proved" → "and prove"; null where the second verb's base is not known. */
function asInfinitives(text: string): string | null {
  const second = / and (\p{L}+)(?= )/u.exec(text)?.[1] ?? "";
  const base = PAST.get(second);
  if (base === undefined) return /ed$/u.test(second) ? null : text;
  return text.replace(` and ${second} `, ` and ${base} `);
}

function asked(opening: string) {
  return (groups: Record<string, string>): string | null => {
    const body = inverted(groups);
    // With two years in it, the question would name one and ask for the other.
    return body === null || /(?<!\d)1[0-9]\d\d(?!\d)/u.test(body) ? null : `${opening} ${body}?`;
  };
}

const VERB = `(?<verb>${AUX}|${PAST_FORMS})`;
const MONTH = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)(?![\\d%]|\\s*(?:BC|BCE|percent|million|billion|people))";

const SUBJECT_VERBS = wordSet(
  `is are was were has have had can could may must will would ${verbForms(VERBS)
    .filter((form) => /(?:s|ed)$/u.test(form))
    .join(" ")} ${IRREGULAR}`,
);
/** "cells produced by the liver are …": the participle is not the sentence's verb. */
const REDUCED_CLAUSE =
  /^\p{L}+(?:ed|en|ade|old|ung|uilt|own)\s.*\b(?:is|are|was|were|has|have|can|will|may)\b/u;

/** "the enzyme rubisco attaches …" is a sentence of its own, no definition. */
const CLAUSE = `(?:(?!(?:of|that|which|who|in|for|by|with|where|to|on|from)\\b)[\\p{L}’'-]+ ){2,5}(?:${[...SUBJECT_VERBS].join("|")})\\b`;

/** "Who" can stand before these: people do them, or what acts like people. */
const PERSON_VERBS =
  wordSet(`argued believed calculated coined composed concluded conceived demonstrated described devised discovered explained
formulated founded introduced invented noticed observed painted patented predicted proposed proved published received showed suggested taught wrote won`);

/** After "is" these begin what the subject is, not what is done to it. */
const NO_PARTICIPLE = wordSet("a an the not one all part");
/** Verbs whose past the table above gives. */
const PAST_OF_OTHERS: ReadonlySet<string> = new Set(PAST.values());
const BE = wordSet("is are was were can could may might must will would");
/** Base forms by the forms that ask for "does", "do" or "did". */
const BASES: ReadonlyMap<string, { aux: string; base: string }> = new Map([
  ...VERBS.split(/\s+/u).flatMap((base): [string, { aux: string; base: string }][] => {
    const [plain = base, third = "", past = ""] = verbForms(base);
    return [
      [third, { aux: "does", base }],
      [plain, { aux: "do", base }],
      ...(PAST_OF_OTHERS.has(base) ? [] : ([[past, { aux: "did", base }]] as const)),
    ] as [string, { aux: string; base: string }][];
  }),
  ...[...PAST].map(([past, base]): [string, { aux: string; base: string }] => [past, { aux: "did", base }]),
  ["has", { aux: "does", base: "have" }],
  ["have", { aux: "do", base: "have" }],
  ["had", { aux: "did", base: "have" }],
]);

/** What may stand between a verb and the part asked for, so that it can be left at the end of the question. */
const STRANDED =
  "to|into|in|on|from|with|for|of|about|as|at|by|through|against|upon|over|up|out|together|mainly|mostly";
const TOLD = new RegExp(
  `^(?:(?<be>${[...BE].join("|")}) )?(?<verb>\\p{L}+)(?<stranded>(?: (?:${STRANDED}|\\p{Ll}+(?:ed|en) (?:by|in|into|from|to|with|as|on)))*)(?: (?:an?|the))? $`,
  "u",
);
const TOLD_NUMBER = new RegExp(
  `^(?:(?<be>${[...BE].join("|")}) )?(?<verb>\\p{L}+)(?<stranded>(?: (?:up to|to|in|into))?)(?: (?:about|around|roughly|nearly|over|almost|approximately|more than|only|some|exactly|at least|up to))? $`,
  "u",
);
/** What may follow the part: it belongs to the verb, and stays. */
const AFTER =
  /^(?:| (?:in|on|at|during|into|from|to|through|within|between|under|when|before|after) [^,;:]{3,70})$/u;
const COUNTED =
  /^ (?<what>(?!of\b|and\b|to\b|or\b|years? (?:old|ago|later|earlier))[^,;:\d]{3,60}?)(?<rest>(?: (?:in|on|at|to|per|with|from|during|for|every|each|into|by|when|after|before) [^,;:]*)?)$/u;
const ABOUT =
  /^(?:about|around|roughly|nearly|over|almost|approximately|more than|only|some|at least|up to) $/iu;
const NUMERIC = new Set<AskedPart["type"]>(["number", "quantity", "count"]);
const PLACED =
  /^(?:is|are|was|were) (?:found|located|situated|stored|produced|made|born|built|held) (?:in|on|at) (?:the )?$|^(?:lives?|lived|lies|lie|lay|occurs?|occurred|grows?|grew) (?:in|on|at) (?:the )?$/u;

/** The question for a part of a sentence: "What does chlorophyll absorb?", "How many lobes does the brain have?". */
function askPart(part: AskedPart): string | null {
  const { before, after, type, subject, told } = part;
  if (ABOUT.test(before) || before === "") return askOpening(part);
  if (subject === null || told === null || /\b(?:that|which|who|and|when|while|as)\b/u.test(subject))
    return askAtEnd(part);
  if (PLACED.test(told) && after === "" && (type === "term" || type === "name"))
    return turned(
      "Where",
      subject,
      /^(?:(?<be>is|are|was|were) )?(?<verb>\p{L}+)(?<stranded>)/u.exec(told)?.groups,
      "",
    );
  if (NUMERIC.has(type)) {
    const { what, rest = "" } = COUNTED.exec(after)?.groups ?? {};
    return what === undefined
      ? null
      : turned(`How many ${what}`, subject, TOLD_NUMBER.exec(told)?.groups, rest);
  }
  if (type === "percent") {
    const { what, rest = "" } = /^ (?<what>of [^,;:\d]{3,60}?)(?<rest>)$/u.exec(after)?.groups ?? {};
    return what === undefined
      ? null
      : turned(`What percentage ${what}`, subject, TOLD_NUMBER.exec(told)?.groups, rest);
  }
  if (type !== "term") return null;
  if (!AFTER.test(after)) return askAtEnd(part);
  return turned("What", subject, TOLD.exec(told)?.groups, after) ?? askAtEnd(part);
}

/** "about 200 species live …" → "How many species live …?" */
function askOpening({ after, type }: AskedPart): string | null {
  if (/[,;:]/u.test(after)) return null;
  if (type === "percent") return /^ of /u.test(after) ? `What percentage${after}?` : null;
  return NUMERIC.has(type) && /^ \p{Ll}{3,}/u.test(after) && !/^ (?:years?|of|and|or|to|days?) /u.test(after)
    ? `How many${after}?`
    : null;
}

/** Question word, helping verb, subject, verb and rest; null where the verb's base form is not known. */
function turned(
  word: string,
  subject: string,
  groups: Record<string, string> | undefined,
  after: string,
): string | null {
  if (groups === undefined) return null;
  const { be, verb = "", stranded = "" } = groups;
  if (be !== undefined)
    return NO_PARTICIPLE.has(verb) ? null : `${word} ${be} ${subject} ${verb}${stranded}${after}?`;
  const known = BASES.get(verb);
  return known === undefined ? null : `${word} ${known.aux} ${subject} ${known.base}${stranded}${after}?`;
}

/** What ends its sentence can be asked for in place: "… is known as what?" */
function askAtEnd({ before, after, type }: AskedPart): string | null {
  if (!/^[.”"’')]*$/u.test(after)) return null;
  const opening = upperFirst(before);
  if (type === "year") return /\bin $/u.test(opening) ? `${opening}which year?` : null;
  if (type !== "term") return null;
  const naming = /\b(?:called|known as|termed|named)(?: an?| the)? $/u.exec(opening);
  if (naming !== null) return `${opening.replace(/(?: an?| the)? $/u, "")} what?`;
  return /\b(?:consists? of|contains?|produces?|causes?|into|composed of|made of|because of|due to|used for|used as|such as|instead of|rich in) $/u.test(
    opening,
  )
    ? `${opening}what?`
    : null;
}

const splitAtVerb = beforeVerb(SUBJECT_VERBS.union(new Set(BASES.keys())), null, 0);
const ALL_VERBS = [...SUBJECT_VERBS].join("|");
const BASE_FORMS = `be|have|${VERBS.split(/\s+/u).join("|")}`;
const PAST_VERB = new RegExp(
  `^(?:was|were|had|did|${[...PAST_FORMS.split("|"), ...IRREGULAR.split(/\s+/u)].join("|")}|\\p{L}{2,}ed)\\b`,
  "u",
);

const PAST_FORM = new RegExp(`${PAST_VERB.source}$`, "u");

const splitAtPast = beforeVerb(new Set(), /^\p{L}{2,}ed$/u, 0);

/** By the first verb, which in a main clause is the finite one; a verb that no list knows shows its past alone. */
function isPast(clause: string): boolean {
  return PAST_VERB.test((splitAtVerb(clause) ?? splitAtPast(clause))?.rest ?? "");
}

/** Clauses stand beside others told in the same tense. */
function clauseForm(clause: string): string {
  return isPast(clause) ? "past clause" : "clause";
}

/** What something is or has, is no outcome: "topic branches are useful in projects of any size". */
const STATE =
  /^(?:(?!\b(?:that|which|who)\b)[^,])*? (?:(?:is|are|was|were) (?!\p{L}+(?:ed|en|wn|de|ght|[iu]ng|rn|uilt) |(?:lost|sent|kept|left|put|cut|set|split|hurt|found|held|told|sold|led|met|spent|bent|bound|wound) )(?:\p{L}+)|(?:has|have|had) (?:an?|the|no|two|three|four|\d+|many|more) |(?:contains?|includes?|consists?|belongs?|remains?) )/u;

function outcomeForm(clause: string): string {
  return STATE.test(`${clause} `) ? "state" : clauseForm(clause);
}

function askOutcome(link: string, fact: string, answer: string): string | null {
  if (outcomeForm(answer) === "state" || splitAtVerb(fact) === null) return null;
  return `What ${isPast(answer) ? "happened" : "happens"} ${link.toLowerCase()} ${fact}?`;
}

/** Openings of a clause that are no subject: turned round, they would stand in its place. */
const NO_SUBJECT =
  /^(?:because|although|since|if|when|while|though|by|with|in|at|on|for|from|to|as|after|before|during|under|there|not|only|instead|despite|without|through|among|between|within)\b/iu;

/** A statement turned into a question, or null where its verb is not sure; where or when it holds goes to the end. */
function questionOf(word: string, clause: string): string | null {
  const { place, main } =
    /^(?<place>(?:in|at|during|on) [^,]{3,40}), (?<main>[^,]+)$/u.exec(clause)?.groups ?? {};
  if (place !== undefined && main !== undefined)
    return questionOf(word, main)?.replace(/\?$/u, ` ${place}?`) ?? null;
  const { subject, rest } = splitAtVerb(clause) ?? {};
  if (subject === undefined || rest === undefined) return null;
  if (
    NO_SUBJECT.test(subject) ||
    REDUCED_CLAUSE.test(rest) ||
    /\b(?:that|which|who|and|when|while|as|if)\b/u.test(subject)
  )
    return null;
  const { verb = "", after = "" } = /^(?<verb>\p{L}+)(?<after>.*)$/u.exec(rest)?.groups ?? {};
  if (BE.has(verb)) return `${word} ${verb} ${subject}${after}?`;
  const known = BASES.get(verb);
  return known === undefined ? null : `${word} ${known.aux} ${subject} ${known.base}${after}?`;
}

const LEANING_START =
  /^(?:this|these|those|that|it|its|he|she|his|her|they|their|such|here|there(?! (?:is|are|was|were)\b)|and|but|or|so|yet|nor|because of this|another|both|one of (?:these|them)|others?|(?:some|many|most)(?= (?:\p{L}+(?:ed|ly)|are|is|was|were|have|has|had|can|could|may|might|will|would|do|did|of (?:the (?:other|latter|former)|these|those|them|this|it|which|their|its)|also|even|still|more|other|others|such|say|argue|believe|think|claim|people|bigger|smaller|later|earlier)\b)|all of|each of|none of|similarly|second|third|first|next|then|the (?:former|latter|same|other|above|following|first|second|third|two|three|result|results|resulting|process)\b|we|you|i|our|my|let|what|if you|as we|as you|as mentioned|as noted|as shown|for this|in this|in these|at this|by this|with this|to this|of these|after this|during this|from this|at that|in that|until then|since then|also|too|either|neither|did|do|does|is|are|can|could|how|why|when (?:it|they|this|we|you|he|she)|while (?:it|they|this|he|she)|(?:unlike|like) [^,]{2,40},? (?:it|they|he|she)|(?:after|before|once|until) (?:it|they)(?=['’]| (?:is|are|was|were|has|have|had) \p{L}+ed\b)|in (?:another|other))(?!\p{L})/iu;
/** Nouns that name what was told before, unless something after them says which is meant. */
const SHELL_NOUNS =
  "answer|approach|argument|attempt|case|chain|change|claim|conclusion|difference|discovery|effect|event|example|experiment|explanation|finding|gap|idea|increase|latter|loss|method|others|path|pattern|phenomenon|problem|procedure|process|product|proposal|question|reaction|reason|rest|result|route|share|situation|stage|step|study|substance|task|test|theory|trend|trick|work";
const POSTMODIFIED =
  "of|that|which|who|whose|where|for|to|from|between|by which|in which|on which|called|named|known|used|\\p{L}+ing";
/** "the path was described", "the two steps": definite, and explained by an earlier sentence only. */
const LEANING_NOUN = new RegExp(
  `^.*\\bthe (?:(?:same |first |second |third |last |other )?(?:${SHELL_NOUNS})s?|(?:two|three|four|other|same) \\p{Ll}+)(?=[,.)]|$| (?!(?:${POSTMODIFIED})\\b)(?:is|are|was|were|has|have|had|can|could|will|would|may|in|on|at|by|when|and|or|as|into|with|after|before|because|\\p{L}+(?:s|ed)\\b))`,
  "u",
);
/** "Carbon dioxide reaches it": an object of the first clause cannot mean that clause's subject. */
const LEANING_OBJECT =
  /^(?:(?!\b(?:that|which|who|because|when|if|and|or|while|as|so|but|until|than|whether|though|of|in|for|with|from|to|by|on|at|into|is|was)\b)[^,;:])*\s\p{L}{3,} (?:it|them|him)(?! (?:possible|easy|easier|difficult|harder|clear|impossible|necessary|is|was|has|can|takes|makes|will))(?=[\s,]|$)/u;

/** "… is a member of this set": which one, an earlier sentence says, unless its noun stands before in this one. */
const POINTING =
  /^.*\b(?:(?:this|such)|(?:these|those)(?= (?:\p{L}+ )?\p{L}+s(?! who)\b)) (?!(?:as|an?|that|way|kind|sort|type|time|day|who|of|which|with|in|for|from|is|are|was|were|can|may|will|has|have|had|means|includes?|allows?)\b)(?:\p{L}+ )?(\p{L}{3})\p{L}*(?=[,.;:)]|$| )(?<!^.*\b\1\p{L}*\b.*\b(?:this|these|those|such) (?:\p{L}+ )?\p{L}+)/iu;

/** "Three additional species were then found": besides and after what, an earlier sentence says. */
const LEANING_COUNT =
  /^(?:(?:one|two|three|four|five|six|several|many|some) (?:additional|further|more|other)|(?:a|an) additional|additional|further)\b|^[^,]*\b(?:is|are|was|were|has|had|have) (?:then|subsequently|later)\b(?!.*\b(?:when|after|once|if|first)\b)/iu;

/** "A more common way", "in that merge", "If you want to delete it, run …": what is meant stands before. */
const LEANING_PHRASE =
  /^an? (?:(?:more|less) \p{L}+|better|simpler|easier|faster|larger|smaller|worse|cheaper|stronger) \p{L}+(?!.*\bthan\b)(?= )|^(?:\p{L}+ ){1,5}\p{L}+, another \p{Ll}+[^,]*, |\bthe (?:stored|resulting|remaining) \p{Ll}+ (?:is|are|was|were|has|have|can|will)\b|^all the \p{L}+ (?:together|are|were|can|could)\b|\b(?:in|of|from|to|by|with|on|at|for|during|after|before) that (?!(?:season|year|time|day|period|moment|way)\b)\p{Ll}+(?=[,.]|$)|^(?:if|when|once|before|after) [^,]*\bX\b[^,]* (?:it|them)\b/iu;

export const en: LanguageProfile = {
  code: "en",
  script: "spaced",
  blank: "_____",
  stopWords:
    wordSet(`a an the this that these those some any each every either neither both all no none not nor and or but so yet if
than then as at by for from in into of off on onto out over to toward towards under up upon with within without about above across after against
along among around before behind below beneath beside between beyond during except inside near outside per since through throughout until
via i me my we us our you your he him his she her hers it its they them their theirs who whom whose which what when where why how
am is are was were be been being do does did done have has had having will would shall should can could may might must
there here also only very too just even still such own same other another more most less least much many few several
however therefore thus because although though while whereas whether unless like unlike called known named termed
everyone everybody someone somebody anyone anybody nobody everything something anything nothing one ones itself themselves himself herself that's it's don't doesn't i.e e.g etc`),
  breakers: wordSet(
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
two three four five six seven eight nine ten dozens hundreds thousands handle handles handled open opens opened break breaks broke sit sits sat swell swells
new old good better best great big large larger largest small smaller smallest high higher highest low lower lowest long longer longest short
early late major main important different various certain similar possible common general entire whole full
different considered composed responsible followed follow follows compared associated divided separated connected surrounded
release releases released absorb absorbs absorbed transport transports transported want wants wanted try tries tried ask asks asked`,
  ),
  breakerShape:
    /(?:[^aeiou]ly|ely|(?<!fam|\bl|hom|sic)ily|izes|ises|ized|ifies|ified|n[’']t|[’'](?:ll|re|ve|d)|(?:pp|tt|nn|mm|gg|bb)ed)$/u,
  // "chemist Nicolas-Théodore": what somebody is, with a part of the name.
  clauseShape: /\p{Ll}[^su\P{L}]s \p{Ll}|^\p{Ll}\S* \p{Lu}\p{Ll}|^\p{Lu}\S* \p{Ll}{3,}ed |\p{Ll}{3}ed$/u,
  describing:
    /^(?:average|typical|whole|entire|same|(?!(?:for|w|re|t|inter|har|gu|n|ch|p|qu|con|requ|prot|cr|arr|inv|sugg)est |east )\p{L}+est) /iu,
  adjectiveShape:
    /(?:able|ible|ous|ful|less|ical|ional|ative|itive)$|^(?!(?:hundred|hatred|kindred|sacred|infrared)$|\p{L}{0,6}(?:bed|shed|weed|seed|feed|speed|need|breed|sled|ped|creed|steed|greed)$)\p{Ll}{3,}ed$/u,
  unmarkedPlural:
    /(?:^|[ -])(?:\p{L}*(?<!(?:^|[ -])(?:speci|regi|abdo|acu|o|se|hy|ra|sta|lu|albu|cycla|fora|a))men|people|\p{L}*children|feet|teeth|mice|geese|oxen|\p{L}*stomata|bacteria|mitochondria|criteria|phenomena|ganglia|spectra|strata|\p{L}*nuclei|fungi|stimuli|bacilli|alveoli|bronchi|loci|foci|radii|algae|larvae|vertebrae|antennae|pupae|nebulae|taxa|ova|quanta|genera|cilia|flagella)$/iu,
  looseEnd: /(?:ing|ed)$/u,
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
    wordSet(`thing things way ways time times people person example examples part parts kind kinds type types form forms number numbers
amount amounts case cases fact facts point points area areas place places group groups level levels process processes result results reason
reasons problem problems question questions answer answers idea ideas system systems effect effects change changes role roles day days year
years month months week weeks century centuries world life name names word words term terms use set side end order line lot range rate value
values study studies research researchers scientists work works man men woman women child children others individual individuals
section chapter figure table book text author authors information data state states situation event events feature features
factor factors step steps member members country countries city government company history period times addition others purpose
development difference differences ability action activity activities approach aspect benefit need needs piece pair body
term meaning method methods model condition conditions source sources structure function functions property properties majority variety
today half hand head home house water top beginning middle center start minute hour second degree percent million billion thousand hundred
earth product products early late following latter former above individual particular specific`),
  abbreviations:
    wordSet(`dr mr mrs ms prof st jr sr vs etc e.g i.e cf al fig figs eq no nos vol pp p ch ed eds inc ltd co corp dept est approx
jan feb mar apr jun jul aug sep sept oct nov dec u.s u.k u.n a.m p.m ph.d gen col sgt capt lt rev hon gov sen rep mt ft ca sec`),
  wordList: "english",
  endings: ["ies", "es", "ed", "ing", "'s", "’s", "s"],
  capitalNouns: false,
  endingLetters: 0,
  agreeing: new Set(),
  connective:
    /^(?:However|Therefore|Thus|Moreover|Furthermore|In addition|For example|For instance|As a result|Consequently|Hence|Similarly|In fact|Indeed|Finally|In contrast|By contrast|On the other hand|Nevertheless|Meanwhile|Instead|Overall|In general|Generally|In other words|Interestingly|Importantly|Of course|Additionally|Likewise|Also|Then|Today|Note that|Recall that|Remember that|Unfortunately|Fortunately|Basically|Specifically|In particular|Accordingly|Now|That is|Conversely|Ultimately|On the contrary|Notably|As such|For this reason|Interestingly enough|To summarize|In summary|In short|In conclusion|In practice|After all|At the same time|Besides|Still|Surprisingly|Typically|Usually|Historically|Traditionally), +(?=\p{L})/u,
  fillers:
    /, (?:therefore|thus|however|hence|moreover|consequently|too|for example|for instance|of course|in turn|nevertheless|though),|(?<!\b(?:and|but|or|not only|may|can)),? (?:also|therefore|thus)(?= \p{L}+(?<!ing)\b)|(?<!\b(?:just|every bit|work\w*|do|does|did|perform\w*|function\w*)),? as well$/gu,
  dangling: new RegExp(
    [LEANING_START, LEANING_NOUN, LEANING_OBJECT, LEANING_COUNT, LEANING_PHRASE]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  landmark:
    /\b(?:found(?:ed|ing)\b|found\b|discover|invent|publi(?:sh|c)|print|establish|creat|introduc|develop|propos|suggest|prov(?:ed|en)|formulat|demonstrat|show(?:ed|n)|describ|isolat|identif|observ|measur|calculat|confirm|explain|coined|named|defin|sign(?:ed|ing)|declar|proclaim|adopt|ratif|passed|enact|abolish|ban(?:s|ned)|conquer|captur|defeat|invad|attack|war\b|wars\b|battle|treaty|revol|rebel|born|died|death|dies|kill|murder|assassinat|execut|elected|crowned|became|becom|won\b|award|nobel|prize|first|began|begun|beginning|start|ended|ending|open(?:ed|ing)|clos(?:ed|ure)|built|buil[dt]|complet|launch|land(?:ed|ing)|settl|erupt|earthquake|independen|merge|unif|unit(?:ed|ing)|divid|split|collaps|fell\b|annex|join|patent|releas|premier|origin|emerg|appear|form(?:ed|ing)|destroy|burn|discontinu|replac|renam|moved|sold|bought|acquir|purchas)/iu,
  doubtfulOpening:
    /^(?:There|For example|For instance|In addition|As a result|Then|Here|Another|Such|Finally|Second|Third|Also)\b/u,
  deictic:
    /\b(?:figures?|fig\.|tables?|chapters?|sections?|equations?|appendix|exercises?|pages?) \d|\b(?:introductory|previous|next|last|earlier|later|present|current) chapters?\b|\bin this (?:chapter|section|book|module|passage|text|paragraph|unit|lesson|course|example|figure|table|way|case|sense)|\b(?:as (?:we|you)|we (?:have )?(?:saw|see|seen|discussed|learned|will|can)|see (?:figure|table|chapter|section|also|above|below)|(?:already|previously) mentioned|mentioned (?:above|earlier)|described above|above-mentioned|(?:above|following|below|previous|next|preceding) (?:figure|table|example|text|section|chapter|list|diagram|paragraph|equation|sentence|command|code|page)|shown (?:here|below|above)|the (?:table|figure|diagram|graph|chart|map) (?:shows?|lists?|gives?)|as follows|recall that)\b|\b(?:shown|illustrated|listed|given|depicted|summarized|seen) in ?(?=[.,;)]|\(\)|$)|^(?:you(?:[’'](?:ve|d|ll))? (?:have|had|may|might|want|wonder|will|\p{L}+ed)|suppose|imagine|maybe|returning to|as an example|remember|keep in mind|note that|someone else|(?:on|at|in) the next)\b|\blet[’']s\b/iu,
  instructs:
    /^(?:(?:now|then|next|first|again|so|finally|also|please|(?:to|after|if|when|once|before) [^,]{4,70}),? )?(?:make|run|type|use|create|update|add|merge|push|switch|try|open|click|choose|enter|edit|check|install|start|keep|be|notice|consider|take|do|give|put|remove|delete|replace|copy|download|visit|read|follow|press|select|save|repeat) (?:the|an?|your|any|all|each|every|some|it|them|sure|careful|aware)\b|\bsee for\b|^now that\b|^in (?:either|both|any|each|that) cases?,|\b(?:next|following|previous|last) (?:\p{L}+ )?(?:sections?|chapters?|pages?|lessons?)\b|^(?:before|after) [^,]{4,60}, (?:let[’']s|we)\b|\byou(?:[’'](?:ve|ll)| (?:may|might|must|will|should|can|have))(?: also| now| just| already| probably)* (?:be wondering|wonder|noticed?|see that|seen|learn(?:ed|t)|covered|read)\b/iu,
  address: /\b(?:you|your|yours|yourself)\b/giu,
  pronouns: wordSet(
    "it its he him his she her hers they them their theirs this these those such we us our you your i my former latter",
  ),
  personal: wordSet("it its he him his she her hers they them their theirs"),
  articles: wordSet("a an the"),
  pointing: POINTING,
  saysLittle:
    /^[^,]{3,60} (?:is|are|was|were) (?:also |very |quite |especially |extremely |particularly |of )?(?:useful|important|common|popular|special|interesting|necessary|helpful|great importance)(?: (?:in|for|to|at|among|with|when)\b[^,]*)?$|\b(?:by|on|with|to) (?:many |several |various |a number of )?other (?:factors|things|conditions|circumstances)\b(?!,| such\b| like\b)|\b(?:is|are|was|were|be) (?:a bit|a little|kind of|sort of) (?:of )?\p{L}+(?=[,.]|$)/u,
  definite:
    /\bthe (?:\p{Ll}+ )?(?<noun>\p{Ll}{3,})(?=[,.;:)]|$| (?:is|are|was|were|has|have|had|can|could|will|would|may|might|must|and|or|but|as|when|while|because|after|before|to|\p{Ll}{3,}(?<!ing)(?:s|ed))(?!\p{L}))/giu,
  nounLeads: wordSet(
    "a an the of in on by for with from as into onto between through during under over among against about within without via per its their his her our your this these those each every some any several many most all both various different two three four five called named termed known and or including include includes such following new own other important specific certain main",
  ),
  placeLeads: wordSet("in at on from near into across to"),
  verbLeads: wordSet(
    "to can will would may might must should could not they he she we you i who which cannot don't doesn't didn't did does do let helps",
  ),
  headFirst: false,
  verbClass(verb) {
    if (verb === "was") return "singular past";
    if (PAST_FORM.test(verb)) return "past";
    if (BASES.get(verb)?.aux === "do" || verb === "are") return "plural";
    return /s$/u.test(verb) ? "singular" : null;
  },
  copulas: wordSet("is are was were has have"),
  negation:
    /\b(?:not|no|never|none|neither|nor|cannot|without|except|false|incorrect|hardly|\p{L}+n[’']t)\b/iu,
  qualifiers:
    wordSet(`always never none all completely absolutely totally definitely inevitable only every must impossible
frequently occasionally rarely seldom sometimes usually regularly periodically infrequently generally nearly somewhat partly often almost various several`),
  asides: wordSet("especially particularly notably including mostly"),
  hedges: wordSet("possibly perhaps maybe probably supposedly allegedly"),
  termLink: /^ of (?:the )?/u,
  naming:
    /\b(?:called|known as|termed|named|referred to as|dubbed|nicknamed|terms?|entitled|titled)(?: an?| the)?[ “"‘']+$/iu,
  relative: /\b(?:that|which|who|where)\b/u,
  definitions: [
    {
      pattern: new RegExp(
        `^(?<term>(?!(?:Note|Example|Remember|Question|Answer|Tip|Warning|Aim|Goal|Result|Conclusion|Summary)s?:)\\p{Lu}[\\p{L}\\d ’'-]{1,40}): (?!${CLAUSE})(?<definition>(?:an?|the|any|all)\\s[^:;]{12,190})$`,
        "iu",
      ),
      askTerm: ({ definition }) => `Which term fits this definition: “${definition}”?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?<definition>(?!.*\b(?:is|are) (?:called|known as|termed|referred to as)\b.*\b(?:called|known as|termed|referred to as)\b)[^;:]{12,160}?) (?<verb>is|are) (?:often |commonly |usually |sometimes |generally |also )?(?:called|known as|termed|referred to as) (?:an? |the )?(?<term>[^,;:()]{3,50})$/u,
      askTerm: ({ definition, verb }) =>
        `What ${verb} ${definition}${definition?.includes(",") ? "," : ""} called?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern: /^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:refers|refer) to (?<definition>[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Which term refers to ${definition}?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:is|are|can be|may be) defined as (?<definition>[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Which term is defined as ${definition}?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?:means|denotes) (?!that\b)(?<definition>(?:an? |the )?[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Which term means ${definition}?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?:an? |the )?(?<term>[^,;:()]{3,50}?) (?<verb>is|are) (?<definition>(?:an? |the |any |one of the )(?!bit |little |result|reason|same|following|case|best|only|most|first|fact|key|main|example|good|great|lot|number of|matter|problem|question|kind of|type of problem)[^;:]{12,200})$/u,
      askTerm: ({ definition, verb }) => `Which of the following ${verb} ${definition}?`,
      strong: false,
      definitionStandsAlone: true,
    },
  ],
  typed: [
    {
      pattern: new RegExp(`^in ${YEAR},? ${SUBJECT} ${VERB}(?<rest>(?: .*)?)$`, "iu"),
      ask: asked("In which year"),
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} ${VERB}(?<rest>(?: [^,;]*?)?) in ${YEAR}(?<tail>(?: (?:by|at|in|near|on|with|after|during|as) [^,;]*)?)$`,
        "iu",
      ),
      ask: (groups) => asked("In which year")({ ...groups, rest: (groups.rest ?? "") + (groups.tail ?? "") }),
    },
    {
      pattern: new RegExp(
        `^on (?<key>${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${MONTH}(?: \\d{4})?),? ${SUBJECT} ${VERB}(?<rest>(?: .*)?)$`,
        "iu",
      ),
      ask: asked("On which date"),
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} ${VERB}(?<rest>(?: [^,;]*?)?) on (?<key>${MONTH} \\d{1,2}(?:, \\d{4})?|\\d{1,2} ${MONTH}(?: \\d{4})?)(?<tail>(?: (?:by|at|in|near|with|after) [^,;]*)?)$`,
        "iu",
      ),
      ask: (groups) => asked("On which date")({ ...groups, rest: (groups.rest ?? "") + (groups.tail ?? "") }),
    },
    {
      pattern:
        /^there (?<verb>are|were) (?:about |approximately |around |over |more than |nearly |exactly )?(?<key>\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>[^,;:\d]{3,60}?)(?<rest> (?:in|on|of|within|at) [^,;]+)?$/iu,
      ask: ({ verb, what = "", rest = "" }) => `How many ${what} ${verb} there${rest}?`,
    },
    {
      pattern: new RegExp(
        `^${SUBJECT} (?<verb>has|have|had|contains|contain) (?:about |approximately |around |over |more than |nearly |exactly )?(?<key>\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?<what>(?!or\\b|to\\b|and\\b)[^,;:\\d]{3,40}?)(?<rest>(?: (?:in|on|with|at|for) [^,;]+)?)$`,
        "iu",
      ),
      ask: ({ subject = "", verb = "", what = "", rest = "" }) => {
        if (/\b(?:who|which|that|and|when|while)\b/u.test(subject)) return null;
        const aux = verb === "had" ? "did" : /s$/u.test(verb) ? "does" : "do";
        return `How many ${what} ${aux} ${subject} ${/^contain/u.test(verb) ? "contain" : "have"}${rest}?`;
      },
    },
  ],
  lasting:
    /(?<!\p{L})(?:was|were|had) already(?!\p{L})|(?<!\p{L})already (?:had|existed|lived|worked)(?!\p{L})/u,
  furtherPart:
    /, (?:who|whose|whom|(?:in |of |to |from |through |by |for |at |on )?which|where|while|whereas|although|though|because|since|but|so that|including|such as|with the exception)(?= )/gu,
  furtherClause:
    /\b(?:after|before|when|while|because|although|though|which|who|whom|whose|that|until|where|if|once|than|and (?:(?:\p{L}+ ){0,3}(?:was|were|is|are|had|has|did)|\p{Ll}{2,}ed)\b)/u,
  relations: [
    {
      pattern: /^(?<fact>[^;:]{20,150}?),? because (?!of\b)(?<answer>[^;:]{12,130})$/u,
      form: clauseForm,
      ask: ({ fact = "" }) => questionOf("Why", fact) ?? `Why is it that ${fact}?`,
      tell: (answer) => `because ${answer}`,
    },
    {
      pattern: /^(?<fact>[^;:]{20,150}?),? (?<link>because of|due to) (?<answer>[^;:,]{8,90})$/u,
      form: "noun phrase",
      ask: ({ fact = "", link }) => (link === "because of" ? questionOf("Why", fact) : null),
      tell: (answer) => `because of ${answer}`,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{5,80}?) (?<verb>is|are|was|were) (?:mainly |often |usually )?caused by (?<answer>[^;:,]{6,90})$/u,
      form: "noun phrase",
      ask: ({ fact, verb = "" }) => `What ${/^w/u.test(verb) ? "caused" : "causes"} ${fact}?`,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{5,80}?) (?<verb>leads?|led|results?|resulted) (?<link>to|in) (?<answer>(?!how\b|what\b)[^;:,]{8,90})$/u,
      form: "noun phrase",
      ask: ({ fact = "", verb = "", link }) => turned("What", fact, { verb: verb, stranded: ` ${link}` }, ""),
    },
    {
      pattern: /^(?<fact>[^;:]{20,150}?),? in order to (?<answer>\p{Ll}+ [^;:]{6,110})$/u,
      form: "infinitive",
      ask: ({ fact = "" }) => questionOf("For what purpose", fact),
      tell: (answer) => `to ${answer}`,
    },
    {
      pattern: new RegExp(
        `^(?:in order )?to (?<answer>(?:${BASE_FORMS}) [^;:,]{6,90}), (?<fact>[^;:]{15,120})$`,
        "u",
      ),
      form: "infinitive",
      ask: ({ fact = "" }) => questionOf("For what purpose", fact),
      tell: (answer) => `to ${answer}`,
    },
    {
      pattern: new RegExp(
        `^(?<fact>[^;:,]{4,60}?) (?<verb>is|are|was|were) (?:often |mainly |commonly |usually )?used to (?<answer>(?:${BASE_FORMS}) [^;:]{6,110})$`,
        "u",
      ),
      form: "infinitive",
      ask: ({ fact, verb }) => `What ${verb} ${fact} used for?`,
      tell: (answer) => `to ${answer}`,
    },
    {
      pattern: new RegExp(` to (?<answer>(?:${BASE_FORMS}) [^,;:]{8,90})$`, "u"),
      form: "infinitive",
      ask: null,
      tell: (answer) => `to ${answer}`,
    },
    {
      pattern:
        /^(?<link>when|if|once|as soon as) (?<fact>[^,;:]{8,90}), (?:then )?(?<answer>(?!and\b|or\b|but\b|called\b|named\b|known\b)[^;:]{15,120})$/iu,
      form: outcomeForm,
      ask: ({ link = "", fact = "", answer = "" }) => askOutcome(link, fact, answer),
    },
    {
      pattern:
        /^(?<answer>(?:an?|the) [^,;:]{12,90}?(?<!\b(?:know|knew|time|moment|point|see|decide|determine|tell|ask|remember|even|only|and|or|but|is|are|was|were|asking|wonder|explain))) (?<link>when|if|once) (?<fact>(?!to\b)[^,;:]{10,90})$/u,
      form: outcomeForm,
      ask: ({ link = "", fact = "", answer = "" }) => askOutcome(link, fact, answer),
    },
    {
      pattern: /^after (?<fact>[^,;:]{8,80}), (?<answer>[^;:]{15,120})$/iu,
      form: outcomeForm,
      ask: ({ fact = "", answer = "" }) => askOutcome("after", fact, answer),
    },
    {
      pattern: new RegExp(
        `^(?:unlike|in contrast to) (?<other>[^,;:]{3,50}), (?:an? |the )?(?<answer>[^,;:]{3,40}?) (?<rest>(?:${ALL_VERBS}) [^;:]{10,120})$`,
        "iu",
      ),
      form: "term",
      ask: ({ other, rest }) => `Unlike ${other}, which of the following ${rest}?`,
    },
    { pattern: /^(?<answer>(?!there\b)[^,;:]{20,110})$/u, form: outcomeForm, ask: null, isSentence: true },
  ],
  lists: [
    {
      pattern:
        /(?:^|[ (])(?<whole>(?:(?!(?:most|many|some|all|other|several|various|certain|these|those) )[\p{Ll}-]+ )?[\p{Ll}-]+s),? (?:such as|including|for example,?) (?<list>[^;:.]{3,40}(?:, [^;:,]{3,40})*,? and [^;:,]{3,40}?)(?=$|,| (?:that|which|who|are|is|have|has|can|were|was|to|in|for|from)\b)/u,
      ask: ({ whole }) => `Which of the following is named as an example of ${whole}?`,
    },
    {
      pattern:
        /^(?<whole>[^,;:()]{3,60}?) (?:consists? of|is made up of|are made up of|is composed of|are composed of|comprises?|is divided into|are divided into) (?<list>[^;:]{8,160})$/u,
      ask: ({ whole }) => `Which of the following is one of the parts that make up ${whole}?`,
    },
    {
      pattern:
        /^(?<whole>(?:the )?(?!this|these)[^,;:()]{6,60}?) (?:include|includes|are|were):? (?<list>[^;:.]{3,40}(?:, [^;:,]{3,40})+,? and [^;:,]{3,40})$/u,
      ask: ({ whole }) => `Which of the following is listed among ${whole}?`,
    },
  ],
  subjects: [
    {
      split: beforeVerb(PERSON_VERBS),
      // "… suggested this, and Cantor thought that": the question would ask for one of two.
      ask: (rest, subject) =>
        /^\p{Lu}/u.test(subject) && !/, (?:and|but) (?:\p{Lu}|the |an? )/u.test(rest) ? `Who ${rest}?` : null,
    },
    {
      split: beforeVerb(SUBJECT_VERBS),
      ask: (rest) => (REDUCED_CLAUSE.test(rest) ? null : `Which of the following ${rest}?`),
    },
  ],
  units:
    /(?:percent|million|billion|trillion|thousand|hundred|dozen|kilomet(?:er|re)s?|met(?:er|re)s?|centimet(?:er|re)s?|millimet(?:er|re)s?|miles?|feet|foot|inch(?:es)?|acres?|hectares?|square (?:miles|kilomet(?:er|re)s|feet|met(?:er|re)s)|tons?|tonnes?|kilograms?|grams?|pounds?|lit(?:er|re)s?|years?|months?|weeks?|days?|hours?|minutes?|seconds?|degrees(?: Celsius| Fahrenheit)?|dollars|euros|volts?|watts?|people|points?|yards?)\b/u,
  counts: wordGroups(`
two, three, four, five, six, seven, eight, nine, ten, eleven, twelve
twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety`),
  months: "January February March April May June July August September October November December".split(" "),
  lexicon: EN_LEXICON,
  things: EN_THINGS,
  phrases: {
    askDefinition: (term) => `Which of the following best describes the term “${term}”?`,
    askStatement: (_, withArticle) => `Which statement about ${withArticle} is correct?`,
    askPart,
    because: (quote) => `The document says: “${quote}”`,
    described: (option, says) => `The document describes “${option}” differently: “${says}”`,
    elsewhere: (option, says) => `The answer “${option}” belongs to something else: “${says}”`,
    swapped: (option, says) => `“${option}”: the document says that of something else: “${says}”`,
    changed: (option, says) => `Not “${option}” but: “${says}”`,
    place: ({ page, slide, heading }) =>
      [heading && `“${heading}”`, page && `page ${page}`, slide && `slide ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
