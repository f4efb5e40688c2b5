import type { GroupSayings } from "../../groups.ts";

/** How Polish explains, tells apart, and says who did what. */
export const GROUPS: GroupSayings = {
  words: {
    call: "nazywamy nazywa_się nazywają",
    called: "nazywan[aey]_jest nazywane_są zwan[aey]_jest zwane_są nazywan[aey]_bywa",
    who: "ekonomiści uczeni naukowcy fizycy biolodzy psycholodzy socjolodzy chemicy",
    verb: "ował[aoiy]? ić yć wać ył ił [aeiy]my [nlrwz]iło [bdkrw]ało ęło",
    instrumental: "\\p{L}+(?:ą|em|ami|mi|[yi]m)",
    title: "Uwaga Przykład Pytanie Odpowiedź Zadanie Wniosek Cel Skutek Ważne Pamiętaj Wskazówka",
    notIs:
      "często zwykle zawsze jest są był\\p{L}* został\\p{L}* można należy \\p{L}{5,}(?:ało|iło|yło) nie też także również już jednak dlatego właśnie jedn z_kolei około ponad prawie \\d [tT]eż",
    does: "składa_się składają_się zajmuje_się zajmują_się bada badają mierzy(?!_się) opisuje służy_do służą_do odpowiada_za odpowiadają_za obejmuje obejmują stanowi stanowią zawiera zawierają umożliwia umożliwiają",
    did: "odkrył wynalazł opracował sformułował zaproponował wprowadził zdefiniował udowodnił założył opisał wykazał",
  },
  definitions: [
    {
      says: "(?<term>(?:<instrumental> ){0,2}<instrumental>) (?:nazywamy|nazywa się) {told}",
      asks: "Jak nazywamy {told}?",
      isSure: true,
    },
    {
      says: "(?:przez (?:pojęcie )?|pod pojęciem ){term} (?:rozumiemy|rozumie się|należy rozumieć) {told}",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
    },
    {
      says: '(?:mianem|nazwą|terminem|pojęciem) [„"]?{term}[”"]? (?:określa|nazywa|oznacza|opisuje)(?:my|ją)?(?: się)? {told}',
      isSure: true,
    },
    {
      says: "{told} (?:określa(?:my|ją)?(?: się)?|opisuje się|(?:jest|są) znan[aey]|znan[aey] (?:jest|są)) jako {term}{rest}",
      isSure: true,
    },
    {
      says: "(?:o {term} (?:mówimy|mówi się|można mówić)|(?:mówimy|mówi się) o (?<other>[^,;:]{3,50}))(?: wtedy)?, (?:gdy|kiedy|jeśli|jeżeli) {told}",
      isSure: true,
    },
    {
      says: "{told} (?:nosi|noszą) (?:nazwę|miano) {term}{rest}",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
    },
    // "Organizmy, które same wytwarzają pokarm, to autotrofy."
    {
      says: "(?<definition>[^,;:–—]{4,60}, (?:\\p{L}{1,3} )?któr\\p{L}+ [^,;:–—]{8,110}), to {term}",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "(?!<title>){term}: (?!że |to |nie |był\\p{L}* |są |jest )(?<definition>\\p{Ll}.{20,})",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: '{told},? (?:<who> )?(?:<call>|określa(?:my)? (?:się )?mianem|<called>) [„"]?{term}[”"]?{rest}',
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
    },
    {
      says: "{told} (?:to|jest to) (?:tzw\\.|tak zwan[yae]) {term}(?: (?:lub|albo|czyli|inaczej) .+)?",
      asks: "Jak nazywa się {told}?",
      isSure: true,
    },
    {
      says: "{term}(?<!<verb>),?(?: –| —| -)? (?:to|jest to|są to)(?: inaczej| zaś)? (?!<notIs> |[^;:]*, a \\p{L}+(?: \\p{L}+)? [–—-] ){told}",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{term}(?: jest| są)?(?: więc)? (?:definiuje się|definiujemy|definiują|rozumie się|rozumiemy|zdefiniowan[aey]|definiowan[aey]|można (?:zdefiniować|określić))(?: operacyjnie)? jako {told}",
      isSure: true,
      standsAlone: true,
    },
    {
      says: "{term} (?<definition>(?:jest|są) (?!jedn|przykład|częścią|wynik|powod|przyczyn)(?:\\p{L}+ )?<instrumental> .{12,})",
      asks: "Jakie pojęcie opisano słowami: „{told}”?",
    },
    {
      says: '(?:[Tt]ermin |[Pp]ojęcie |[Ss]łowo )?[„"]?{term}[”"]? (?:oznacza|oznaczają) (?!to |że |się ){told}',
      asks: "Które z pojęć oznacza {told}?",
      isSure: true,
    },
    {
      says: "(?<term>(?:prawo|zasada|reguła|twierdzenie|teoria|hipoteza) [^,;:]{3,40}) (?:mówi|głosi|stwierdza|orzeka|zakłada), że {told}",
      isSure: true,
    },
    {
      says: "{term}{aside} (?:odnosi|odnoszą) się do {told}",
      asks: "Jakie pojęcie odnosi się do {told}?",
      isSure: true,
    },
    { says: "{term}{aside} (?<definition><does> .{20,})" },
    { says: "{term} polega na (?!tym ){told}", asks: "Co polega na {told}?", isSure: true },
    { says: "{term} – (?<definition>\\p{Ll}.{15,})", standsAlone: true },
    { says: "{more} zna[nc]\\p{L}+ (?:jest )?jako {term} i (?<definition>polega na .+)", isSure: true },
    {
      says: "{more} (?<definition>\\p{L}+ \\p{L}+(?: [^,]+)?),? (?<verb>znan\\p{L}+) (?:jest )?jako {term}{rest}",
      isSure: true,
    },
    { says: "{term} (?<definition>(?:jest|są) (?:liczbowo )?równ[aey] .{8,})" },
    { says: "(?<definition>\\p{L}+ą .{6,}) jest (?<term>\\p{L}+)(?:,.+)?", asks: "Co jest {told}?" },
    { says: "(?:{more} )?{near}, (?:czyli|tj\\.|tzn\\.|to znaczy|to jest) {told}", isDoubtful: true },
    {
      says: "(?:{more} )?{near}, któr[yae] (?<definition>(?:jest|są|określa|oznacza) .{8,})",
      isDoubtful: true,
    },
    {
      says: "(?:{more} )?{near}(?: \\p{L}{1,4})?, (?:z?definiowan|rozumian)\\p{L}{1,3} jako {told}",
      isDoubtful: true,
    },
    { says: "(?:{more} )?{near} [–—] (?<definition>\\p{Ll}[^–—]{12,})", isDoubtful: true },
    { says: "{told},? (?:zwan|nazywan)(?:y|a|e|ego|ej|ych|ą|ym) {term}", isDoubtful: true, isByTheWay: true },
    { says: "{term} (?<definition>(?:zachodzi|zachodzą|powstaje|powstają|występuje|występują), gdy .{12,})" },
    {
      says: "{more}, (?:a|zaś|natomiast) {term}(?: –)? to (?!<notIs> ){told}",
      isFurther: true,
      standsAlone: true,
    },
  ],
  contrasts: [
    "{one}, (?:natomiast|zaś|podczas gdy) {other}",
    "{one}; (?:natomiast|z kolei) {other}",
    "w (?:przeciwieństwie|odróżnieniu) (?:do|od) {one}, {other}",
  ],
  deeds: ["(?:^| ){name} (?:\\(\\d{4}(?:[–-]\\d{4})?\\) )?(?<deed><did> .{12,})$"],
  beside: "często także też również zwykle zazwyczaj więc czasami tzw. inaczej",
  again: "(?:jest|są)_to to",
  leads:
    "innego innej innych innym innymi wszystkich wszystkiego samej samego sobie siebie sobą każdy każda każde wszystkie wszyscy wszelkie dwa dwie trzy kilka inny inna inne jeden jedna jedno taki taka takie ci to coś ktoś",
  ends: [
    ";",
    "(?<!któr.*) (?:i|oraz) (?:wynosi|jest|są|ma|mają|można|oznacza) ",
    ", (?:ponieważ|gdyż|dlatego|a dokładnie) ",
    ", (?:ale|lecz|jednak|natomiast|ponieważ|gdyż|a|i) (?:nie|to|jest|są|może|można|ten|ta|oznacza)(?= )",
  ],
  saysNothing:
    "(?:jest|są)_(?:kluczow|ważn|istotn|główn|jedn)\\p{L}+ tylko_\\p{L}+ jeden jedna jedno głównie bardzo dość coraz",
  numerals: "dwa dwie trzy cztery pięć sześć siedem osiem dwóch trzech czterech pięciu",
  order: "etapy fazy kroki kolejność przebieg stadia",
};
