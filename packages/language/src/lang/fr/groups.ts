import type { GroupSayings } from "../../groups.ts";

/** How French explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    the: "les?_ la_ [lL]['’] une?_ des_ du_ de_la_ de_l['’]",
    noun: "les?_ la_ [lL]['’] une?_ des_ tout_ toute_ chaque_",
    a: "une?_ des_ les?_ la_ l['’]",
    of: "d['’]une?_ d['’] de_l['’] de_la_ de_ du_ des_",
    called: "s['’]appellent? se_nomment? est_appelée? sont_appelée?s est_nommée? sont_nommée?s",
    notion: "terme mot expression concept notion",
    says: "désigne décrit signifie se_rapporte_à",
    lead: "(?:en|pour|chez|dans)_[^,]{2,40},_",
    opens: "que qui car si quand on il elle c['’]est ce non dans par pour avec",
    did: "découvrit inventa développa formula proposa introduisit définit démontra fonda décrivit a_(?:découvert|inventé|développé|formulé|proposé|introduit|démontré|fondé|décrit)",
  },
  definitions: [
    {
      says: "(?:on|nous) (?:appell(?:e|ons)|nomm(?:e|ons)|dénomm(?:e|ons)) <the>?{term} (?<definition><noun>.+)",
      asks: "Quel terme désigne {told}\u00a0?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:on entend par|par) <the>?{term},? (?:on entend )?(?<definition><noun>.{12,})",
      asks: "Quel terme désigne {told}\u00a0?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?:le|l[’']|la) ?<notion>(?: d[e’'])? ?[«“\"]?\\s?{term}\\s?[»”\"]? <says!> {told}",
      asks: "Quel terme {verb} {told}\u00a0?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "on parle <of>{term} (?:quand|lorsque) {told}",
      asks: "De quoi parle-t-on quand {told}\u00a0?",
      isSure: true,
    },
    {
      says: "(?!(?:Note|Exemple|Remarque|Attention|Question|Réponse|Conseil|Objectif|Résultat|Conclusion|Résumé|Rappel)s? ?:){term}\\s?: (?!<opens>(?!\\p{L}))(?<definition>\\p{Ll}.{14,})",
      asks: "Quel terme désigne la définition «\u00a0{told}\u00a0»\u00a0?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?!quand |lorsqu|si |où ){told}(?<! et| ou| que| qui) <called!> <the>?{term}{rest}",
      asks: "Comment {verb} {told}\u00a0?",
      isSure: true,
    },
    {
      says: "<the>?{term} (?:se définit comme|est défini(?:e)? comme|désigne|correspond à) (?!que )(?<definition><noun>.{10,})",
      asks: "Quel terme désigne {told}\u00a0?",
      isSure: true,
      standsAlone: true,
    },
    { says: "<the>?{term} consiste à {told}", asks: "Qu’est-ce qui consiste à {told}\u00a0?", isSure: true },
    {
      says: "<lead>?<the>?{term}(?:, (?:aussi |également )?(?:appel|nomm)[^,]{3,40},)? (?<verb>est|sont) (?!l['’]un|la (?:même|plupart)|le (?:même|seul))(?<definition><a>.{12,})",
      asks: "Quel terme désigne {told}\u00a0?",
      standsAlone: true,
    },
    {
      says: "<the>?(?<term>\\p{Ll}[^,;:]{2,44}?) (?<verb>était|étaient) (?<definition><a>.{12,})",
      asks: "Quel terme désigne {told}\u00a0?",
      standsAlone: true,
    },
    {
      says: "(?<definition>.{30,}?),? (?:appel|nomm|dénomm)ée?s? <the>?{term}",
      isDoubtful: true,
      isByTheWay: true,
    },
  ],
  contrasts: [
    "{one},? (?:tandis que|alors que|en revanche,?) {other}",
    "{one}\\s?; (?:en revanche|au contraire|par contre), {other}",
    "(?:contrairement à|à la différence de) {one}, {other}",
  ],
  deeds: ["(?:^| ){name} (?:\\(\\d{4}\\) )?(?<deed><did> .{12,})$"],
  beside: "aussi également généralement souvent",
  again: "c’est c'est il_s’agit_de ce_sont",
  leads: "tout toute tous toutes chaque deux trois plusieurs certains certaines celui celle ceux celles",
  ends: [
    "\\s?;",
    "(?<!(?:^| )(?:qui|que|dont|où) .*),? et (?:(?:ne|se|n['’]|s['’]) ?)?(?:est|sont|a|ont|peut|peuvent|permet|sert|était|fut) ",
    ", (?:mais|car|bien que|tandis que|alors que|ce qui) ",
  ],
  saysNothing:
    "(?:une?|les?|la|l['’])_?(?:mot|résultat|raison|mêmes?|cas|seule?|premi[eè]re?|problème|fait|clé|exemple|principale?|plus|que)",
  numerals: "deux trois quatre cinq six sept huit neuf dix",
  order: "étapes phases séquence procédure ordre",
};
