import type { GroupSayings } from "../../groups.ts";

/** How English explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    is: "is are",
    be: "is are was were can_be may_be",
    often: "also often commonly usually sometimes generally simply then",
    called: "called known_as termed named referred_to_as dubbed",
    noun: "an? the any one_of_the those",
    someone: "someone somebody anyone anything something",
    theory: "theory hypothesis principle law rule theorem model effect approach perspective",
    states:
      "(?:notes|states|asserts|suggests|suggested|holds|argues|claims|posits|predicts)_that examines looks_to",
    label: "note example remember question answer tip warning aim goal result conclusion summary",
    lead: "(?:in|for|on|among)_[^,]{2,40},_",
    things: "(?!not_)(?:[\\p{L}-]+_){0,3}\\p{L}+(?:s|ia|people)_<made>",
    time: "phase stage period process method",
    by: "in by through using via",
    clause: "that which who whose by_which in_which for_which where when",
    made: "that which who for to made of given used in from with",
    does: "serves?_as forms? provides? surrounds? connects? controls? carries carry transports? produces? separates? protects? regulates? measures? studies study examines? focus(?:es)?_on deals?_with involves? includes?",
    did: "identified defined proposed developed discovered introduced invented coined formulated founded classified",
  },
  definitions: [
    {
      says: "(?:{more} )?(?:the|a|an) (?:term|word|phrase|name) [“\"‘']?{term}[”\"’']? (?:is|are|was) (?:<often> )?(?:used (?:to (?:describe|denote|mean|refer to)|for)|given to|applied to) {told}",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{more} uses? the (?:term|word) [“\"‘']?{term}[”\"’']? (?:to (?:describe|denote|mean|refer to)|for) {told}",
      isSure: true,
      standsAlone: true,
    },
    {
      says: '(?:{more} )?(?:can |may )?define[sd]? (?:the (?:term|concept of) )?{term} as [“"]?(?<definition>[^“”"]{12,})[”"]?',
      isSure: true,
      standsAlone: true,
    },
    { says: "by {term},? [^,]{2,40} means? {told}", isSure: true, standsAlone: true },
    {
      says: "{term}{aside} <is> (?:the|a) (?:name|term|word) (?:for|given to|used (?:for|to (?:describe|refer to))) {told}",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "the terms? [“\"‘']?{term}[”\"’']? (?<verb>describes|refers to|denotes|designates|means) {told}",
      asks: "Which term {verb} {told}?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?!(?:<label>)s?:){term}: (?<definition><noun> (?:[\\p{L}-]+ ){1,4}<made> .{6,})",
      asks: "Which term fits this definition: “{told}”?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{term}{aside} <be> (?:<often> )?(?:defined|described|understood|thought of) as {told}",
      asks: "Which term is defined as {told}?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{more} <is> also <called> (?:the )?{term},? and <is> defined as {told}",
      isSure: true,
      standsAlone: true,
    },
    // "… is a process called binary fission".
    {
      says: "{told} <is!> an? (?:process|method|phenomenon|technique) <called> {term}{rest}",
      asks: "What {verb} {told} called?",
      isSure: true,
    },
    {
      says: "{told} <is!> (?:<often> )?<called> {term}{rest}",
      asks: "What {verb} {told} called?",
      isSure: true,
    },
    // "… represents a small number of cells, referred to as an inoculum".
    { says: "{more} (?<definition>an? [\\p{L}-]+ [\\p{L}-]+[^,]*),? <called> {term}{rest}", isSure: true },
    { says: "{told}, <called> {term}, {more}", isSure: true },
    {
      says: "{term}{aside} refers? to {told}",
      asks: "Which term refers to {told}?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{term} (?:means|denotes) (?!that ){told}",
      asks: "Which term means {told}?",
      isSure: true,
      standsAlone: true,
    },
    // "Strain theory, which notes that …": what a theory says.
    {
      says: "(?:{more} )?(?<near>[\\p{L} -]+ <theory>),?(?: which)? (?<definition><states> .{12,})",
      isDoubtful: true,
    },
    {
      says: "(?<term>[^,;:]{0,40}<theory>(?: of [^,;:]{3,30})?) (?:states|says|holds|asserts) that {told}",
      isSure: true,
    },
    { says: "according to [^,]+, {term} <is> (?<definition><noun> .+)", standsAlone: true },
    {
      says: "<lead>?{term}{aside} <is!> (?<definition><noun> .{8,})",
      asks: "Which of the following {verb} {told}?",
      standsAlone: true,
    },
    {
      says: "(?<term>(?:\\p{L}[\\p{L}’-]+ ){0,3}\\p{L}+s)(?:, [^,]{3,25},)? (?<verb>are) (?<definition><things> .{8,})",
      asks: "Which of the following are {told}?",
      standsAlone: true,
    },
    {
      says: "an? {term} is (?<definition><someone> .{12,})",
      asks: "Which of the following is {told}?",
      isSure: true,
      standsAlone: true,
    },
    { says: "{term} (?:occurs?|happens?|arises?|takes? place) when (?<definition>.{12,})" },
    // "The process by which yeast turns sugar into alcohol is fermentation".
    {
      says: "(?<definition>(?:an?|the) \\p{Ll}{3,} <clause> [^,]+) is {term}",
      asks: "What is {told} called?",
      isDoubtful: true,
    },
    // "Moraine, the debris that a glacier leaves behind, marks …": said beside it.
    {
      says: "{term}, (?<definition>(?:an?|the) [^,]{12,130}), \\p{L}+ {more}",
      asks: "Which of the following is {told}?",
      isDoubtful: true,
      standsAlone: true,
    },
    // "… in a process called fragmentation, the breaking of a colony into parts".
    {
      says: "{more} <called> {term}, (?<definition>(?:an?|the) .{12,})",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:{more} )?{near}, (?:that is|i\\.e\\.|meaning|in other words),? {told}",
      isDoubtful: true,
      standsAlone: true,
    },
    // "The final bond, belief, is an agreement on common values".
    {
      says: "the (?:first|second|third|fourth|final|last) [^,]{3,25}, {term}, is {told}",
      isSure: true,
      standsAlone: true,
    },
    // "All societies practice social control, the regulation and enforcement of norms".
    {
      says: "(?:{more} )?{near}, (?<definition>(?:an?|the) (?:[\\p{L}-]+ ){1,5}<made> .{6,})",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "(?:{more} )?{near}, (?<definition>(?:[\\p{L}-]+ ){0,2}\\p{L}+s (?:that|which|who) .{12,})",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: '(?:{more} )?{near},[”"]? which <is> (?<definition><noun> .{12,})',
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "(?:{more} )?{near} ?[—–] ?(?<definition>\\p{Ll}[^—–]{15,})",
      isDoubtful: true,
      standsAlone: true,
    },
    {
      says: "{near}, or (?<definition>[^, ]+(?: [^, ]+){2,8})(?:, {more})?",
      isDoubtful: true,
      standsAlone: true,
    },
    // "… float away in a process called fragmentation": the sentence tells it.
    { says: "(?<definition>.{30,}?),? <by> (?:an?|the) \\p{L}+ <called> {term}{rest}", isSure: true },
    { says: "(?<definition>.{30,}?) <called> {term}{rest}", isDoubtful: true, isByTheWay: true },
    {
      says: "(?:in|during) (?<term>[^,]{3,40} <time>),(?: [^,]+ <called> [^,]+,)? (?<definition>.{30,})",
      isDoubtful: true,
    },
    { says: "an? {term} is (?<definition>used to .{15,})" },
    {
      says: "(?<definition>(?:[\\p{L}-]+ ){1,3}\\p{L}+) <called> (?<term>[\\p{L}-]+) {more}",
      isDoubtful: true,
    },
    { says: "{term}{aside} (?<definition>(?:(?:consists?|is composed|is made up) of|<does>) .{20,})" },
    // "Boyle’s law: the volume of a gas …".
    {
      says: "(?:{more} )?(?<term>\\p{Lu}[\\p{L}’'-]+ (?:law|principle|rule)): (?<definition>.{30,})",
      isSure: true,
    },
    {
      says: "{more}, (?:and|while|whereas) {term} <is> (?<definition><noun> .{12,})",
      isFurther: true,
      standsAlone: true,
    },
  ],
  contrasts: [
    "{one},? (?:whereas|while|but) {other}",
    "{one}; (?:in contrast|by contrast|on the other hand|however), {other}",
    "unlike {one}, {other}",
  ],
  deeds: ["(?:^| ){name} (?:\\(\\d{4}\\) )?(?<deed>(?:first )?<did> .{12,})$"],
  beside: "also often commonly usually sometimes generally simply",
  again: "(?:this|it)_is (?:these|they)_are",
  leads:
    "other another itself themselves etc away up down out off that someone somebody anyone something any all each every some one two three both several many most more",
  ends: [
    ";",
    ", (?:and|but|so|although|while|whereas|because|since) (?:an?|the|its?|their|they|this|these|he|she|most|some|not)\\b",
    ",? which (?:is|are|was|were|can|may) ",
    "(?<!\\b(?:that|which|who|whose|where|when|how|what)\\b.*) and (?:is|are|was|were|has|have|can|weighs|makes|takes|gives|helps)\\b",
  ],
  saysNothing:
    "(?:the|an?|one_of_the)_(?:\\p{L}+_)?(?:word|bit|little|result|reason|same|following|case|best|only|most|first|fact|key|main|example|good|great|lot|number_of|matter|problem|question|kind_of|type_of_problem)",
  numerals: "two three four five six seven eight nine ten",
  order: "steps stages phases sequence procedure timeline order",
};
