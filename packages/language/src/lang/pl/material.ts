import type { MaterialWords } from "../../material.ts";

/** Polish. */
export const MATERIAL_PL: MaterialWords = {
  headings: [
    "bibliografia|przypisy|literatura|źródła|linki zewnętrzne|spis treści|zadania",
    "pytania|cele? dydaktyczn\\p{L}*:?|podziękowania|indeks",
  ],
  exercises: [
    "ćwiczeni(?:e|a)|zadanie \\d+|zadania (?:domowe|powtórzeniowe|kontrolne|(?=do ))|pytania (?:sprawdzające|kontrolne|powtórzeniowe|testowe|(?=do ))",
    "sprawdź (?:się|swoją wiedzę)|test(?:y)?(?: sprawdzający| wiedzy)?|praca domowa|quiz|samosprawdzenie",
  ],
  solutions: ["(?:pokaż )?(?:odpowied(?:ź|zi)|rozwiązani(?:e|a))"],
  aims: ["cele? (?:dydaktyczn\\p{L}*|rozdziału|lekcji)"],
  captions: ["rysunek|rys\\.|rycina|ryc\\.|tabela|fot\\.|fotografia|ilustracja|il\\.|wykres|źródło"],
  drawings: ["zdjęcie|schemat|mapa|diagram"],
  pointers: [
    "(?:rysun\\p{L}+|rys\\.|rycin\\p{L}+|ryc\\.|tabel\\p{L}+|ilustracj\\p{L}+|równani\\p{L}+|wzor\\p{L}+|wzór) \\(?\\d",
    "na (?:rysunku|rycinie|ilustracji|wykresie|zdjęciu|schemacie|mapie)",
    "(?:w|z) (?:powyższ|poniższ)\\p{L}+|(?:rysunek|ilustracja|tabela|wykres|schemat) (?:pokazuje|przedstawia|zawiera)",
  ],
  figures: [
    "rysun\\p{L}+|rys\\.|rycin\\p{L}+|ryc\\.|ilustracj\\p{L}+|il\\.|wykres\\p{L}*|zdjęci\\p{L}+|schema\\p{L}+|map\\p{L}+|fot\\.",
  ],
  showing: ["(?:tak )?jak|co|patrz|zob\\."],
  elsewhere: ["zob(?:acz|\\.) (?:też|także)"],
  moreAt: ["więcej (?:informacji|na ten temat)|aby dowiedzieć się więcej"],
  promises: [
    "po (?:przeczytaniu|zakończeniu) (?:tego|tej) (?:pod)?(?:rozdziału|lekcji)[^.]*(?:będziesz|potrafisz)",
  ],
  keywords: ["słowa kluczowe"],
  reports: ["raport(?:u|y|ów|em|owi|cie|ach)?|sprawozdani(?:e|a|u|em|ach)|roczniki?|biuletyn(?:u|y)?"],
  tasks: [
    "(?:wyjaśnij|opisz|omów|oblicz|wyznacz|podaj|wymień|porównaj|uzasadnij|narysuj|wskaż|określ|zastanów się|rozważmy|rozpatrzmy)",
  ],
  openers: [],
};
