import { anyOf } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { MONTH, NEUTRAL_VERBS } from "./forms.ts";

/** Words that tie a sentence to what was said before, and behind which they only join its own parts ("a także"). */
const BACK_REFERENCE = "jednak|jednakże|również|także|też|natomiast|zatem|ponadto";

const MEANWHILE =
  '(?<=[\\p{L}”»"])(?<!(?:^|\\s)(?:a|i|jak|lecz|ale|oraz|czy|lub|bądź|albo|tylko|ani|być|że))';

/** Openings that lean on the sentence before. */
const ANAPHORIC_START =
  /^(?:mowa|chodzi) (?:tu |tutaj )?o |^(?:świadczy|oznacza|dowodzi|wynika|sprawia|powoduje|pozwala|umożliwia|wskazuje|tłumaczy|wyjaśnia|potwierdza|dotyczy) to(?!\p{L})|^(?:kiedy|gdy|jeśli|jeżeli|chociaż|choć|zanim) (?:\p{L}+ą się|(?:się )?\p{L}+(?:ują|[aei]ją))(?!\p{L})[^,]*, (?:to )?(?:się )?\p{L}+(?:ują|[aei]ją)(?!\p{L})|^(?:tamtejsz\p{L}+|kontynuując|w międzyczasie|(?:węższ|szersz|podobn|analogiczn|zbliżon)\p{L}{1,3} (?!(?:\p{L}+ ){0,3}(?:do|jak|od|niż) )\p{Ll}+|(?:w|we|na|do|z|ze|o|od|przez|po|przy|na podstawie|według|zdaniem) inn(?:ym|ej|ego)(?! (?:\p{L}+ ){1,2}niż(?!\p{L}))|jed(?:en|na|no) \p{Ll}+(?= (?:się )?\p{L}{3,}(?:ł|ła|ło)(?!\p{L}))|tak|to|ten|ta|te|ci|tego|tej|tym|tych|temu|on|ona|ono|oni|one|jego|jej|ich|go|mu|jednak|jednakże|dlatego|ponadto|również|także|natomiast|zatem|tutaj|tam|w (?:tym|tej|ten|tych|tę|nim|niej|nich)|po (?:pierwsze|drugie|trzecie|tym)|na (?:tym|tej|ten|to|tę)|do (?:tego|tej|tych)|z (?:tego|tej|tych)|przez (?:to|ten|tę)|od (?:tego|tej|tych|tamtej)|dzięki (?:temu|niemu|niej|nim)|przy tym|podczas (?:tego|tej)|po \p{L}+ (?:latach|dniach|miesiącach|tygodniach|godzinach)(?! od| po)|(?:do|z|w|na|dla|o) (?:pierwsz|drug|trzeci|czwart|ostatni)(?:ej|iej|ego|iego|ym|im|ych|ich)(?= (?:należ\p{L}*|zalicz\p{L}*|odnos\p{L}*|stosuj\p{L}*|jest|są|był\p{L}*|można|\p{L}{3,}(?:uje|ują|ają|emy|amy))(?!\p{L}))|(?:w|we|na|przy|dla|u) [^,;:]{2,40} (?:jest|są|był[aoy]?|byli) to(?=\s)|na przykład|z (?:jednej|drugiej) strony|(?:\p{L}+ )?(?:rok|lata?|dzień|dni|tydzień|tygodnie|tygodni|miesiąc|miesiące|miesięcy|godzin[ęy]?|chwilę|moment|minut[ęy]?) później|tym razem|teraz|w (?:pierwszym|drugim|trzecim|czwartym|ostatnim) (?:etapie|kroku|przypadku|meczu)|(?:pierwsz|drug|trzeci|czwart|ostatni)(?:y|a|e|i|ie)? (?:etap|krok|stadium|faza|typ|rodzaj|grupa|warunek|czynnik|poziom|sposób|metoda|model|przypadek)(?= (?:to|jest|są|polega|obejmuje|stanowi|trwa|następuje|[–—-]) ?)|(?:zadanie|cel|przyczyna|powód|skutek|wynik|zaleta|wada|problem|rozwiązanie|różnica|efekt|rezultat)(?= (?:to|jest|był[aoy]?|polega|polegał[aoy]?) ?)|wszystkie (?:dwa|trzy|cztery)|taki|taka|takie|takich|podobnie|wtedy|wówczas|więc|inny|inna|inne|oba|obie|obaj|obu|a|i|ale|lecz|gdyby|czy|jak|dlaczego|niektóre|wiele|większość|(?:drugi|druga|trzeci|trzecia)(?! (?:wojna światowa|zasada \p{L}+))|kolejny|kolejna|kolejne|kolejn(?:ym|ą|ej|ego)|następny|następna|następn(?:ym|ą|ej|ego)|inn(?:ym|ą|ej|ego)|drug(?:im|iej|ą|iego)|trzeci(?:m|ej|ą|ego)|ostatni(?:a|e|m|ą|ej|ego)? (?:etap\p{L}*|krok\p{L}*|element\p{L}*|składnik\p{L}*|częś\p{L}+|punkt\p{L}*|warun\p{L}+|czynnik\p{L}*)|następnie|potem|ostatecznie|jednocześnie|równocześnie|zarazem|ponownie|wkrótce|później|początkowo|tymczasem|pierwszy z|pierwsza z|pierwsze z|został|została|zostało|zostały|był|była|było|były|jest|są|miał|miała|ma|mają|należy)(?=[\s,:])/iu;

/** "Wewnętrzna, zwana wsierdziem, wyściela …", "Górny chroni …": which layer, which part, the sentence before said. */
const UNNAMED_NOUN = new RegExp(
  `^(?!chor|uczon|podróżn|dorosł)\\p{L}+(?:(?:rzn|czn|jn|[ai]ln|oln|dkow)(?:y|a|e)|[oe]w[ye]|sk[i]e?|ck[i]e?|ększ[ya]|jsz[ya]|ższ[ya]|ńsz[ya])(?:, (?:zwan|nazywan|czyli |tzw\\.)| (?:się )?(?:${[...NEUTRAL_VERBS.difference(new Set(["jest"]))].join("|")}) )|^do \\p{L}+(?:[nwktrłd]ych|[kg]ich) (?:należ|zalicz)`,
  "iu",
);

/** "Jako miernik wartości pozwala porównywać …": what does, the sentence before said. */
const UNNAMED_AS = new RegExp(
  `^[Jj]ako (?:\\p{Ll}+ ){1,4}?(?:\\p{Ll}{3,}(?:uje|nia|wia)|${[...NEUTRAL_VERBS].join("|")}) (?!się )[^A-ZĄĆĘŁŃÓŚŹŻ]*$`,
  "u",
);

/** "Zwycięzcą została reprezentacja …", "Głównym celem jest …": of what, the sentence before said. */
const UNNAMED_WHOLE =
  /^(?:(?!Jedn)\p{L}+(?:ym|im|ą|ymi|imi) )?\p{Ll}+(?:em|ą|ami)(?: \p{Ll}+(?:ym|im|ą|ymi|imi))? (?:jest|są|był[aoy]?|byli|został[aoy]?|zostali|stał[aoy]? się|pozostaj\p{L}+)(?=\s)/iu;

/** "Wyniki pokazują, że …": of which study; "Śledzony - oznacza, że …": of what this is a quality. */
const UNNAMED_OWNER =
  /^(?:wyniki|statystyki|szacunki|obliczenia|rezultaty) (?:się )?(?:są|były|pokazują|pokazały|wskazują|wskazały|sugerują|dowodzą|potwierdzają|potwierdziły)(?=[ ,])|^\p{L}+(?:[aeo]n|ęt|[iy]t|ut)[yae] [–—-] /iu;

/** "Trzecie podejście do badań osobowości to …": the first ones were told of before. */
const ONE_MORE =
  /^(?:ostatni|kolejn|następn|pierwsz|drug)(?:ym|im|ą|m),? (?:\p{L}+ ){0,2}(?:opcją|sposobem|metodą|poleceniem|krokiem|etapem|elementem|przykładem|rzeczą|sprawą|problemem|zaletą|wadą)(?!\p{L})|^(?:pierwsz|drug|trzeci|czwart|ostatni)\p{L}{0,2} (?:podejści[ea]|koncepcja|teoria|hipoteza|rodzaj|typ|sposób|metoda|etap|model|wariant|grupa) [^,;:]{0,60}(?<= )(?:to|jest|polega|obejmuje)(?=\s)/iu;

/** "Znamy to zjawisko jako …", "można to zrobić": behind a verb "to" points, behind a noun it is none. */
const POINTED_AT =
  /^[^,;:„–—]*(?<!\p{L})(?:możesz|można|może|mogą|możemy|należy|warto|trzeba|łatwo) to (?=\p{L}+(?:ć|c)(?!\p{L}))|^(?:\p{L}+ )?(?:kiedy|gdy|jeśli|jeżeli) to z?robi\p{L}+|^[^,;:„–—]*\p{L}(?:[aeiy]my|[aeu]ją|uje|ano|ono|(?:[aeiy]|ą)ć) to (?=\p{Ll}{3,}(?:o|e|ie)(?!\p{L}))/u;

/** "Informacja zawiera adres …": which one, the sentence before said; of all of a kind a text speaks in the plural. */
const UNNAMED_ONE =
  /^(?:informacja|polecenie|komenda|metoda|wynik|przykład|podejście|rozwiązanie|sytuacja|zmiana|różnica|problem|pomysł|wniosek|raport|analiza|opcja|wartość|skrypt|proces) (?:się )?(?:jest|ma|zawiera|pozwala|umożliwia|działa|służy|polega|składa|pokazuje|wskazuje|został[aoy]?|był[aoy]?|\p{L}{2,}(?:uje|[aiy]ł[ao]?))(?=[ ,])/iu;

/** Words that do so inside a main clause: what a pronoun there means cannot be the clause's own subject; or no subject at all. */
const ANAPHORIC_INSIDE =
  /^[^,;:„–—]*\s(?:(?:u|z)?(?:czyni|robi)\p{L}* to|(?:rok|lata|lat|dni|dzień|tydzień|tygodni|miesiąc|miesięcy) (?:wcześniej|później|potem)(?! (?:niż|od|przed|po)(?!\p{L}))|tu|tutaj|on|ona|ono|oni|one|go|mu|ją|je|nią|nim|nich|niego|niej|niemu|nimi|jemu|im|tam|stamtąd|wtedy|wówczas|dlatego|jednak|jednakże|natomiast|zatem|również|także|też|ten|ta|te|ci|tego|tej|tym|tych|temu|tę|tą|taki|taka|takie|takich|takim|takiej|tamtejsz\p{L}+|tenże|tamt(?:en|a|e|ego|ej|ych|ym)|ów|owa|owe|owego|owej|owych|teraz|tym razem|ob(?:u|a|ie)(?! (?:płci|stron))|kolejn(?:y|a|ą|ego|ej|e(?= \p{L}+[ei]e ))|(?:pierwsz|drugi?|trzeci|czwart|ostatni)(?:ego|ej|emu) z(?= (?!naj)\p{L}+(?:ych|ich)(?!\p{L})))(?=[\s,:.]|$)/iu;

/** Who did it, the sentence before said: behind "W 1990" no name stands. */
const UNNAMED_DOER =
  /^(?:[Ww]e?|[Zz]e?|[Pp]o|[Nn]a|[Dd]o|[Oo]d|[Pp]rzed|[Pp]odczas|[Pp]rzez|[Dd]zięki|[Jj]ako|[Dd]la|[Pp]rzy|[Pp]od)(?: [\p{Ll}\d.]+){1,4} (?:opublikował|napisał|wydał|otrzymał|uzyskał|ukończył|wyjechał|wrócił|powrócił|objął|zdobył|założył|zmarł|urodził|przeniósł|wstąpił|zagrał|wystąpił|zadebiutował|podpisał|wygrał|studiował|pracował|przeszedł|awansował|trafił|dołączył|spotkał|zrezygnował|pokonał|przegrał|zajął|nagrał|walczył|startował|reprezentował)a?(?: się)?(?= (?:\d|(?:w|we|z|ze|do|na|od|o|za|przez|po|u|jako|swoj\p{L}+)\s))|^(?:[Ww]e?|[Pp]o|[Nn]a|[Oo]d|[Pp]rzed|[Pp]odczas)(?: [\p{Ll}\d.]+){1,4} (?:został|zostali|był|byli)a? \p{L}+(?:ny|na|ty|ta|ni|ci) (?:w|na|do|przez|za|jako|z|ze|od|dla)\s/u;

/** "Pomimo tak poważnych problemów …": how grave they are, the sentence before said, unless "że" or "jak" tells it. */
const SUCH_A_DEGREE =
  /^(?!.*(?<!\p{L})(?:że|jak|iż|by|aby)(?!\p{L})).*(?<!\p{L})tak (?!zwan|samo)\p{L}{3,}(?:ych|iego|ego|iej|ej|ymi|imi|emu|iemu)(?= \p{L})/u;

/** A verb at the start has its subject in the sentence before; "Odlewano …" has none and needs none. */
const BARE_VERB =
  /^(?:\p{L}+(?:wał|wała|wało|wali|wały|ował|owała|udował|udowała|nalazł|nalazła|rócił|róciła|został\p{L}?|konał|konała|pisał|pisała)|(?:Pow|Przest|Wyst|Ust|Dost|Zost)(?:st)?ał[aoy]?|Składał[aoy]? się|Wydał[ay]?|Odkrył[ay]?|Urodził[ay]?|Zmarł[ay]?|Umarł[ay]?|Zdobył[ay]?|Założył[ay]?|Stworzył[ay]?|Wynalazł[ay]?|Studiował[ay]?|Otrzymał[ay]?|Uzyskał[ay]?|Ukończył[ay]?|Rozpoczął|Rozpoczęł[ay]|Zaczął|Zaczęł[ay]|Służy\p{L}*|Składa|Składają|Zawiera\p{L}*|Powoduj\p{L}+|Stanowi\p{L}*|Oznacza\p{L}*|Polega\p{L}*|Umożliwia\p{L}*|Wyprzedza\p{L}*|Znajduj\p{L}+|Należy|Należą|Posiada\p{L}*|Obejmuj\p{L}+|Działa|Działają|Działał[aoy]?|Dotarł[aoy]?|Przyjął|Przyjęł[ay]|Trwał[aoy]?|Trwa|Trwają|Liczy|Liczą|Leży|Leżą|Żył[ay]?|Mieszkał[ay]?|Pracował[ay]?|Walczył[ay]?|Wygrał[ay]?|Zagrał[ay]?|Zdołał[ay]?|Chciał[ay]?|Musiał[ay]?|Mógł|Mogł[ay]|Potrafi\p{L}*|Rozwija\p{L}*|Zmienił[aoy]? się|Wystąpił[ay]?|Pochodził[ay]?|Pochodzi|Przebywał[ay]?|Wynosi|Wynosił[aoy]?|Zostaje|Zostają|Powstaje|Powstają|Występuje|Występują)(?=[\s,:])/u;

/** A present verb before what only it can govern, "Prowadzi to do …", and the battle, the authors told of before. */
const ANAPHORIC_VERB =
  /^\p{L}+(?:uje|ują|ieje|aje|ają|ozostanie)(?: się)?(?= (?:w|we|na|do|z|ze|od|o|za|przez|po|u|jako|to|on|ona|ono|je|ją|go|wyłącznie|podczas|przy)\s)|^\p{L}{2,}(?:dz|cz|ż|sz|rz|wi|mi|bi|pi|śl|tn|gn)ą (?:się )?(?=(?:w|we|na|do|z|ze|od|o|za|przez|po|u|jako|ku|podczas|przy)\s)|^\p{L}+(?:[aeiuyą]|ło|li) (?:się )?to(?=,? (?:do|od|w|na|z|podczas|przy|po|dla|przez|za|że)(?:\s|,))|^(?:uczestnicy|zawodnicy|badacze|badani|autor(?:zy|ka)?|eksperyment|powstanie|wybuch|bitwa|mecz|wyścig|atak|sąd|komisja|policja|rząd|parlament|terroryści|napastnicy|porywacze|zamachowcy|sprawcy|rebelianci|demonstranci)(?= (?:się )?\p{L}{2,}(?:ł|ła|ło|li|ły)(?: się)?(?!\p{L}))/u;

const IN_MONTH =
  "(?:styczniu|lutym|marcu|kwietniu|maju|czerwcu|lipcu|sierpniu|wrześniu|październiku|listopadzie|grudniu)";
/** "14 września o godz. 7:29 bombowce …": of that day in the year that was told before. */
const UNNAMED_DAY = new RegExp(`^\\d{1,2} ${MONTH} o godz`, "u");

/** "8 czerwca nowym dowódcą został …", "w lipcu wyjechał": of which year, the sentences before said. */
const UNNAMED_YEAR = new RegExp(
  `^(?!.*\\d{4})(?=.*(?:(?<!\\d)\\d{1,2} ${MONTH}|(?<!\\p{L})(?:we? ${IN_MONTH}|(?:koniec|końcem|końca|początk\\p{L}+|połow\\p{L}+|od|do) ${MONTH})(?!\\p{L}))).*(?:[aeiyęąu](?:ł|ła|ło|li|ły)|[śzkgd]li|ano|ono)(?!\\p{L})`,
  "iu",
);

/** How a Polish sentence stands by itself: what it leans on, whom it speaks to, what it says next to nothing of. */
export const PL_SENTENCES = {
  connective:
    /^(?:Jednak|Jednakże|Dlatego|Ponadto|Poza tym|Na przykład|Przykładowo|Zatem|Tak więc|A zatem|Co więcej|Z kolei|Natomiast|Podobnie|W rezultacie|W efekcie|Z drugiej strony|Innymi słowy|Ogólnie|W konsekwencji|Wreszcie|Dodatkowo|Oczywiście|Ostatecznie|Obecnie|Co ciekawe|Niestety|Tymczasem|Jednocześnie|(?:Dokładniej|Ogólnie|Ściśle|Prościej|Inaczej) mówiąc|Mówiąc (?:dokładniej|ogólnie|ściśle|ściślej|prościej|inaczej)), +(?=\p{L})|^(?:Z kolei|Dodatkowo|Co więcej|Np\.) (?=\p{L})|^(?:(?:Warto|Należy|Trzeba) (?:pamiętać|zauważyć|podkreślić|dodać|zaznaczyć)|Pamiętaj(?:my|cie)?|Zauważ(?:my|cie)?|Zwróć uwagę|Okazuje się|Wiadomo), że (?=\p{L})/u,
  numberBound: {
    beyond:
      /(?:^|\s)(?:ponad|przeszło|powyżej|poniżej|(?:co )?(?:najmniej|najwyżej|przynajmniej)|(?:nie )?(?:więcej|mniej|wyżej|niżej|dłużej|krócej) niż|minimum|maksimum|maksymalnie|minimalnie|prze(?:kracz|wyższ)\p{L}+) $/iu,
    near: /(?:^|\s)(?:około|ok\.|blisko|prawie|niemal|mniej więcej|w przybliżeniu) $/iu,
  },
  fillers: new RegExp(
    `${MEANWHILE} (?:${BACK_REFERENCE})(?= \\p{L})|^(?:${BACK_REFERENCE}) (?=\\p{L})`,
    "giu",
  ),
  anaphoricStart: anyOf(
    new RegExp(
      [
        ANAPHORIC_START,
        UNNAMED_WHOLE,
        UNNAMED_NOUN,
        UNNAMED_ONE,
        UNNAMED_OWNER,
        ONE_MORE,
        POINTED_AT,
        ANAPHORIC_INSIDE,
        BARE_VERB,
        ANAPHORIC_VERB,
        SUCH_A_DEGREE,
        UNNAMED_DAY,
        UNNAMED_YEAR,
      ]
        .map(({ source }) => source)
        .join("|"),
      "iu",
    ),
    UNNAMED_AS,
    UNNAMED_DOER,
  ),
  // "Piłkarz zmarł w Sienie": without articles, what opens a sentence bare and did something once is definite.
  definite: /^(?<noun>\p{L}{3,})(?= (?:się |nie )?\p{Ll}{2,}(?:ł|ła|ło|li|ły) )/gu,
  memberLead: /(?<!\p{L})(?:obejmuj[eą]|takie jak|w tym)(?!\p{L})[^.;:!?]*$/iu,
  exampleLead:
    /(?<!\p{L})(?:tak(?:ich|ie|imi|im|i|a|iej|ą),? jak:?|na przykład:?|np\.|między innymi|m\.in\.|w tym|zwłaszcza|choćby) $/iu,
  deictic:
    /(?:(?<!\p{L})podan(?:e|ego|ym|a|ą|ej|ych|y) (?:polece|komend|przykład|kryter|wz[oó]r|kod)|(?:liniami|linią|kolorem|strzałk\p{L}+|kółkami|kropkami) (?:\p{L}+ )?(?:oznacz|zaznacz|pokaz|przedstawi)\p{L}+|rys(?:un\p{L}*|\.) \d|tab(?:el\p{L}*|\.) \d|w tym (?:rozdziale|podrozdziale|tekście|module|przykładzie|przypadku|wypadku)|w (?:dalszej|kolejnej|następnej|pierwszej|drugiej|tej) części (?:książki|rozdziału|podręcznika|tekstu)|(?<!\p{L})będziemy \p{L}+|(?:^|(?:jak|tak|co) )(?:widzisz|widzicie)(?!\p{L})|^(?:załóżmy|przypuśćmy|przyjmijmy|powiedzmy|wyobraź\p{L}*|niech)(?!\p{L})|(?:załóżmy|przypuśćmy|przyjmijmy|powiedzmy), że |(?<!\p{L})(?:jesteś|jesteście|byłeś|byłaś|znajdujesz się|znajdujecie się) (?:na|w|we|przy)(?!\p{L})|(?<!\p{L})(?:zob\.|zobacz(?:cie|ymy|ysz|ycie)?(?!\p{L})|patrz(?:cie)?(?!\p{L}))|(?:powyższ|poniższ|wspomnian|przywołan|przytoczon|następując|omówion)\p{L}+|powyżej|poniżej|\p{L}{3,}(?:an|en|on)\p{L}{1,3} (?:wyżej|niżej|wcześniej)(?!\p{L})|według tekstu|jak (?:widać|już|wspomnian)|(?<!\p{L})(?:te|ci|tych|tym|tymi) (?:dw\p{L}+|trz\p{L}+|czter\p{L}+|pię\p{L}+|kilk\p{L}+)(?!\p{L})|^(?:już )?(?:na|w|podczas|po|przy) (?:kolejn|następn)\p{L}+ )/iu,
  instructs:
    /^(?:chciało|przydało)by się(?!\p{L})|^(?:(?:teraz|następnie|potem|najpierw|(?:aby|żeby|by|po|jeśli|jeżeli|gdy|kiedy|przed) [^,]{4,70}),? )?(?:upewnij|pamiętaj|użyj|wykonaj|uruchom|dodaj|utwórz|stwórz|otwórz|zainstaluj|wpisz|kliknij|wybierz|sprawdź|zwróć|spróbuj|pobierz|zapisz|zmień|przejdź|weź|zrób|usuń|wróćmy|przejdźmy|spójrzmy)(?!\p{L})|(?:zapewne|pewnie|być może) (?:pamiętasz|zastanawiasz|zauważyłeś|zauważyłaś|chcesz)|^(?:teraz )?(?:już )?(?:wiesz|poznałeś|umiesz|nauczyłeś się)(?!\p{L})|^(?!(?:jeśli|jeżeli|gdy|kiedy|po|aby|co) )[^,]*\p{L}{2}ł[eaó]ś(?:cie)?(?!\p{L})|^widać, (?:że|jak)(?!\p{L})/iu,
  negation:
    /(?:^|\s)(?:nie(?! (?:tylko|jedynie)(?!\p{L}).*(?:ale|lecz) (?:też|także|również|i)(?!\p{L}))|oprócz|z wyjątkiem|nigdy|żaden|żadna|żadne|bez|nieprawdziw\p{L}*|błędn\p{L}*|fałszyw\p{L}*)(?=[\s,.?:]|$)/iu,
  furtherPart:
    /, (?:(?:w |z |ze |na |do |od |po |dla |przez |o |za )?któr\p{L}+|gdzie|podczas gdy|choć|chociaż|ale|lecz|a także|jak również|ponieważ|gdyż|przy czym|zaś|natomiast|m\.in\.|między innymi)(?= )/gu,
} satisfies Partial<LanguageProfile>;
