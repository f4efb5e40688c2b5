import { frontedQuestion, inOrder } from "./asking.ts";
import { ACCUSATIVE, DATIVE, GENITIVE, INSTRUMENTAL, LOCATIVE } from "./lexicon/lexicon.ts";
import { PL_LEXICON } from "./lexicon/pl.ts";
import { PL_THINGS } from "./lexicon/things.ts";
import { beforeVerb, endsInFew, type LanguageProfile, wordGroups, wordSet } from "./profile.ts";

const MONTH =
  "(?:stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia)";
const YEAR = "(?<key>(?:1[0-9]|20)\\d\\d)";
/** Verbs in the third person present do not change with gender, so "co" can stand before them. */
const NEUTRAL_VERBS =
  wordSet(`jest stanowi oznacza zawiera powoduje umożliwia służy składa polega odpowiada pozwala zapewnia tworzy określa
opisuje chroni znajduje występuje wytwarza reguluje kontroluje przenosi łączy bada zajmuje prowadzi pełni obejmuje zależy pomaga zachodzi wymaga dzieli mierzy wyraża przekształca
przechowuje przekazuje steruje odnosi dotyczy działa wynika pojawia rozwija zwiększa zmniejsza wspiera wpływa następuje przebiega odgrywa uwalnia wydziela odbiera przetwarza
przewodzi zakłada sugeruje wyjaśnia opiera sprawia łagodzi przypomina dostarcza porusza`);
/** Behind a gap that opens the sentence: a verb in the present fits a thing of any gender. */
const NEUTRAL_VERB = new RegExp(
  `^(?:(?!jest )(?:${[...NEUTRAL_VERBS].join("|")})|może|mogą|ma|mają|\\p{L}{3,}(?:uje|ują)) `,
  "u",
);
const OTHER_VERBS =
  wordSet(`są ma mają był była było były został została zostało zostali zostały może mogą stanowią oznaczają zawierają powodują umożliwiają służą składają polegają
odpowiadają pozwalają zapewniają tworzą określają opisują chronią znajdują występują wytwarzają regulują przenoszą łączą badają zajmują prowadzą pełnią obejmują zależą pomagają
należy należą działa działają powstał powstała powstało powstały powstaje powstają urodził urodziła zmarł zmarła napisał napisała odkrył odkryła stworzył stworzyła założył założyła zdobył zdobyła
rozpoczął rozpoczęła rozpoczęło rozpoczęły zakończył zakończyła stał stała stało stały posiada posiadają uzyskał uzyskała otrzymał otrzymała wynosi wynoszą leży leżą liczy`);

/** Words that tie a sentence to what was said before, and behind which they only join its own parts ("a także"). */
const LOOKS_BACK = "jednak|jednakże|również|także|też|natomiast|zatem|ponadto";
const MEANWHILE = "(?<=\\p{L})(?<!(?:^|\\s)(?:a|i|jak|lecz|ale|oraz|czy|lub|bądź|albo|tylko|ani|być|że))";

/** Openings that lean on the sentence before. */
const LEANING_START =
  /^(?:tamtejsz\p{L}+|(?:w|we|na|do|z|ze|o|od|przez|po|przy) inn(?:ym|ej|ego)(?! (?:\p{L}+ ){1,2}niż(?!\p{L}))|jed(?:en|na|no) \p{Ll}+(?= (?:się )?\p{L}{3,}(?:ł|ła|ło)(?!\p{L}))|tak|to|ten|ta|te|ci|tego|tej|tym|tych|temu|on|ona|ono|oni|one|jego|jej|ich|go|mu|jednak|jednakże|dlatego|ponadto|również|także|natomiast|zatem|tutaj|tam|w (?:tym|tej|ten|tych|tę|nim|niej|nich)|po (?:pierwsze|drugie|trzecie|tym)|na (?:tym|tej|ten|to|tę)|do (?:tego|tej|tych)|z (?:tego|tej|tych)|przez (?:to|ten|tę)|od (?:tego|tej|tych|tamtej)|dzięki (?:temu|niemu|niej|nim)|przy tym|podczas (?:tego|tej)|po \p{L}+ (?:latach|dniach|miesiącach|tygodniach|godzinach)(?! od| po)|(?:do|z|w|na|dla|o) (?:pierwsz|drug|trzeci|czwart|ostatni)(?:ej|iej|ego|iego|ym|im|ych|ich)(?= (?:należ\p{L}*|zalicz\p{L}*|odnos\p{L}*|stosuj\p{L}*|jest|są|był\p{L}*|można|\p{L}{3,}(?:uje|ują|ają|emy|amy))(?!\p{L}))|(?:w|we|na|przy|dla|u) [^,;:]{2,40} (?:jest|są|był[aoy]?|byli) to(?=\s)|na przykład|z (?:jednej|drugiej) strony|(?:\p{L}+ )?(?:rok|lata?|dzień|dni|tydzień|tygodnie|tygodni|miesiąc|miesiące|miesięcy|godzin[ęy]?) później|tym razem|teraz|w (?:pierwszym|drugim|trzecim|czwartym|ostatnim) (?:etapie|kroku|przypadku|meczu)|(?:pierwsz|drug|trzeci|czwart|ostatni)(?:y|a|e|i|ie)? (?:etap|krok|stadium|faza|typ|rodzaj|grupa|warunek|czynnik|poziom|sposób|metoda|model|przypadek)(?= (?:to|jest|są|polega|obejmuje|stanowi|trwa|następuje|[–—-]) ?)|(?:zadanie|cel|przyczyna|powód|skutek|wynik|zaleta|wada|problem|rozwiązanie|różnica|efekt|rezultat)(?= (?:to|jest|był[aoy]?|polega|polegał[aoy]?) ?)|wszystkie (?:dwa|trzy|cztery)|taki|taka|takie|takich|podobnie|wtedy|wówczas|więc|inny|inna|inne|oba|obie|obaj|obu|a|i|ale|lecz|gdyby|czy|jak|dlaczego|niektóre|wiele|większość|drugi|druga|trzeci|trzecia|kolejny|kolejna|kolejne|kolejn(?:ym|ą|ej|ego)|następny|następna|następn(?:ym|ą|ej|ego)|inn(?:ym|ą|ej|ego)|drug(?:im|iej|ą|iego)|trzeci(?:m|ej|ą|ego)|ostatni(?:a|e|m|ą|ej|ego)? (?:etap\p{L}*|krok\p{L}*|element\p{L}*|składnik\p{L}*|częś\p{L}+|punkt\p{L}*|warun\p{L}+|czynnik\p{L}*)|następnie|potem|ostatecznie|wkrótce|później|początkowo|tymczasem|pierwszy z|pierwsza z|pierwsze z|został|została|zostało|zostały|był|była|było|były|jest|są|miał|miała|ma|mają|należy)(?=[\s,:])/iu;
/** Words that do so inside a main clause: what a pronoun there means cannot be the clause's own subject; or no subject at all. */
const LEANING_INSIDE =
  /^(?:W|We|Z|Ze|Po|Na|Do|Od|Przed|Podczas|Przez|Dzięki|Jako|Dla|Przy|Pod)(?: [\p{Ll}\d.]+){1,4} (?:opublikował|napisał|wydał|otrzymał|uzyskał|ukończył|wyjechał|wrócił|powrócił|objął|zdobył|założył|zmarł|urodził|przeniósł|wstąpił|zagrał|wystąpił|zadebiutował|podpisał|wygrał|studiował|pracował|przeszedł|awansował|trafił|dołączył|spotkał|zrezygnował|pokonał|przegrał|zajął|nagrał|walczył|startował|reprezentował)a?(?: się)?(?= (?:\d|(?:w|we|z|ze|do|na|od|o|za|przez|po|u|jako|swoj\p{L}+)\s))|^(?:W|We|Po|Na|Od|Przed|Podczas)(?: [\p{Ll}\d.]+){1,4} (?:został|zostali|był|byli)a? \p{Ll}+(?:ny|na|ty|ta|ni|ci) (?:w|na|do|przez|za|jako|z|ze|od|dla)\s|^[^,;:„–—]*\s(?:tu|tutaj|on|ona|ono|oni|one|go|mu|ją|je|nią|nim|nich|niego|niej|niemu|nimi|jemu|im|tam|stamtąd|wtedy|wówczas|dlatego|jednak|jednakże|natomiast|zatem|również|także|też|ten|ta|te|ci|tego|tej|tym|tych|temu|tę|tą|taki|taka|takie|takich|takim|takiej|tamtejsz\p{L}+|tenże|tamt(?:en|a|e|ego|ej|ych|ym)|ów|owa|owe|owego|owej|owych|teraz|tym razem|ob(?:u|a|ie)(?! (?:płci|stron))|kolejn(?:y|a|ą|ego|ej|e(?= \p{L}+[ei]e ))|(?:pierwsz|drugi?|trzeci|czwart|ostatni)(?:ego|ej|emu) z(?= (?!naj)\p{L}+(?:ych|ich)(?!\p{L})))(?=[\s,:.]|$)/iu;
/** A verb at the start has its subject in the sentence before; "Odlewano …" has none and needs none. */
const BARE_VERB =
  /^(?:\p{L}+(?:wał|wała|wało|wali|wały|ował|owała|udował|udowała|nalazł|nalazła|rócił|róciła|został\p{L}?|konał|konała|pisał|pisała)|(?:Pow|Przest|Wyst|Ust|Dost|Zost)(?:st)?ał[aoy]?|Składał[aoy]? się|Wydał[ay]?|Odkrył[ay]?|Urodził[ay]?|Zmarł[ay]?|Umarł[ay]?|Zdobył[ay]?|Założył[ay]?|Stworzył[ay]?|Wynalazł[ay]?|Studiował[ay]?|Otrzymał[ay]?|Uzyskał[ay]?|Ukończył[ay]?|Rozpoczął|Rozpoczęł[ay]|Zaczął|Zaczęł[ay]|Służy\p{L}*|Składa|Składają|Zawiera\p{L}*|Powoduj\p{L}+|Stanowi\p{L}*|Oznacza\p{L}*|Polega\p{L}*|Umożliwia\p{L}*|Wyprzedza\p{L}*|Znajduj\p{L}+|Należy|Należą|Posiada\p{L}*|Obejmuj\p{L}+|Działa|Działają|Działał[aoy]?|Dotarł[aoy]?|Przyjął|Przyjęł[ay]|Trwał[aoy]?|Trwa|Trwają|Liczy|Liczą|Leży|Leżą|Żył[ay]?|Mieszkał[ay]?|Pracował[ay]?|Walczył[ay]?|Wygrał[ay]?|Zagrał[ay]?|Zdołał[ay]?|Chciał[ay]?|Musiał[ay]?|Mógł|Mogł[ay]|Potrafi\p{L}*|Rozwija\p{L}*|Zmienił[aoy]? się|Wystąpił[ay]?|Pochodził[ay]?|Pochodzi|Przebywał[ay]?|Wynosi|Wynosił[aoy]?|Zostaje|Zostają|Powstaje|Powstają|Występuje|Występują)(?=[\s,:])/u;

/** A present verb before what only it can govern, "Prowadzi to do …", and the battle, the authors told of before. */
const LEANING_VERB =
  /^\p{L}+(?:uje|ują|ieje|aje|ają|ozostanie)(?: się)?(?= (?:w|we|na|do|z|ze|od|o|za|przez|po|u|jako|to|on|ona|ono|je|ją|go|wyłącznie|podczas|przy)\s)|^\p{L}+(?:[aeiuyą]|ło|li) (?:się )?to(?= (?:do|od|w|na|z|podczas|przy|po|dla|przez|za|że)(?:\s|,))|^(?:uczestnicy|zawodnicy|badacze|badani|autor(?:zy|ka)?|eksperyment|powstanie|wybuch|bitwa|mecz|wyścig|atak|sąd|komisja|policja|rząd|parlament|terroryści|napastnicy|porywacze|zamachowcy|sprawcy|rebelianci|demonstranci)(?= (?:się )?\p{L}{2,}(?:ł|ła|ło|li|ły)(?: się)?(?!\p{L}))/u;

/** "8 czerwca nowym dowódcą został …": of which year, the sentences before said. */
const UNSAID_YEAR = new RegExp(
  `^(?!.*\\d{4})(?=.*(?<!\\d)\\d{1,2} ${MONTH}).*(?:[aeiyęąu](?:ł|ła|ło|li|ły)|ano|ono)(?!\\p{L})`,
  "iu",
);

/** Verbs of what a man did: with his name before them, "kto" can ask, which takes this form. */
const PERSON_VERBS =
  wordSet(`odkrył wynalazł napisał opisał ogłosił opublikował zbudował skonstruował opatentował zastosował stworzył założył zdobył wydał wydrukował
namalował skomponował udowodnił sformułował zaproponował wprowadził przedstawił zaobserwował zbadał odczytał otworzył pokonał przetłumaczył użył
upowszechnił uruchomił wykonał zmierzył nazwał wykazał opracował przeprowadził połączył rozpoczął podbił ufundował zaprojektował zwyciężył`);
/** "Terapeuta", "psycholog", "nauczyciel": who, not what. */
const PERSON =
  /^(?:\p{L}+ )?(?:\p{L}{2,}(?:euta|nauta|[iy]sta|(?<!mon|pr|nekr|dial|an)olog|yciel|[łśw]iciel)|lekarz|klient|pacjent|uczeń|student|badacz|żołnierz|sędzia)(?: \p{L}+)?$/iu;
/** In the past tense the verb shows the gender, which would point at the answer. */
const GENDERED = /^(?:się )?(?:\p{L}+(?:ł|ła|ło|li|ły)|był\p{L}*|został\p{L}*)(?=\s)/u;

/** "Johannes Petreius": all words names, in the nominative of a man's name. */
function isMan(subject: string): boolean {
  return /^(?:[^ ]+ )*\p{Lu}[\p{L}.-]+ (?:(?:van|von|de|da) )*\p{Lu}[\p{L}-]*[^aąęiou\s]$/u.test(subject);
}

/** "Liść pochłania światło" → "Co pochłania liść?", "… zależy od wody" → "Od czego zależy …?". */
const askPart = frontedQuestion({
  told: /^(?<verb>(?!jest |są |był|to |został)\p{Ll}+(?: się)?)(?: (?:głównie|przede wszystkim|przeważnie|zwykle))?(?: (?<lead>od|z|ze|do|na|przed|dzięki|przez))?(?: (?<about>około|ok\.|prawie|niemal|blisko|mniej więcej|tylko))? $/u,
  words: {
    "": "Co",
    od: "Od czego",
    z: "Z czego",
    ze: "Z czego",
    do: "Do czego",
    przed: "Przed czym",
    dzięki: "Dzięki czemu",
    przez: "Przez co",
  },
  after: /^(?:| (?:w|we|na|podczas|przy|po|przez|pod|nad|między|gdy|za pomocą|dzięki) [^,;:]{3,70})$/u,
  count: (what) => `Ile ${what}`,
  counted:
    /^ (?<what>(?!lat (?:temu|później|po)|tys|mln|mld|i |do |lub )\p{L}{3,}(?:ów|i|y|ych|ich|a|ek|ów|ców|ń|t|n|m|b|p|g|k|r|ż)?)(?<rest>(?: [^,;:]*)?)$/u,
  about: /^(?:około|ok\.|prawie|niemal|blisko|mniej więcej|tylko) /iu,
  share: "Ile procent",
  build: ({ word, verb, subject, rest }) => `${inOrder(word, verb, subject, rest)}?`,
});

const PAST_VERB = /(?:^|\s)\p{L}{2,}(?:ł|ła|ło|li|ły|ano|ono|to)(?=\s|$)/u;

/** "… powstaje dzięki drucikowi i służył do oznaczania": the second verb agrees with what is asked for. */
const PAST_BEHIND =
  / (?:i|oraz|a|lecz|ale) (?:się )?\p{L}{2,}(?<!ri|ształ|gn)(?:ł|ła|ło)(?= (?:się|do|w|we|na|z|od|dla|przez|jako)\s)/u;

/** Clauses stand beside others told in the same tense. */
function clauseForm(clause: string): string {
  return PAST_VERB.test(clause) ? "past clause" : "clause";
}

/** Verbs that need their subject named: "W 1905 roku opublikował …" says nowhere who. */
const NEEDS_WHO =
  /^(?:opublikował|napisał|wydał|otrzymał|uzyskał|ukończył|wyjechał|wrócił|powrócił|został|objął|zdobył|założył|poślubił|zmarł|urodził|przeniósł|rozpoczął|wstąpił|zagrał|wystąpił|zadebiutował|podpisał|odkrył|wygrał|studiował|pracował|przeszedł|awansował|był|stał|miał|trafił|dołączył|brał|wziął|zajął|nagrał)a?(?=\s)(?!.*(?<!\s(?:w|we|na|do|z|ze|od|pod|dla|o|przez|po|u|nad|przy))\s\p{Lu})/u;

/** "W 1926 roku, gdy …": a clause of its own about the year. */
const SUBORDINATE = /^(?:gdy|kiedy|gdzie|po tym|zanim|jako że|któr\p{L}+) /u;
/** "Jeśli chcesz pominąć poczekalnię, …" and "… możesz użyć polecenia": advice, and nothing that happens. */
const ADVICE =
  /(?:^|\s)(?:chcesz|chcemy|chcielibyś\p{L}*|chcecie|zechcesz|potrzebujesz|wolisz|możesz|możemy|musisz|musimy|powinieneś|warto|należy|trzeba|wystarczy)(?!\p{L})/iu;

/** "Aby lepiej to zobrazować", "aby dodać tam poprawkę": what the author is about, or what only its place explains. */
const ASIDE_AIM =
  "(?:\\p{L}+ ){0,2}(?:sprecyzować|zobrazować|zilustrować|podkreślić|zaznaczyć|wyjaśnić|przypomnieć|zauważyć)(?!\\p{L})|(?:[^,;:]* )?(?:to|tam|tu|tutaj|tego|tym|temu)(?:[ ,]|$)";

/** Asks what comes of it; null where nothing does. */
function askOutcome({ link = "", fact = "", answer = "" }: Record<string, string>): string | null {
  if (ADVICE.test(`${fact} ${answer}`)) return null;
  return `Co ${clauseForm(answer) === "clause" ? "się dzieje" : "się stało"}, ${link.toLowerCase()} ${fact}?`;
}

/** "Aby …, użyj polecenia …" tells what to do: nobody does it yet. */
const IMPERATIVE =
  /^(?:załóżmy|przyjmijmy|powiedzmy|spójrzmy|użyj|wykonaj|uruchom|wpisz|wybierz|dodaj|utwórz|stwórz|otwórz|kliknij|naciśnij|sprawdź|zobacz|pamiętaj|zapisz|usuń|ustaw|przejdź|zacznij|spróbuj|skorzystaj|rozważ|weź|napisz|podaj|wyobraź|zwróć|zauważ|\p{L}{3,}(?:aj|uj|ij))(?:cie|my)?(?!\p{L})/iu;

function askAim({ fact = "" }: Record<string, string>): string | null {
  return IMPERATIVE.test(fact) ? null : `W jakim celu ${fact}?`;
}

export const pl: LanguageProfile = {
  code: "pl",
  script: "spaced",
  blank: "_____",
  stopWords:
    wordSet(`oczywiście trudno łatwo wiadomo a aby albo ale ani aż bardzo bez bo bowiem by być był była było były będą będzie bądź byli ci co coś czy czyli czym dla do
dlatego gdy gdyż gdzie go i ich ile im ich inny inna inne innych iż ja jak jaka jaki jakie jako jakby je jeden jedna jedno jednak jednakże jego
jej jemu jest jeszcze jeśli jeżeli już każda każde każdy kiedy kto która które którego której którzy których którym którymi którą który lub ma mają mi między
mieć może można mogą mu my na nad nam nas nawet nie niej nich nim nimi nią niż no o od oni ona ono one on oraz po pod podczas poza ponieważ powinien
prawie przed przede przez przy sam sama same są się skąd swój swoje swojej swoich ta tak taka taki takie takich także tam te tego tej ten też to tu tutaj tych
tylko tym tymi tzw u w wam was we wszyscy wszystkie wszystko wszystkich więc wiele wielu z za zaś ze zarówno że żeby choć chociaż zamiast skoro odkąd zanim dopóki obok dopiero wprawdzie wszak poczynając został została zostało zostały zostać
według jestem jesteś jesteśmy będziesz będziemy wobec wśród wraz twój twoja twoje twego twojego twojej twoją twoim twoich twoimi mój moja moje mojego mojej nasz nasza nasze naszego naszej naszych naszym wasz wasza wasze poprzez pomiędzy dzięki mimo oprócz około ponad niektóre niektórych kilka kilku tę tą nią czyjś sobie siebie natomiast również ponadto
wskutek zgodnie pomimo wbrew zwłaszcza początkowo wreszcie obecnie dotychczas wzdłuż wokół spośród odnośnie względem naprzeciw nieopodal niedaleko powyżej poniżej naprzód wstecz przeważnie zazwyczaj szczególnie głównie`),
  breakers: NEUTRAL_VERBS.union(OTHER_VERBS).union(
    wordSet(`powinna powinno powinni powinny udział czyni czynią sprawia sprawiają powoduje skutkuje widzimy mówimy możemy wiemy znamy używamy pokazuje zawiera zawierają stanowi stanowią oznacza oznaczają powoduje powodują umożliwia umożliwiają służy służą składa składają polega polegają
pozwala pozwalają zapewnia zapewniają tworzy tworzą określa określają opisuje opisują chroni chronią znajduje znajdują występuje występują zachodzi zachodzą
nazywa nazywany nazywana nazywane nazywamy zwany zwana zwane zwanych mówi mówią uważa uważają należy należą musi muszą trwa trwają działa działają wynosi wynoszą
pochodzi pochodzą posiada posiadają odgrywa odgrywają pełni pełnią daje dają bierze biorą łączy łączą dzieli dzielą dzielimy zależy zależą rośnie rosną maleje staje stają stał stała stało
powstaje powstają powstał powstała powstało pojawia pojawiają wymaga wymagają obejmuje obejmują dotyczy dotyczą prowadzi prowadzą wytwarza wytwarzają
główny główna główne pierwszy pierwsza pierwsze drugi druga drugie trzeci nowy nowa nowe wielki wielka wielkie duży duża duże dużą mały mała małe cały cała całe
ważny ważna ważne różny różne różnych pewien pewna pewne najważniejszy większy większa mniejszy mniejsza dobry dobra dobre często czasem zwykle zazwyczaj
obecnie wówczas następnie później wcześniej szybko bardziej najbardziej mniej więcej najczęściej tam teraz dziś zawsze nigdy raz razem jednocześnie zatem
zaczął zaczęła zaczęło zaczęły miał miała miało miały mógł mogła mogło mogły urodził urodziła zmarł zmarła napisał napisała rozpoczął rozpoczęła rozpoczęło`),
  ),
  breakerShape:
    /(?:^(?:dan|kolejn|odpowiedni|poszczególn|wszelk|ostatni|własn|określon|pewn|różn|inn|liczn|główn|ważn|now|wielk|duż|mał|cał|pierwsz|drug|trzec|konkretn|podobn|znaczn|znacząc|dalsz|więk|większ|mniejsz|najlepsz|najwięk\p{L}+|pojedyncz|identyczn|jednakow|poważn|istotn|częst|szczególn|prawdziw|następn|poprzedni|obecn|wspomnian|tak|któr|jak|każd|żadn|wiel|najczęstsz|możliw|niezwykł|zwykł)(?:y|a|e|i|ego|iego|ej|iej|ych|ich|ym|im|ymi|imi|ą|ia|ie|iu|emu)|ąc(?:y|a|e|ych|ym|ymi|ego|ej|ą)?|śmy|ają|eją|ąć|ęć|[bcdfghjklłmnprstwzżźśńć]nie|raczej|łeś|łaś|ł[aeo]?by[mś]?|szedł|szł[aoiy]|uje|ują|ował|owała|owało|owali|owały|ajcie|(?:ar|og|iek|oz|ieś|iod|[ye]sz)li|^(?!klawisz|afisz|fetysz|lemiesz|towarzysz|pałasz|gulasz|judasz|mesjasz)\p{L}{2,}[aeiy]sz|iły|iło|ęła|ęło|ęli|ęły|ął|ać|eć|ić|yć|ono|ano|wszy|^(?!skał|strzał|\p{L}*(?:chwał|nawał|kawał|trwał|rwał)|karnawał|interwał|zuchwał|chwil|mogił|sił|pił|.*żył)\p{L}{2,}(?:(?:[zsmkdżcpw]|[gb]r)ał[aoiy]?|iła?|ili|yli))$/u,
  // "ze strony drapieżników", "za pośrednictwem nerwów": cut out of what only leads a noun.
  describing:
    /^(?:(?:naj|cał|dorosł|przeciętn)\p{L}+|strony(?= \p{L}+(?:ów|ców)$)|pośrednictwem|wskutek|skutek|powodu|pomocą|wpływem) /iu,
  clauseShape:
    /^(?:większoś|reszt|mnóstw)\p{L}+ |^(?:dług|krótk|dłuższ|krótsz|pewn)\p{L}+ (?:czas|okres|chwil|moment)\p{L}*$/iu,
  adjectiveShape:
    /(?:nych|nego|nej|nym|nymi|ne|owe|owy|owych|owym|owymi|owego|owej|skie|ski|skiego|skich|skim|nicz(?:y|e|ych|ego|ej|ym)|czn[ya]|ln[ya]|jny|cyjna|isty|iste|wcz(?:y|e|ych|ego|ej|ym)|(?:ow|yw|zw|is|az|[uy]t|d|[bg]r)any|(?:[bpmwfdsznc]i|[rcsd]z|ż|śl|iel|yl)ony|(?:cz|[iy]j|ow)ni)$/u,
  looseEnd: null,
  generic:
    wordSet(`rzecz rzeczy sposób sposoby czas czasy człowiek ludzie osoba osoby osób przykład przykłady część części rodzaj rodzaje typ typy forma formy liczba liczby
ilość przypadek przypadki fakt fakty punkt obszar miejsce grupa grupy poziom proces procesy wynik wyniki powód problem problemy pytanie odpowiedź
pomysł system systemy efekt zmiana zmiany rola dzień dni rok lata roku lat miesiąc tydzień wiek wieku świat życie życia imię nazwa nazwy słowo słowa termin zestaw
polecenie polecenia komenda komendy moment tworzenie używanie stosowanie wykorzystanie zastosowanie wykonanie przeprowadzenie koniec początek wartość badanie badania badacze naukowcy praca kobieta mężczyzna dziecko dzieci rozdział rysunek tabela książka tekst autor autorzy informacja informacje
dane stan sytuacja wydarzenie cecha cechy czynnik czynniki krok etap członek kraj kraje miasto rząd historia okres okresy cel rozwój różnica różnice
zdolność działanie działania metoda metody model warunek warunki źródło budowa funkcja funkcje właściwość właściwości większość połowa ręka głowa dom woda
środek minuta godzina godziny sekunda stopień milion tysiąc możliwość strona strony element elementy zasada znaczenie zjawisko podstawa kierunek ramach względem`),
  abbreviations: wordSet(
    `np m.in itd itp tzw tzn tj dr prof mgr inż hab ul al św godz min sek ok por zob red wyd t r w ww nr str s rys tab pt ang łac gr niem fr wł ros im ks gen płk pn p.n.e n.e pol ur zm tys mln mld cd jw os mjr kpt al pl woj gm pow por mar kpr sierż szt`,
  ),
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
  neutralVerb: NEUTRAL_VERB,
  gendered:
    /„… [^,;]* (?:i|a|oraz|lecz|ale) (?:\p{L}+ )?\p{L}{2,}(?:ł|ła|ło)(?!\p{L})|_____ (?:się |nie )?\p{L}{2,}(?:ł|ła|ło)(?!\p{L})/u,
  oblique:
    /(?:ami|(?<!(?:^| )(?:d|p|gm|str|zap|zam|rozm))ach|(?<!(?:^| )(?:d|t|gr|zł|chr)|at|gen|pozi|sympt|synd?r|dypl|idi|fant|przeł|ogr|n|h?ipodr)om|owi|(?<![aeiouyąęó]|syst|probl|tot|mod|diad|(?:^| )(?:kr|har))em|iem|ą|ę|ego|emu|iej|nej|wej|tej|ych|ich|ymi|ów|[csz]ji|\p{L}ii)(?= |$)/u,
  nominative: {
    noun: /(?:ość|[csz]ja|gia|fia|ria|ura|oza|eza|aza|[ae]nie|[uęy]cie|stwo|ctwo|dło|um|[iy]zm|[eo]r|ent|ant|[iy]k|ec|acz|graf|log|[eo]n|al|at|op|et|kt|pt)$/u,
    agreeing: [
      [/(?<![lrwj]n)[yi]$/u, /[bcdfghklłmnprstwzżźń]$/u],
      [/a$/u, /(?:a|ość)$/u],
      [/(?:[nwtrdłczsż]e|[kg]ie)$/u, /(?:o|[ae]nie|[uęy]cie|um|ę|[yi]|nia|cia|je)$/u],
    ],
    others: { feminine: /^(?:ę|ą)$/u, masculine: /^(?:ów|i?em|owi)$/u },
  },
  nominalShape:
    /^\p{L}+(?:ość|izm|yzm|cja|sja|zja|gia|fia|ria|[ae]nie|cie|yka|ika|ura|ec|ek|nik|acz|tel|dło|stwo|ctwo|um|oza|aza|yna|or|en|on|it)(?: \p{L}+(?:a|y|i|u|ów|ek|owy|owa|owe|ny|na|ne))?$/u,
  verbShape: /^\p{Ll}+(?:[aeiouyęą](?:ł|ła|ło|li|ły)|ować|[aeiy]ć|uje|ują|[aei]ją|nika)$/u,
  endingLetters: 1,
  agreeing: new Set(),
  connective:
    /^(?:Jednak|Jednakże|Dlatego|Ponadto|Poza tym|Na przykład|Przykładowo|Zatem|Tak więc|A zatem|Co więcej|Z kolei|Natomiast|Podobnie|W rezultacie|W efekcie|Z drugiej strony|Innymi słowy|Ogólnie|W konsekwencji|Wreszcie|Dodatkowo|Oczywiście|Ostatecznie|Obecnie|Co ciekawe|Niestety|Tymczasem|Jednocześnie), +(?=\p{L})|^(?:Z kolei|Dodatkowo|Co więcej) (?=\p{L})|^(?:(?:Warto|Należy|Trzeba) (?:pamiętać|zauważyć|podkreślić|dodać|zaznaczyć)|Pamiętaj(?:my|cie)?|Zauważ(?:my|cie)?|Zwróć uwagę|Okazuje się|Wiadomo), że (?=\p{L})/u,
  bound: {
    beyond:
      /(?:^|\s)(?:ponad|przeszło|powyżej|poniżej|(?:co )?(?:najmniej|najwyżej|przynajmniej)|(?:nie )?(?:więcej|mniej|wyżej|niżej|dłużej|krócej) niż|minimum|maksimum|maksymalnie|minimalnie) $/iu,
    near: /(?:^|\s)(?:około|ok\.|blisko|prawie|niemal|mniej więcej|w przybliżeniu) $/iu,
  },
  passive: {
    participle: /(?:[ao]ne|[aeuyi]te|(?:ow|yw)an[yai]|[ao]rt[aey]|(?:związ|uzn|naz)an[aey])$/u,
    followedBy:
      /^ (?:jest|są|był[aoy]?|byli|został[aoy]?|zostali|będzie|będą)(?: \p{Ll}+(?:o|ie))? (?:jako|do|w|we|na|przez|z|ze|od|po|za|przy|dla|u)(?!\p{L})|^ (?:przez|z|ze) /u,
  },
  person: PERSON,
  genderedVerbs: [
    {
      verb: /^(?!siła|mogiła|piła|żyła|skała|strzała|chwała|trwała|cała|mała|biała|zebrała|kapituła|\p{L}*(?:syła|ciała|działa|masła|hasła|krzesła|szkła|rzemiosła|wiosła)$)\p{L}{2,}(?:[aiyę]ła|szła|[kgsz]ła)$/u,
      subject: /(?:a|yni|ini|pani|ść|[ćńźśc]|[crsd]z|ż|sz|l|ew|ow|w|j|ja|owa)$/u,
      opening: /[oeiyęą]$/u,
    },
    {
      verb: /^(?!(?:(?:od|po|przed|u|wy|roz|prze)?dział|(?:\p{L}*(?:kanał|sygnał|teriał|kapitał|ncjał|ształ|nerał|rytuał|ginał|nomiał|arsenał|memoriał|futerał|finał|rybunał|tytuł|artykuł|moduł|kuł))|(?:wy|po|prze|od)?strzał|ideał|chorał|zapał|kawał|nawał|upał|pył|tył|wał|szał|stał|cał|mał|biał|dojrzał|wspaniał|okazał|żył)$)\p{L}{2,}[aiyąu]ł$/u,
      subject: /[bcćdfghjklłmnńprsśtwzźż]$/u,
      opening: /(?:ie|[ęąu])$|(?:[nlkvwst]io|owo|awno|sto|lko|bko|ugo)$/u,
    },
  ],
  fillers: new RegExp(`${MEANWHILE} (?:${LOOKS_BACK})(?= \\p{L})|^(?:${LOOKS_BACK}) (?=\\p{L})`, "giu"),
  vague:
    /(?<!\p{L})(?:jest|są|był[aoy]?|stanowi|należy do) (?:jedn(?:ą|ym|o|a|i)? (?:z|ze) |(?:bardzo |dość |niezwykle |szczególnie |również |często )?(?:ważn|istotn|popularn|przydatn|pomocn|zmienn|dobr|prost|trudn|wygodn)\p{L}{1,3}(?:[,.;]|$| (?:w|dla|do|na|przy|i|element|częś|czynnik|narzędzi|spos[oó]b)))|(?<!\p{L})(?:odgrywa\p{L}*|ma|mają|miał[aoy]?) (?:\p{L}+ )?(?:rolę|znaczenie|wpływ na (?:wiele|różne))|znajduj\p{L}+ (?:\p{L}+ )?zastosowanie|(?:stosuje|wykorzystuje|używa) się (?:w|we|do|przy) \p{L}+$|należ(?:y|ą) do naj|przykładem|(?:istnieje|jest) wiele/iu,
  landmark:
    /(?<!\p{L})(?:założ|odkry|wynal|wyda(?:ł|no|na|ny)|opublik|uchwal|ogło[sś]|podpis|(?:z|wy)?budow|wznie[sś]|wzniós|powsta|utworz|stworz|urodzi|zmar|umar|zginą|zginę|wybuch|zakończ|rozpoczą|rozpoczę|zdoby|pokona|przyję|przyją|wprowadz|ustan[oó]w|koronow|pierwsz|otw[ao]rt|otw[oó]rz|zapocząt|opatent|zatwierdz|proklam|wynalezi|zawar|zosta[łl][ao]? (?:prezydent|król|premier|cesarz|papież)|zaatakow|napad|upad|sformuł|zdefini|opracow|zaprojekt|przyłącz|odzyska|nada)/iu,
  ties: new RegExp(
    `${MEANWHILE} (?:${LOOKS_BACK}|więc|bowiem|zaś)(?= \\p{L})|^(?:${LOOKS_BACK}) (?=\\p{L})`,
    "iu",
  ),
  dangling: new RegExp(
    [LEANING_START, LEANING_INSIDE, BARE_VERB, LEANING_VERB, UNSAID_YEAR]
      .map(({ source }) => source)
      .join("|"),
    "iu",
  ),
  doubtfulOpening: null,
  deictic:
    /(?:rys(?:un\p{L}*|\.) \d|tab(?:el\p{L}*|\.) \d|w tym (?:rozdziale|podrozdziale|tekście|module|przykładzie|przypadku|wypadku)|^(?:załóżmy|przypuśćmy|przyjmijmy|powiedzmy|wyobraź\p{L}*|niech)(?!\p{L})|(?:załóżmy|przypuśćmy|przyjmijmy|powiedzmy), że |(?<!\p{L})(?:jesteś|jesteście|byłeś|byłaś|znajdujesz się|znajdujecie się) (?:na|w|we|przy)(?!\p{L})|zob\.|zobacz|patrz|(?:powyższ|poniższ|wspomnian|przywołan|przytoczon|następując|omówion)\p{L}+|powyżej|poniżej|\p{L}{3,}(?:an|en|on)\p{L}{1,3} (?:wyżej|niżej|wcześniej)(?!\p{L})|według tekstu|jak (?:widać|już|wspomnian)|(?<!\p{L})(?:te|ci|tych|tym|tymi) (?:dw\p{L}+|trz\p{L}+|czter\p{L}+|pię\p{L}+|kilk\p{L}+)(?!\p{L})|^(?:już )?(?:na|w|podczas|po|przy) (?:kolejn|następn)\p{L}+ )/iu,
  instructs:
    /^(?:(?:teraz|następnie|potem|najpierw|(?:aby|żeby|by|po|jeśli|jeżeli|gdy|kiedy|przed) [^,]{4,70}),? )?(?:upewnij|pamiętaj|użyj|wykonaj|uruchom|dodaj|utwórz|stwórz|otwórz|zainstaluj|wpisz|kliknij|wybierz|sprawdź|zwróć|spróbuj|pobierz|zapisz|zmień|przejdź|weź|zrób|usuń|wróćmy|przejdźmy|spójrzmy)(?!\p{L})|(?:zapewne|pewnie|być może) (?:pamiętasz|zastanawiasz|zauważyłeś|zauważyłaś|chcesz)|^(?:teraz )?(?:już )?(?:wiesz|poznałeś|umiesz|nauczyłeś się)(?!\p{L})|^(?!(?:jeśli|jeżeli|gdy|kiedy|po|aby|co) )[^,]*\p{L}{2}ł[eaó]ś(?:cie)?(?!\p{L})|^widać, (?:że|jak)(?!\p{L})/iu,
  pronouns: wordSet(
    "on ona ono oni one jego jej ich go mu jemu nim niej nich nią nimi ten ta te ci tego tej tym tych tę tą temu taki taka takie takich",
  ),
  personal: wordSet("on ona ono oni one jego jej ich go mu jemu nim niej nich nią nimi"),
  articles: new Set(),
  nounLeads: new Set(),
  verbLeads: wordSet("nie się który która które którzy"),
  headFirst: false,
  verbClass(verb) {
    const past = /(?:ła|ło|li|ły|ł)$/u.exec(verb)?.[0];
    if (past !== undefined) return `past ${past}`;
    return /(?:ą|^mogą|^są|^mają)$/u.test(verb) ? "plural" : "singular";
  },
  copulas: wordSet("jest są był była było były ma mają"),
  negation:
    /(?:^|\s)(?:nie|oprócz|z wyjątkiem|nigdy|żaden|żadna|żadne|bez|nieprawdziw\p{L}*|błędn\p{L}*|fałszyw\p{L}*)(?=[\s,.?:]|$)/iu,
  qualifiers:
    wordSet(`zawsze nigdy żaden żadna żadne wszystkie wszyscy całkowicie absolutnie wyłącznie każdy każda musi niemożliwe
często czasami rzadko zwykle zazwyczaj niekiedy regularnie częściowo prawie niemal różne kilka sporadycznie`),
  naming:
    /(?:zwan\p{L}+|nazywan\p{L}+|nazywamy|nazywa się|określan\p{L}+ (?:jako|mianem)|mianem|pod nazwą|nazwą|pt\.|pod tytułem|czyli)[ „"]+$/iu,
  relative: null,
  definitions: [
    {
      pattern:
        /^(?<term>(?!(?:Uwaga|Przykład|Pytanie|Odpowiedź|Zadanie|Wniosek|Cel|Skutek|Ważne|Pamiętaj|Wskazówka)\p{L}*:)\p{L}[\p{L} -]{2,40}): (?<definition>(?!że\s|to\s|nie\s|był\p{L}*\s|są\s|jest\s)\p{Ll}[^:;]{20,180})$/u,
      askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: „${definition}”?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?<definition>[^;:–—]{12,160}?) (?<verb>nazywamy|nazywa się|określamy mianem|określa się mianem|nazywane jest|nazywany jest|nazywana jest) (?<term>[^,;:()]{3,45})$/u,
      askTerm: ({ definition, verb = "" }) =>
        /mianem/u.test(verb)
          ? `Jakim mianem określa się ${definition}?`
          : /jest$/u.test(verb)
            ? `Jak nazywa się ${definition}?`
            : `Jak nazywamy ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<term>[^,;:()–—]{3,45}?(?<!(?:ował[aoiy]?|ić|yć|wać|ył|ił|[aeiy]my|[nlrwz]iło|[bdkrw]ało|ęło)))(?: –| —| -)? (?:to|jest to|są to) (?<definition>(?!nie |też |także |również |już |jednak |dlatego |właśnie |jedn|z kolei |około |ponad |prawie |\d|[^;:]*, a \p{L}+(?: \p{L}+)? [–—-] )[^;:]{12,200})$/u,
      askTerm: ({ definition }) => `Jakie pojęcie opisano słowami: „${definition}”?`,
      strong: true,
      definitionStandsAlone: true,
    },
    {
      pattern:
        /^(?<term>[^,;:()–—]{3,45}?) (?<verb>jest|są) (?<definition>(?!jedn|przykład|częścią|wynik|powod|przyczyn)(?:\p{L}+ )?\p{L}+(?:em|ą|ami|im|ym|ymi|imi|iem) (?:[^;:,]{3,60}, (?:\p{L}{1,3} )?któr|\p{L}+ąc)[^;:]{6,150})$/u,
      askTerm: ({ definition, verb }) =>
        verb === "jest" ? `Co jest ${definition}?` : `Które z wymienionych są ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern:
        /^(?<term>[^,;:()–—]{3,45}?) (?:oznacza|oznaczają) (?!to\b|że\b)(?<definition>[^;:]{12,180})$/u,
      askTerm: ({ definition }) => `Które z pojęć oznacza ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
    {
      pattern: /^(?<term>[^,;:()–—]{3,45}?) polega na (?!tym\b)(?<definition>[^;:]{10,180})$/u,
      askTerm: ({ definition }) => `Co polega na ${definition}?`,
      strong: true,
      definitionStandsAlone: false,
    },
  ],
  typed: [
    {
      pattern: new RegExp(
        `^(?:w roku ${YEAR}|w ${YEAR.replace("key", "year")} (?:roku|r\\.?)),? (?<rest>[^;:]{15,150})$`,
        "iu",
      ),
      ask: ({ rest = "" }) =>
        NEEDS_WHO.test(rest) || SUBORDINATE.test(rest) ? null : `W którym roku ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{8,110}?) w (?:roku ${YEAR}|${YEAR.replace("key", "year")} (?:roku|r\\.?))(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      ask: ({ head, rest = "" }) => `W którym roku ${head}${rest}?`,
    },
    {
      pattern: new RegExp(`^(?<key>\\d{1,2} ${MONTH} \\d{4}) (?:roku |r\\. )?(?<rest>[^;:]{15,150})$`, "iu"),
      ask: ({ rest }) => `Kiedy ${rest}?`,
    },
    {
      pattern: new RegExp(
        `^(?<head>[^,;:()]{10,110}?) (?<key>\\d{1,2} ${MONTH} \\d{4})(?: roku| r\\.?)?(?<rest>(?: [^,;:]*)?)$`,
        "iu",
      ),
      // "w okresie od … do …": half of a range.
      ask: ({ head = "", rest = "" }) =>
        /(?:^|\s)(?:od|do|między|a|i|lub|albo|oraz|czy|po|przed|około|dnia)$/u.test(head)
          ? null
          : `Kiedy ${head}${rest}?`,
    },
    {
      pattern:
        /^(?<subject>[^,;:()\d]{3,50}?) (?<verb>ma|mają|liczy|zawiera|posiada|obejmuje) (?:około |ok\. |prawie )?(?<key>\d*(?:[05-9]|1\d)) (?<what>(?!tys|mln|mld|proc|do |lub )(?:\p{Ll}{3,20}[yi]ch )?\p{L}{3,30})(?<rest>(?: [^,;:]*)?)$/u,
      ask: ({ subject, verb, what, rest = "" }) => `Ile ${what} ${verb} ${subject}${rest}?`,
    },
  ],
  lasting: /\p{L}{2,}(?:ł|ła|ło|li|ły) już(?!\p{L})/u,
  furtherPart:
    /, (?:(?:w |z |ze |na |do |od |po |dla |przez |o |za )?któr\p{L}+|gdzie|podczas gdy|choć|chociaż|ale|lecz|a także|jak również|ponieważ|gdyż|przy czym|zaś|natomiast|m\.in\.|między innymi)(?= )/gu,
  furtherClause:
    /, \p{Ll}|(?<!\p{L})(?:który|która|które|którzy|gdy|kiedy|zanim|zaś|\p{Ll}+(?:ł|ła|ło|li|ły|no|to) (?:.* )?i (?:\p{L}+ ){0,4}\p{Ll}+(?:ł|ła|ło|li|ły|no|to)(?!\p{L}))/u,
  relations: [
    {
      pattern: /^(?<fact>[^;:]{20,150}?), (?<link>ponieważ|gdyż|bo) (?<answer>[^;:]{12,130})$/u,
      form: clauseForm,
      ask: ({ fact }) => `Dlaczego ${fact}?`,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern: new RegExp(
        `^(?<fact>(?!.*\\s(?:to|jest|są|był|była|było|tak|takie|takich)\\s)[^;:,]{20,150}?),? (?<link>aby|żeby|by) (?!${ASIDE_AIM})(?<answer>[^;:]{8,120})$`,
        "u",
      ),
      form: "aim clause",
      ask: askAim,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern: new RegExp(
        `^(?<link>aby|żeby|by) (?!${ASIDE_AIM})(?<answer>[^;:,]{8,100})(?:, (?:czyli|tj\\.|to jest|to znaczy) [^;:,]{3,80})?, (?<fact>(?!(?:czyli|tj\\.|to jest|to znaczy|któr\\p{L}+)(?!\\p{L}))[^;:]{15,120})$`,
        "iu",
      ),
      form: "aim clause",
      ask: askAim,
      tell: (answer, { link = "" }) => `${link.toLowerCase()} ${answer}`,
    },
    {
      pattern: new RegExp(`, (?:aby|żeby|by) (?!${ASIDE_AIM})(?<answer>[^,;:]{8,110})$`, "u"),
      form: "aim clause",
      ask: null,
    },
    {
      pattern:
        /^(?<fact>(?!.*\s(?:to|jest|są|był|była|było)\s)[^;:,]{20,150}?) (?<link>w celu) (?<answer>\p{L}+(?:nia|cia) [^;:,]{4,80})$/u,
      form: "genitive",
      ask: askAim,
      tell: (answer, { link }) => `${link} ${answer}`,
    },
    {
      pattern:
        /^(?<fact>[^;:,]{3,60}?) (?<verb>służy|służą|służył\p{L}*|prowadzi|prowadzą|doprowadził\p{L}*)(?: głównie| przede wszystkim)? do (?<answer>\p{L}+(?:nia|cia|ów|u|y|i) [^;:]{4,100})$/u,
      form: "genitive",
      ask: ({ fact, verb }) => `Do czego ${verb} ${fact}?`,
      tell: (answer) => `do ${answer}`,
    },
    {
      pattern: / (?:do|w celu) (?<answer>\p{L}+(?:ania|enia|cia) (?!.* (?:i|oraz|a) )[^,;:]{4,60})$/u,
      form: "genitive",
      ask: null,
    },
    {
      pattern:
        /^(?<link>gdy|kiedy|jeśli|jeżeli) (?<fact>[^,;:]{8,90}), (?:to |wówczas |wtedy )?(?<answer>[^;:,]{15,110})$/iu,
      form: clauseForm,
      ask: askOutcome,
    },
    {
      pattern:
        /^(?<answer>[^,;:]{20,90}(?<!tylko|wtedy|wówczas|nawet|zwłaszcza|szczególnie|zawsze)), (?<link>gdy|kiedy|jeśli|jeżeli) (?<fact>[^,;:]{10,90})$/u,
      form: clauseForm,
      ask: askOutcome,
    },
    {
      pattern: new RegExp(
        `^(?:w przeciwieństwie|w odróżnieniu) (?<link>do|od) (?<other>[^,;:]{3,50}), (?<answer>[^,;:]{3,40}?) (?<rest>(?:${[...NEUTRAL_VERBS].join("|")}) [^;:]{10,120})$`,
        "iu",
      ),
      form: "term",
      ask: ({ link, other, rest }) =>
        `Co, w ${link === "od" ? "odróżnieniu od" : "przeciwieństwie do"} ${other}, ${rest}?`,
    },
    { pattern: /^(?<answer>[^,;:–—]{20,105})$/u, form: clauseForm, ask: null, isSentence: true },
  ],
  lists: [
    {
      pattern:
        /(?:^|[ (])(?<whole>(?:\p{Ll}+ )?\p{Ll}{4,}),? (?:tak(?:ie|ich|imi|im) jak:?|na przykład|np\.) (?<list>[^;:.]{3,40}(?:, [^;:,]{3,40})* (?:i|oraz|czy|lub) [^;:,]{3,40}?)(?=$|,)/u,
      ask: ({ whole }) => `Co podano jako przykład w związku z określeniem „${whole}”?`,
    },
    {
      pattern:
        /^(?<whole>[^,;:()]{3,60}?) (?<verb>składa|składają) się (?:głównie |przede wszystkim )?(?:z|ze) (?<list>[^;:]{8,160})$/u,
      ask: ({ whole, verb }) => `Z czego między innymi ${verb} się ${whole}?`,
    },
    {
      pattern:
        /^(?:do (?<whole>[^,;:()]{4,60}?) (?:należą|zalicza się|zaliczamy|zaliczają się)):? (?<list>[^;:]{8,160})$/iu,
      ask: ({ whole }) => `Co zalicza się do ${whole}?`,
    },
  ],
  subjects: [
    { split: beforeVerb(PERSON_VERBS), ask: (rest, subject) => (isMan(subject) ? `Kto ${rest}?` : null) },
    {
      split: beforeVerb(NEUTRAL_VERBS, /^\p{L}{2,}(?:uje|(?<!zw)eje|(?<!dzi|kr)aje)$/u),
      ask: (rest, subject) =>
        PAST_BEHIND.test(rest) ||
        /^\p{L}+ się na |^jest \p{L}+(?:y|i|na|wa|ta|ka|ła|cza|ja|ga|sza)(?= )/u.test(rest)
          ? null
          : `${PERSON.test(subject) ? "Kto" : "Co"} ${rest}?`,
    },
    {
      split: beforeVerb(
        OTHER_VERBS,
        /^\p{L}{3,}(?:[uae]ją|ował|owała|owało|owali|owały|[zs][ck]?zał[aoiy]?|(?:sz|rz|cz|ś)ył[aoiy]?|ścił[aoy]?|nął|nęł[aoiy]|jął|jęł[aoi])$/u,
      ),
      // What may be so settles nothing.
      ask: (rest) =>
        GENDERED.test(rest) || /^mo(?:że|gą) być /u.test(rest)
          ? null
          : `O kim lub o czym mowa w zdaniu: „… ${rest}”?`,
    },
  ],
  units:
    /(?:proc\.|procent\p{L}*|tys\.|mln|mld|tysi(?:ąc|ęcy|ące)|milion(?:ów|y)?|miliard(?:ów|y)?|kilometr\p{L}*|metr\p{L}*|centymetr\p{L}*|lat|lata|miesięcy|tygodni|dni|godzin\p{L}*|minut\p{L}*|sekund\p{L}*|ton\p{L}*|kilogram\p{L}*|gram\p{L}*|litr\p{L}*|osób|mieszkańców|zł|złotych|stopni|hektar\p{L}*)(?!\p{L})/u,
  formBehind: (count) => (count === 1 ? "one" : endsInFew(count) ? "few" : "many"),
  counts: wordGroups(`
pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście`),
  months:
    "stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia".split(
      " ",
    ),
  lexicon: PL_LEXICON,
  things: PL_THINGS,
  phrases: {
    askName: (sentence) => `Jakie pojęcie, w odpowiedniej formie, uzupełnia zdanie: „${sentence}”?`,
    askDefinition: (term) => `Które określenie najlepiej opisuje pojęcie „${term}”?`,
    askStatement: (subject) => `Które zdanie na temat „${subject}” jest prawdziwe?`,
    askPart,
    about: (topic, stem) => `Temat: ${topic}. ${stem}`,
    because: (quote) => `W dokumencie czytamy: „${quote}”`,
    described: (option, says) => `Hasło „${option}” dokument opisuje inaczej: „${says}”`,
    elsewhere: (option, says) => `Odpowiedź „${option}” dotyczy czego innego: „${says}”`,
    swapped: (option, says) => `„${option}”: tak dokument mówi o czym innym: „${says}”`,
    changed: (option, says) => `Nie „${option}”, lecz: „${says}”`,
    place: ({ page, slide, heading }) =>
      [heading && `„${heading}”`, page && `str. ${page}`, slide && `slajd ${slide}`]
        .filter(Boolean)
        .join(", "),
  },
};
