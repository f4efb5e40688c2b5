import { LIMITS } from "@quizmill/contract";
import type { LegalText } from "./legal-text.ts";

const { demo, extraction, notes, upload } = LIMITS;
const number = (value: number) => new Intl.NumberFormat("pl").format(value);
const megabytes = ({ fileMaxBytes }: { readonly fileMaxBytes: number }) => number(fileMaxBytes / 1024 ** 2);

/** The terms of use. Polish is the binding language on every language path. */
export const TERMS: LegalText = {
  title: "Regulamin",
  version: "2025-10-31",
  sections: [
    {
      title: "1. Postanowienia ogólne",
      body: [
        "Regulamin określa zasady korzystania z serwisu Quizmill (dalej: „Serwis”), który prowadzi {operator} (dalej: „Usługodawca”). Kontakt: {contact}.",
        "Do korzystania z Serwisu wystarczy aktualna przeglądarka internetowa i dostęp do sieci. Założenie konta wymaga adresu e-mail.",
      ],
    },
    {
      title: "2. Na czym polega usługa",
      body: [
        "Serwis tworzy pytania jednokrotnego wyboru z dokumentów i notatek przesłanych przez użytkownika, pozwala na nie odpowiadać w trybie nauki albo testu i pokazuje wyniki.",
        "Wersja demonstracyjna jest dostępna bez konta: tworzy do pięciu przykładowych pytań ze skróconego tekstu i niczego nie zapisuje.",
        "Pytania, klucz i wyjaśnienia powstają automatycznie i mogą zawierać błędy. Serwis wspiera naukę, ale nie zastępuje podręcznika, nauczyciela ani fachowej porady.",
      ],
    },
    {
      title: "3. Konto",
      body: [
        [
          "Umowa o prowadzenie konta zostaje zawarta z chwilą rejestracji i trwa do usunięcia konta.",
          "Użytkownik podaje prawdziwy adres e-mail i chroni swoje hasło.",
          "Konto można usunąć w każdej chwili na stronie konta. Usunięcie jest nieodwracalne i obejmuje wszystkie zestawy i pytania.",
        ],
      ],
    },
    {
      title: "4. Plan bezpłatny i plany płatne",
      body: [
        "Korzystanie z Serwisu w planie bezpłatnym nie wymaga opłat. W tym planie obowiązują limity:",
        [
          `dokument: do ${megabytes(upload)} MB, do ${number(extraction.maxPages)} stron i do ${number(extraction.maxChars)} znaków tekstu,`,
          `notatki: do ${number(notes.maxChars)} znaków,`,
          `konto: do ${upload.runningJobsPerAccount} zestawów tworzonych jednocześnie i do ${upload.perAccountPerHour} nowych zestawów na godzinę,`,
          `wersja demonstracyjna: plik do ${megabytes(demo)} MB, z którego Serwis czyta pierwsze ${number(demo.maxChars)} znaków, i do ${demo.perAddressPerHour} prób na godzinę z jednego adresu.`,
        ],
        "Dokumentu ani notatek ponad limit Serwis nie przyjmuje i podaje powód.",
        "Plany płatne, jeżeli Usługodawca je oferuje, podnoszą te limity. Cena, zakres i czas trwania planu są podane przed zamówieniem, a jego zamówienie wymaga wyraźnej zgody użytkownika.",
      ],
    },
    {
      title: "5. Treści użytkownika",
      body: [
        [
          "Użytkownik zachowuje wszystkie prawa do przesłanych treści i udziela Usługodawcy zgody na ich przetwarzanie wyłącznie w celu świadczenia usługi.",
          "Użytkownik przesyła tylko treści, z których wolno mu korzystać, i nie przesyła treści bezprawnych.",
          "Zestawy są prywatne: widzi je wyłącznie właściciel konta.",
        ],
      ],
    },
    {
      title: "6. Niedozwolone działania",
      body: [
        "Niedozwolone jest zakłócanie pracy Serwisu, omijanie jego ograniczeń, próby dostępu do cudzych danych oraz przesyłanie złośliwego oprogramowania. W razie rażącego naruszenia Usługodawca może zablokować konto i poinformuje o tym użytkownika wraz z uzasadnieniem.",
      ],
    },
    {
      title: "7. Reklamacje",
      body: [
        "Reklamację można wysłać na adres: {contact}. Odpowiedź otrzymasz w ciągu 14 dni. Konsument może też skorzystać z pozasądowych sposobów rozpatrywania sporów, w szczególności z pomocy powiatowego rzecznika konsumentów.",
      ],
    },
    {
      title: "8. Odstąpienie od umowy",
      body: [
        "Konsument może odstąpić od umowy w ciągu 14 dni bez podania przyczyny, wysyłając wiadomość na adres: {contact}, albo usuwając konto. Jeżeli płatna usługa rozpoczęła się za jego wyraźną zgodą przed upływem tego terminu, płaci on za okres do odstąpienia.",
      ],
    },
    {
      title: "9. Odpowiedzialność",
      body: [
        "Usługodawca dokłada starań, aby Serwis działał bez przerw i chronił powierzone treści. Postanowienia regulaminu nie ograniczają praw konsumenta wynikających z bezwzględnie obowiązujących przepisów.",
      ],
    },
    {
      title: "10. Zmiany i prawo właściwe",
      body: [
        "O zmianach regulaminu informujemy w Serwisie co najmniej 14 dni przed ich wejściem w życie. Użytkownik, który ich nie akceptuje, może usunąć konto.",
        "Prawem właściwym jest prawo polskie, przy czym konsument zachowuje ochronę, jaką daje mu prawo kraju jego pobytu. Zasady przetwarzania danych opisuje Polityka prywatności.",
      ],
    },
  ],
};
