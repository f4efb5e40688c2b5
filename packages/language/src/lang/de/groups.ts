import type { GroupSayings } from "../../groups.ts";

/** How German explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    notion: "Begriff Ausdruck Fachbegriff Fachausdruck",
    also: "auch oft häufig daher deshalb allgemein meist ebenfalls entsprechend",
    a: "eine?_ eine[nmrs]_ de[rmns]_ die_ das_ sogenannte[nr]?_",
    noun: "eine? einen de[rn] die das jede[rsn]? alle",
    notThat: "dass dabei nicht",
    made: "aus von mit des der",
    does: "besteht bestehen setzt_sich setzen_sich umfasst umfassen dient dienen misst untersucht befasst_sich beschäftigt_sich regelt regeln steuert steuern verbindet verbinden",
    did: "entdeckte erfand entwickelte formulierte begründete prägte bewies veröffentlichte unterschied",
  },
  definitions: [
    {
      says: '(?:der|mit dem|unter dem) <notion> [„"‚»]?{term}[“"‘«]? (?:beschreibt|bezeichnet|versteht man|meint man) {told}',
      isSure: true,
    },
    {
      says: "(?:von <a>?{term} spricht man|man spricht von <a>?(?<other>[^,]+)), wenn {told}",
      asks: "Wovon spricht man, wenn {told}?",
      isSure: true,
    },
    {
      says: "wenn {told}, (?:so |dann )?spricht man (?:auch )?von <a>?{term}",
      asks: "Wovon spricht man, wenn {told}?",
      isSure: true,
    },
    {
      says: '{told} (?<verb>wird|werden) (?:<also> )?["„]?{term}["“]? genannt{rest}',
      asks: "Wie {verb} {told} genannt?",
      isSure: true,
    },
    {
      says: "(?!(?:Merke|Achtung|Beispiel|Hinweis|Frage|Antwort|Aufgabe|Ziel|Folge|Fazit|Wichtig|Tipp)){term}: (?!<notThat> )(?<definition>\\p{Ll}.{20,})",
      asks: "Welcher Begriff wird so erklärt: „{told}“?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: 'als ["„]?{term}["“]? (?:bezeichnet man|bezeichnen wir|versteht man) {told}',
      asks: "Welcher Begriff wird so erklärt: „{told}“?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: 'als ["„]?{term}["“]? (?:wird|werden) {told} (?:bezeichnet|verstanden){tail}',
      asks: "Welcher Begriff wird so erklärt: „{told}“?",
      isSure: true,
    },
    {
      says: '{told} (?:nennt man|bezeichnet man als) (?:<also> )?["„]?<a>?{term}["“]?{rest}',
      asks: "Wie nennt man {told}?",
      isSure: true,
    },
    { says: "{term} nennt man (?<definition><noun> .+)", asks: "Wie nennt man {told}?", isSure: true },
    {
      says: '{told} (?<verb>wird|werden)(?:, [^,]+,| <also>)? als ["„]?<a>?{term}["“]?(?: \\p{L}_\\p{L})?(?:, .+ als [^,]+)? bezeichnet',
      asks: "Wie {verb} {told} bezeichnet?",
      isSure: true,
    },
    { says: "{more} als [^,]+, {told} als <a>?{term} bezeichnet", isSure: true, isFurther: true },
    {
      says: "{told} (?<verb>heißt|heißen) (?:<also> )?{term}{rest}",
      asks: "Wie {verb} {told}?",
      isSure: true,
    },
    // What is understood by a term stands in the accusative, which a masculine shows.
    {
      says: "unter <a>?{term} versteht man (?<definition>(?:einen|den) .+)",
      asks: "Welcher Begriff bezeichnet {told}?",
      isSure: true,
    },
    {
      says: '(?:unter|mit) (?:dem <notion> )?["„]?<a>?{term}["“]? (?:wird|werden|ist|sind) {told} (?:verstanden|gemeint|bezeichnet|zu verstehen){tail}',
      isSure: true,
    },
    { says: 'mit ["„]?<a>?{term}["“]? (?:meint|bezeichnet) man {told}', isSure: true },
    {
      says: "man (?:bezeichnet|definiert) {told} als <a>?{term}{rest}",
      asks: "Wie nennt man {told}?",
      isSure: true,
    },
    {
      says: "<a>?{term}{aside} (?:wird|werden|ist|sind|lässt sich|lassen sich)(?: <also>)? als {told} (?:definiert|definieren|verstanden|verstehen|aufgefasst)",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "<a>?{term}{aside} (?:wird|werden|ist|sind) (?:<also> )?(?:definiert|verstanden) als {told}",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:der <notion> )?<a>?{term} (?:steht für|stehen für|meint|umschreibt) (?!<notThat> ){told}",
      isSure: true,
    },
    {
      says: "unter <a>?{term} versteht man {told}",
      asks: "Welcher Begriff bezeichnet {told}?",
      isSure: true,
      standsAlone: true,
    },
    { says: "bei <a>?{term} handelt es sich (?:<also> )?um {told}", isSure: true },
    {
      says: "<a>?(?:<notion> )?[„]?{term}[“]?{aside} (?:ist|sind) (?<definition>(?![^,]* \\p{Ll}{3,}t$)(?:eine?|der|die|das) .{12,})",
      asks: "Auf welchen Begriff trifft diese Beschreibung zu: „{told}“?",
      standsAlone: true,
    },
    {
      says: "<a>?{term} (?:bezeichnet|bedeutet) (?!<notThat> ){told}",
      asks: "Welcher Begriff bezeichnet {told}?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{term} sind (?<definition>(?:\\p{Ll}{3,}e )?\\p{Lu}\\p{L}{3,}(?:,? (?:die|deren|in denen|mit denen)| <made>) .{8,})",
      asks: "Auf welchen Begriff trifft diese Beschreibung zu: „{told}“?",
      standsAlone: true,
    },
    { says: "(?:{more} )?{near}, (?:d\\.h\\.|das heißt|also) {told}", isDoubtful: true, standsAlone: true },
    {
      says: "(?:{more} )?{near}, (?<definition>eine?[mnrs]? .{12,}), (?:ist|sind|hat|haben|wird|werden) {more}",
      isDoubtful: true,
    },
    { says: "(?:{more} )?{near} – (?<definition><noun> .{12,})", isDoubtful: true },
    { says: "<a>?{term}(?: \\p{L}_\\p{L})? (?:gibt an|besagt|sagt aus), {told}", isSure: true },
    { says: "{more} gilt (?:der|die|das) (?<term>[\\p{L} -]{5,40}): {told}", isSure: true },
    { says: "<a>?{term}{aside} (?<definition><does> .{12,})" },
    {
      says: "{told}, (?:auch |kurz )?(?<term>\\p{Lu}[\\p{L} -]{3,40}) genannt, {more}",
      isDoubtful: true,
      isByTheWay: true,
    },
    { says: "{told}, so tritt (?:der|die|das) (?:.+ )?(?<term>\\p{Lu}[\\p{L}-]+) auf", isDoubtful: true },
    // "Gammastrahlung entsteht, wenn Atomkerne …"; "Bei einem Alpha-Zerfall sinkt …".
    { says: "<a>?{term} (?<definition>(?:entsteht|entstehen|tritt auf|liegt vor), wenn .{12,})" },
    { says: "bei <a>(?:so genannten )?{term} (?<definition>\\p{Ll}{3,}t .{20,})", isDoubtful: true },
    {
      says: "{more}, (?:und|während) <a>?{term} (?:ist|sind) (?<definition>eine? .{12,})",
      isFurther: true,
      standsAlone: true,
    },
  ],
  contrasts: [
    "{one}, während {other}",
    "{one}; (?:dagegen|hingegen) {other}",
    "im (?:Gegensatz|Unterschied) zu {one} {other}",
  ],
  deeds: ["^{name} (?:\\(\\d{4}\\) )?(?<deed><did> .{12,})$"],
  beside:
    "solche[rsn]? auch oft häufig meist allgemein daher so_genannten? sogenannten? eine? einen einem einer",
  again: "(?:das|dies|es)_ist (?:das|dies)_sind",
  leads: "jede jeder jedes jeden alle aller einige mehrere zwei drei beide viele etwas",
  ends: [
    ";",
    ", unter (?:\\p{Ll}+ )?\\p{Lu}",
    ", (?:und|aber|doch|sondern|wobei|während|weil|da|sodass) (?:<noun>|sie|er|es|man)(?= )",
  ],
  saysNothing:
    "(?:eine?|der|die|das)_(?:\\p{Ll}+_)?(?:Wort|Grund|Folge|Ergebnis|gleiche|selbe|einzige|erste|letzte|Regel|Fall|Problem|Beispiel|wichtigste)",
  numerals: "zwei drei vier fünf sechs sieben acht neun zehn",
  order: "Schritte Phasen Stufen Etappen Ablauf Reihenfolge Stadien",
};
