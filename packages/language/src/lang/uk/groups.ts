import type { GroupSayings } from "../../groups.ts";

/** How Ukrainian explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    call: "називають називаємо називається називаються",
    instrumental: "[\\p{L}’'ʼ]+(?:им|ою|ими|ом|ем|єм|ею|єю|ами|ями|стю)",
    title: "Наприклад Приклад Примітка Увага Завдання Висновок Тема Мета Важливо Довідка",
    infinitive: "\\p{L}{2,}(?:увати|ювати|ити|нути|яти)",
    notIs: "не тобто це \\d+ один_із один_з одна_з одна_із одне_з одне_із ось те,",
    numeral:
      "два дві три чотири пʼять шість обидв\\p{L}* один одна одне перш\\p{L}* друг\\p{L}* кож\\p{L}* усі всі",
    did: "відкрив винайшов розробив сформулював запропонував увів довів заснував описав створив обґрунтував",
  },
  definitions: [
    {
      says: 'під (?:поняттям |терміном )?[«„"]?{term}[»“"]? (?:розуміють|розуміємо) {told}',
      asks: "Яке поняття описано словами: «{told}»?",
      isSure: true,
    },
    {
      says: '{told}(?<!(?: |,)(?:як\\p{L}{1,2}|котр\\p{L}+|що)),? (?<verb>має|мають|дістал[аои]|отримал[аои]|дістав|отримав) назву [«„"]?{term}[»“"]?{rest}',
      asks: "Яку назву {verb} {told}?",
      isSure: true,
    },
    // "Організми, які самі виробляють собі поживу, — це автотрофи."
    {
      says: "(?<definition>[^;:–—]{4,60}, (?:\\p{L}{1,3} )?як\\p{L}{1,3} [^;:–—]{8,150}),? [–—-] це {term}",
      asks: "Яке поняття описано словами: «{told}»?",
      isSure: true,
      standsAlone: true,
    },
    { says: "{term} (?:являє|являють) собою {told}", asks: "Що являє собою {told}?", isSure: true },
    {
      says: "(?!<numeral> ){term},? [–—-] (?:це )?(?!<notIs> |<infinitive> |найважливіш){told}",
      asks: "Яке поняття описано словами: «{told}»?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: '{told}(?<!(?: |,)(?:як\\p{L}{1,2}|котр\\p{L}+|що)),? (?<verb><call>) [«„"]?{term}[»“"]?{rest}',
      asks: "Як {verb} {told}?",
      isSure: true,
    },
    {
      says: "{more}, а {told} [–—-] (?<term>[\\p{L}’ʼ-]+)",
      isSure: true,
      isFurther: true,
    },
    {
      says: "(?<term>(?:<instrumental> ){0,2}<instrumental>) (?<verb><call>) {told}",
      asks: "Як {verb} {told}?",
      isSure: true,
    },
    {
      says: "(?!<title>){term}: (?<definition>\\p{Ll}.{12,})",
      asks: "Яке поняття описано словами: «{told}»?",
      standsAlone: true,
    },
    {
      says: '(?:[Тт]ермін |[Пп]оняття |[Сс]лово )?[«„"]?{term}[»“"]? (?:означає|означають) (?!,|що ){told}',
      asks: "Яке з понять означає {told}?",
      isSure: true,
    },
    { says: "{term} полягає (?<definition>[ув] (?!тому ).{10,})", asks: "Що полягає {told}?", isSure: true },
    {
      says: "{term} (?<definition>(?:утворю\\p{L}+|розташову\\p{L}+|побудован[аоиі]й?|складається|складаються|розташован[аоиі]й?|забезпечує|забезпечують|містить|вкриває) .{12,})",
    },
    { says: "(?:{more} )?{near}, тобто {told}", isDoubtful: true },
    {
      says: "(?:{more} )?{near} [–—] (?!це )(?<definition>\\p{Ll}[^–—]{12,})",
      isDoubtful: true,
      standsAlone: true,
    },
  ],
  contrasts: [
    "{one}, (?:тоді як|натомість|а) {other}",
    "{one}; (?:натомість|навпаки) {other}",
    "на відміну від {one}, {other}",
  ],
  deeds: ["(?:^| ){name} (?:\\(\\d{4}(?:[–-]\\d{4})?\\) )?(?<deed><did> .{12,})$"],
  beside: "часто також іноді зазвичай ще тому тепер нині звичайно",
  ends: [";", ", (?:але|проте|однак|оскільки|бо|тому|адже) "],
  saysNothing: "лише_\\p{L}+ дуже досить найчастіше",
  numerals: "два дві три чотири пʼять шість сім вісім двох трьох чотирьох",
  order: "етапи фази стадії кроки послідовність порядок",
};
