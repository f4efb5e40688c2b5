import { type Wording, words } from "../../wording.ts";

/** "została", "powstał": their form follows the subject that is asked for. */
const PAST = /(?:ł|ła|ło|li|ły)$/u;

/** Words and templates of Polish questions. */
export const WORDING: Wording = {
  agreeing: ["Number", "Case", "Gender"],
  hasHeadFirst: true,
  introducing: ["takie jak", "takich jak", "takimi jak", "takim jak", "na przykład", "np."],
  closing: ["i inne", "i innych", "oraz inne", "lub inne"],
  kinds: words("rodzaj typ forma odmiana przykład część zbiór grupa członek"),
  copulas: words("być to"),
  tooGeneral: words(
    `rzecz sposób część przykład przypadek rodzaj typ osoba człowiek ludzie liczba czynnik wynik fakt obszar aspekt
    cecha termin słowo nazwa pomysł punkt forma powód problem czas dzień rok miejsce strona kwestia pytanie odpowiedź
    różnica podejście proces raz ilość`,
  ),
  looseAdjectives: words(
    `inny sam różny wielki duży mały mniejszy większy największy nowy stary dobry lepszy zły wysoki niski liczny wspólny
    ogólny konkretny możliwy ważny pierwszy drugi trzeci ostatni następny poprzedni podobny główny cały jedyny obecny
    dodatkowy dalszy długi krótki dany typowy prawdziwy jasny znany wczesny późny współczesny podstawowy poważny`,
  ),
  pointing: words(
    `ten ta to te ci tego tej tych tym tymi temu tę tą ów owa on ona ono oni one jego jej ich go mu im nim niej nich nią
    taki taka takie tacy tam tutaj tu wtedy oba obie swój swoje jemu`,
  ),
  pronouns: words("on ona ono oni one jego jej ich go mu im nim niej nich nią swój swoje"),
  addressing: words("ja ty my wy nas nam nami mnie mój moja nasz nasza nasze was wam twój twoja wasz"),
  continuing: words(
    `jednak zatem więc ponadto poza natomiast również także dlatego ale i lub albo a bo gdyż wreszcie podobnie
    przeciwnie tymczasem ponieważ niemniej`,
  ),
  ofDocument: words(
    `rysunek rysunku tabela tabeli rozdział rozdziale rozdziału sekcja strona powyżej poniżej wcześniej następujący
    następujące przykład przykładem przykładzie ramka`,
  ),
  leaning: words("też również także potem później wkrótce jeszcze nadal nawet już znowu"),
  indefinite: words("pewien pewna pewne"),
  definite: words("ten ta te ci"),
  naming: ["nazywać", "nazywać się", "zwać", "określać jako", "zwany", "nazywany", "określany jako", "mian"],
  meaning: new Set(["oznaczać się"]),
  clitics: new Set(),
  leads: null,
  conjunctions: words("i ale a lub oraz lecz natomiast podczas gdy ponieważ który która które"),
  articleBeforeGap: null,
  askSubject: (predicate, { isPlural, verb }) =>
    isPlural || verb === "to" || PAST.test(verb) ? null : `Co ${predicate}?`,
  askTerm: (meaning) => `Który termin oznacza: ${meaning}?`,
  askName: () => null,
  askMeaning: (term, { isPlural, copula }) => {
    if (copula === "to") return `Co to ${isPlural ? "są" : "jest"} ${term}?`;
    return isPlural ? `Czym są ${term}?` : `Czym jest ${term}?`;
  },
};
