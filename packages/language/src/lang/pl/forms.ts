import { endsInFew, wordGroups, wordSet } from "../../building.ts";
import type { LanguageProfile } from "../../profile.ts";
import { quoting } from "../../quoting.ts";
import { WORDS } from "../index.ts";

/** Cases, numbered as in the lexicon. */
const [GENITIVE, DATIVE, ACCUSATIVE, INSTRUMENTAL, LOCATIVE] = [1, 2, 3, 4, 5] as const;

/** Quotation marks; those inside others are told apart from them. */
export const quoted = quoting(["„", "”"], ["«", "»"]);

/** The months in the genitive, as a pattern. */
export const MONTH =
  "(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)";

/** Verbs in the third person present do not change with gender, so "co" can stand before them. */
export const NEUTRAL_VERBS =
  wordSet(`jest stanowi oznacza zawiera powoduje umożliwia służy składa polega odpowiada pozwala zapewnia tworzy określa
opisuje chroni znajduje występuje wytwarza reguluje kontroluje przenosi łączy bada zajmuje prowadzi pełni obejmuje zależy pomaga zachodzi wymaga dzieli mierzy wyraża przekształca
przechowuje przekazuje steruje odnosi dotyczy działa wynika pojawia rozwija zwiększa zmniejsza wspiera wpływa następuje przebiega odgrywa uwalnia wydziela odbiera przetwarza
przewodzi zakłada sugeruje wyjaśnia opiera sprawia łagodzi przypomina dostarcza porusza`);

/** Verbs behind which a subject ends, and which show its gender or number. */
export const OTHER_VERBS =
  wordSet(`są ma mają był była było były został została zostało zostali zostały może mogą stanowią oznaczają zawierają powodują umożliwiają służą składają polegają
odpowiadają pozwalają zapewniają tworzą określają opisują chronią znajdują występują wytwarzają regulują przenoszą łączą badają zajmują prowadzą pełnią obejmują zależą pomagają
należy należą działa działają powstał powstała powstało powstały powstaje powstają urodził urodziła zmarł zmarła napisał napisała odkrył odkryła stworzył stworzyła założył założyła zdobył zdobyła
rozpoczął rozpoczęła rozpoczęło rozpoczęły zakończył zakończyła stał stała stało stały posiada posiadają uzyskał uzyskała otrzymał otrzymała wynosi wynoszą leży leżą liczy`);

/** "Terapeuta", "psycholog", "nauczyciel": who, not what. */
const PERSON =
  /^(?:\p{L}+ )?(?:\p{L}{2,}(?:euta|nauta|[iy]sta|(?<!mon|pr|nekr|dial|an)olog|yciel|[łśw]iciel)|lekarz|klient|pacjent|uczeń|student|badacz|żołnierz|sędzia)(?: \p{L}+)?$/iu;

/** What Polish words are by their shapes, and those no shape tells. */
export const PL_WORDS = {
  ...WORDS.pl,
  // "ze strony drapieżników", "za pośrednictwem nerwów": cut out of what only leads a noun.
  describing:
    /^(?:(?:naj|cał|dorosł|przeciętn)\p{L}+|nazwie|nazwą|imieniem|tytułem|mianem|momencie|chwili|(?:(?:centy|mili|kilo)?metr|(?:kilo)?gram|litr|hektar)(?:a|y|ów|em|owi|ami)?(?= \p{L}+(?<!enny|owy|atowy)$)|strony(?= \p{L}+(?:ów|ców)$)|pośrednictwem|wskutek|skutek|powodu|pomocą|wpływem|postaci|trakcie|ciągu|zakresie|obrębie|toku|oparciu|przypadku|zależności) /iu,
  phraseBoundaries: NEUTRAL_VERBS.union(OTHER_VERBS).union(
    wordSet(`masz mamy macie możesz możecie chcesz chcemy chcecie musisz musimy widzisz powinna powinno powinni powinny udział czyni czynią sprawia sprawiają powoduje skutkuje widzimy mówimy możemy wiemy znamy używamy pokazuje zawiera zawierają stanowi stanowią oznacza oznaczają powoduje powodują umożliwia umożliwiają służy służą składa składają polega polegają
pozwala pozwalają zapewnia zapewniają tworzy tworzą określa określają opisuje opisują chroni chronią znajduje znajdują występuje występują zachodzi zachodzą
nazywa nazywany nazywana nazywane nazywamy zwany zwana zwane zwanych mówi mówią uważa uważają należy należą musi muszą trwa trwają działa działają wynosi wynoszą
pochodzi pochodzą posiada posiadają odgrywa odgrywają pełni pełnią daje dają bierze biorą łączy łączą dzieli dzielą dzielimy zależy zależą rośnie rosną maleje staje stają stał stała stało
powstaje powstają powstał powstała powstało pojawia pojawiają wymaga wymagają obejmuje obejmują dotyczy dotyczą prowadzi prowadzą wytwarza wytwarzają
główny główna główne pierwszy pierwsza pierwsze drugi druga drugie trzeci nowy nowa nowe wielki wielka wielkie duży duża duże dużą mały mała małe cały cała całe
ważny ważna ważne różny różne różnych pewien pewna pewne najważniejszy większy większa mniejszy mniejsza dobry dobra dobre często czasem zwykle zazwyczaj
obecnie wówczas następnie później wcześniej szybko bardziej najbardziej mniej więcej najczęściej tam teraz dziś zawsze nigdy raz razem jednocześnie zatem
zaczął zaczęła zaczęło zaczęły miał miała miało miały mógł mogła mogło mogły urodził urodziła zmarł zmarła napisał napisała rozpoczął rozpoczęła rozpoczęło`),
  ),
  phraseBoundaryShape:
    /(?:^(?:dan|kolejn|odpowiedni|poszczególn|wszelk|ostatni|własn|określon|pewn|różn|inn|liczn|główn|ważn|now|wielk|duż|mał|cał|pierwsz|drug|trzec|konkretn|podobn|znaczn|znacząc|dalsz|więk|większ|mniejsz|najlepsz|najwięk\p{L}+|pojedyncz|identyczn|jednakow|poważn|istotn|częst|szczególn|prawdziw|następn|poprzedni|obecn|wspomnian|tak|któr|jak|każd|żadn|wiel|najczęstsz|możliw|niezwykł|zwykł)(?:y|a|e|i|ego|iego|ej|iej|ych|ich|ym|im|ymi|imi|ą|ia|ie|iu|emu)|ąc(?:y|a|e|ych|ym|ymi|ego|ej|ą)?|śmy|ają|eją|ąć|ęć|[bcdfghjklłmnprstwzżźśńć]nie|raczej|łeś|łaś|ł[aeo]?by[mś]?|szedł|szł[aoiy]|uje|ują|ował|owała|owało|owali|owały|ajcie|(?:ar|og|iek|oz|ieś|iod|[ye]sz)li|^(?!klawisz|afisz|fetysz|lemiesz|towarzysz|pałasz|gulasz|judasz|mesjasz)\p{L}{2,}[aeiy]sz|iły|iło|ęła|ęło|ęli|ęły|ął|ać|eć|ić|yć|ono|ano|wszy|^(?!skał|strzał|\p{L}*(?:chwał|nawał|kawał|trwał|rwał)|karnawał|interwał|zuchwał|chwil|mogił|sił|pił|(?:za)?żył)\p{L}{2,}(?:(?:[zsmkdżcpw]|[gb]r)ał[aoiy]?|(?:[łnhjlbt])ała|gał[aoiy]|iła?|ili|yli|(?<!br)ył[ao])|(?<!ul|chol|pl|drz|krz|chl|^l)ewa|(?:[bgłm]|uż|naz|[ozt]kr|[eoz]r|dob|zd)ywa|[bwptzcd]iera|(?:zpiecz|znacz|granicz|zekracz|ęszcz|praszcz|yklucz|bciąż|wiesz|niejsz|[wz]większ|głasz|prasz|walni|[zsw]pełni|óżni|[mw]ieszcz|żliwi|łatwi|macni|jaśni|jawni|hrani|^(?:do|wy)starcz|^(?:za|ob|na|roz|prze|wy)licz|^(?:od|do|wy|za|przy|roz|prze|w)łącz|^(?:wy|z|za|od|prze)mieni)a)$/u,
  adjectiveShape:
    /(?:[csłźśż]ny|szny|(?<!(?:kolu|hy))mny|nych|nego|nej|nym|nymi|ne|owe|owy|owych|owym|owymi|owego|owej|skie|ski|skiego|skich|skim|nicz(?:y|e|ych|ego|ej|ym)|czn[ya]|ln[ya]|jny|[tdrwzpbhgk]ny|[tdpb]na|cyjna|isty|iste|wcz(?:y|e|ych|ego|ej|ym)|(?:ow|yw|zw|is|az|[uy]t|d|[bg]r)any|(?:[bpmwfdsznc]i|[rcsd]z|ż|śl|iel|yl)ony|(?:cz|[iy]j|ow)ni)$/u,
  qualifies:
    /(?:[yi] \p{L}+(?<!(?:[yi]ch|[yi]m))[^aąeęioóuy]|(?:[nwtłrkg]|sk|cz|sz|ąc|ni)a \p{L}+(?:[a]|ść|[źśc]ć|ew|źń|śń)|(?:[nwtłrcz]|ki|gi|ni)e \p{L}+(?:[eoęa]|um)|(?:[wtłrcz]|(?<![aeęi])n|ki|gi)e \p{L}+[iy]|(?:[nwtłrck]|ni)ą \p{L}+(?:ę|ść|ć)|(?:nio|owo|[nt]ie|sko|ale) \p{L}+[nłtc](?:y|a|e))$/u,
  // "dodatkowy koszt", "pozostałe elektrony": of many the one that is meant here, unless the text says it again.
  trailingParticiple:
    /^(?:dodatkow|pozostał|bieżąc|obecn|aktualn|dotychczasow|ówczesn|niniejsz|dawn|ciekaw|niezbędn|potrzebn|nowsz|starsz|lepsz|gorsz|dłuższ|krótsz|różnorodn|rozmait)(?:y|i|a|e|ego|ej|emu|ym|ą|ych|ymi) \p{L}+$|(?:owan|[aiy]wan|[kzrp]an|[zcsłlnrdt]on|ion|ęt|zyt)[yae]$/iu,
  generic:
    wordSet(`rzecz rzeczy sposób sposoby czas czasy człowiek ludzie osoba osoby osób przykład przykłady część części rodzaj rodzaje typ typy forma formy liczba liczby
ilość przypadek przypadki fakt fakty punkt obszar miejsce grupa grupy poziom proces procesy wynik wyniki powód problem problemy pytanie odpowiedź
pomysł system systemy efekt zmiana zmiany rola dzień dni rok lata roku lat miesiąc tydzień wiek wieku świat życie życia imię nazwa nazwy słowo słowa termin zestaw
polecenie polecenia komenda komendy moment tworzenie używanie stosowanie wykorzystanie zastosowanie wykonanie przeprowadzenie koniec początek wartość badanie badania badacze naukowcy praca kobieta mężczyzna dziecko dzieci rozdział rysunek tabela książka tekst autor autorzy informacja informacje
dane stan sytuacja wydarzenie cecha cechy czynnik czynniki krok etap członek kraj kraje miasto rząd historia okres okresy cel rozwój różnica różnice
zdolność działanie działania metoda metody model warunek warunki źródło budowa funkcja funkcje właściwość właściwości większość połowa ręka głowa dom woda
środek minuta godzina godziny sekunda stopień milion tysiąc możliwość strona strony element elementy zasada znaczenie zjawisko podstawa kierunek ramach względem`),
  wordList: "polish",
  endings:
    `owaniem owaniu owania owanie owego owej owych owym iejszy ymi imi ami iami ach iach ego iego emu iemu ych ich ymi iej ej ów owi om iom em iem ie ia ią ię iu ii ą ę a e i o u y`.split(
      " ",
    ),
  capitalNouns: false,
  pluralVerb: /^\p{L}*ą\s/u,
  adjectiveCases: [
    [/ego$/u, [GENITIVE, ACCUSATIVE]],
    [/emu$/u, [DATIVE]],
    [/(?:nej|iej|tej|wej|rej|ałej|nnej)$/u, [GENITIVE, DATIVE, LOCATIVE]],
    [/(?:[nwtrdł]ych|ich|cych)$/u, [GENITIVE, LOCATIVE]],
    [/(?:[nwtrdł]ymi|imi|cymi)$/u, [INSTRUMENTAL]],
    [/(?:[nwtrdłc]ym|[kg]im)$/u, [INSTRUMENTAL, LOCATIVE]],
  ],
  oblique:
    /(?:ami|(?<!(?:^| )(?:d|p|gm|str|zap|zam|rozm))ach|(?<!(?:^| )(?:d|t|gr|zł|chr)|at|gen|pozi|sympt|synd?r|dypl|idi|fant|przeł|ogr|n|h?ipodr)om|owi|(?<![aeiouyąęó]|syst|probl|tot|mod|diad|(?:^| )(?:kr|har))em|iem|ą|ę|ego|emu|iej|nej|wej|tej|ych|ich|ymi|ów|[csz]ji|\p{L}ii|\p{L}[trł]ce(?<!serce|dworce|starce)|(?<!miej)sce|(?:[ow]w|[lłdtś])nika|[iaku]tora|ciela)(?= |$)/u,
  nominative: {
    noun: /(?:ość|[csz]ja|gia|fia|ria|ura|oza|eza|aza|[ae]nie|[uęy]cie|(?:par|tar|twar)cie|stwo|ctwo|dło|um|[iy]zm|[eo]r|ent|ant|[iy]k|ec|acz|graf|log|[eo]n|al|at|op|et|kt|pt)$/u,
    agreeing: [
      [/(?<![lrwj]n)[yi]$/u, /[bcdfghklłmnprstwzżźń]$/u],
      [/a$/u, /(?:a|ość)$/u],
      [/(?:[nwtrdłczsż]e|[kg]ie)$/u, /(?:o|[ae]nie|[uęy]cie|um|ę|[yi]|nia|cia|je)$/u],
    ],
    others: { feminine: /^(?:ę|ą)$/u, masculine: /^(?:ów|i?em|owi)$/u },
  },
  nominativeFromInstrumental: {
    nouns: [
      [/(?<=\p{L}{2})ością$/u, "ość", "f"],
      [/(?<=[csz]j|[gfr]i)ą$/u, "a", "f"],
      [/(?<=\p{L}{2}[bdfgkłmnprstwz])ą$/u, "a", "f"],
      [
        /(?<=\p{L}{2}(?:[wzsnkłrlm]ani|(?<!kami|korz|promi|jel|płomi|strumi|jesi|pierści|stopi)eni|[ęyiu]ci))em$/u,
        "e",
        "n",
      ],
      [/(?<=\p{L}{2}[sc]tw|dł)em$/u, "o", "n"],
      [/(?<=[iy]zm|[aeo]nt|(?<!jezi)or|\p{L}{3}er|[ae]kt|[ae]tr)em$/u, "", "m"],
      [/(?<=\p{L}(?:log|n?ik|ak))iem$/u, "", "m"],
    ],
    adjectives: {
      f: [[/ą$/u, "a"]],
      m: [
        [/(?<=[kg])im$/u, "i"],
        [/ym$/u, "y"],
      ],
      n: [
        [/(?<=[kg])im$/u, "ie"],
        [/ym$/u, "e"],
      ],
    },
  },
  nominalShape:
    /^\p{L}+(?:ość|izm|yzm|cja|sja|zja|gia|fia|ria|[ae]nie|cie|yka|ika|ura|ec|ek|nik|acz|tel|dło|stwo|ctwo|um|oza|aza|yna|or|en|on|it)(?: \p{L}+(?:a|y|i|u|ów|ek|owy|owa|owe|ny|na|ne))?$/u,
  endingLetters: 1,
  agreeing: new Set(),
  person: PERSON,
  genderedVerbs: [
    {
      verb: /^(?!siła|wisła|stała|zwykła|doskonała|cegła|igła|mgła|bryła|kobyła|mogiła|piła|żyła|skała|strzała|chwała|trwała|cała|mała|biała|zebrała|kapituła|\p{L}*(?:syła|ciała|działa|masła|hasła|krzesła|szkła|rzemiosła|wiosła)$)\p{L}{2,}(?:[aiyę]ła|szła|[kgsz]ła)$/u,
      subject: /(?:(?<![ae]ni)a|kampania|yni|ini|pani|ść|[ćńźśc]|[crsd]z|ż|sz|l|ew|ow|w|j|ja|owa)$/u,
      opening: /[oeiyęą]$/u,
    },
    {
      verb: /^(?!(?:(?:od|po|przed|u|wy|roz|prze)?dział|(?:\p{L}*(?:kanał|sygnał|teriał|kapitał|ncjał|ształ|nerał|rytuał|ginał|nomiał|arsenał|memoriał|futerał|finał|rybunał|michał|rafał|tytuł|artykuł|moduł|kuł))|(?:wy|po|prze|od)?strzał|ideał|chorał|zapał|kawał|nawał|upał|pył|tył|wał|szał|stał|cał|mał|biał|dojrzał|wspaniał|okazał|żył)$)\p{L}{2,}(?:[aiyąu]|ar|ó[sgz]|ad|ie[gd]|szed)ł$/u,
      subject: /[bcćdfghjklłmnńprsśtwzźż]$/u,
      opening: /(?:ie|[ęąu]|(?:[aoiyę]n|[aeiyę]t)y)$|(?:[nlkvwst]io|owo|awno|sto|lko|bko|ugo)$/u,
    },
  ],
  pronouns: wordSet(
    "on ona ono oni one jego jej ich go mu jemu nim niej nich nią nimi ten ta te ci tego tej tym tych tę tą temu taki taka takie takich taką takiego takiej takim takimi takiemu",
  ),
  personalPronouns: wordSet("on ona ono oni one jego jej ich go mu jemu nim niej nich nią nimi"),
  articles: new Set(),
  nounLeads: new Set(),
  verbLeads: wordSet("nie który która które którzy"),
  headFirst: false,
  copulas: wordSet("jest są był była było były ma mają"),
  qualifiers:
    wordSet(`zawsze nigdy żaden żadna żadne wszystkie wszyscy całkowicie absolutnie wyłącznie każdy każda musi niemożliwe
często czasami rzadko zwykle zazwyczaj niekiedy regularnie częściowo prawie niemal różne kilka sporadycznie`),
  units:
    /(?:proc\.|procent\p{L}*|tys\.|mln|mld|tysi(?:ąc|ęcy|ące)|milion(?:ów|y)?|miliard(?:ów|y)?|kilometr\p{L}*|metr\p{L}*|centymetr\p{L}*|lat|lata|miesięcy|tygodni|dni|godzin\p{L}*|minut\p{L}*|sekund\p{L}*|ton\p{L}*|kilogram\p{L}*|gram\p{L}*|litr\p{L}*|osób|mieszkańców|zł|złotych|stopni|hektar\p{L}*)(?!\p{L})/u,
  numeralForm: (count) => (count === 1 ? "one" : endsInFew(count) ? "few" : "many"),
  numerals: wordGroups(`
pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście`),
} satisfies Partial<LanguageProfile>;
