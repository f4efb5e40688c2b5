import type { LegalText } from "./legal-text.ts";

/** The privacy policy. Polish is the binding language on every language path. */
export const PRIVACY: LegalText = {
  title: "Polityka prywatności",
  version: "2025-10-31",
  sections: [
    {
      title: "1. Administrator danych",
      body: [
        "Administratorem Twoich danych osobowych jest {operator} (dalej: „Administrator”).",
        "We wszystkich sprawach dotyczących danych osobowych możesz napisać na adres: {contact}.",
      ],
    },
    {
      title: "2. Jakie dane przetwarzamy",
      body: [
        [
          "Dane konta: adres e-mail, opcjonalna nazwa, data założenia konta oraz hasło zapisane wyłącznie w postaci skrótu kryptograficznego.",
          "Dane sesji: nazwa przeglądarki i systemu oraz czas ostatniego użycia, dzięki którym na stronie konta widać, gdzie trwa zalogowanie, i można je zakończyć.",
          "Treści: tekst odczytany z przesłanych dokumentów i notatek oraz utworzone z niego zestawy pytań, a ze skanów i zdjęć także pomniejszone obrazy stron. Samych plików nie przechowujemy: usuwamy je zaraz po odczytaniu tekstu.",
          "Nauka: udzielone odpowiedzi (czas, wybór, pewność, losowy identyfikator urządzenia), terminy powtórek, egzaminy próbne, stan quizów i ustawienia nauki. Osobom niezalogowanym i w wersji demonstracyjnej niczego takiego nie zapisujemy.",
          "Dane techniczne: czas zapytania, identyfikator zapytania i rodzaj błędu, potrzebne do bezpiecznego działania serwisu.",
          "Dane o korzystaniu z serwisu: zdarzenia analityczne bez adresu IP i bez powiązania z kontem, tylko za Twoją zgodą. Bez zgody liczymy jedynie, ile kont założono, i nie zapisujemy w tym celu niczego w przeglądarce.",
        ],
        "Wersja demonstracyjna niczego nie zapisuje: ani pliku, ani tekstu, ani pytań. Plik i udzielone odpowiedzi pozostają wyłącznie w otwartej karcie przeglądarki. Jeżeli założysz w niej konto albo się zalogujesz i utworzysz zestaw z tego pliku, odpowiedzi na te same pytania zostaną do niego zaliczone.",
      ],
    },
    {
      title: "3. Cele i podstawy przetwarzania",
      body: [
        [
          "Prowadzenie konta i tworzenie zestawów pytań: wykonanie umowy (art. 6 ust. 1 lit. b RODO).",
          "Bezpieczeństwo, wykrywanie nadużyć i usuwanie awarii: prawnie uzasadniony interes Administratora (art. 6 ust. 1 lit. f RODO).",
          "Ulepszanie pytań: możemy zliczać, jak często wybierano poszczególne odpowiedzi, bez danych osób i bez treści pytań; prawnie uzasadniony interes Administratora (art. 6 ust. 1 lit. f RODO).",
          "Odpowiedzi na wiadomości: prawnie uzasadniony interes Administratora (art. 6 ust. 1 lit. f RODO).",
          "Analityka, marketing i personalizacja: Twoja zgoda (art. 6 ust. 1 lit. a RODO), którą możesz cofnąć w każdej chwili.",
          "Obowiązki wynikające z przepisów: art. 6 ust. 1 lit. c RODO.",
        ],
        "Podanie adresu e-mail i hasła jest dobrowolne, ale bez nich nie założymy konta.",
      ],
    },
    {
      title: "4. Pliki cookie i pamięć przeglądarki",
      body: [
        "Korzystamy z jednego niezbędnego pliku cookie, który podtrzymuje zalogowanie. Jest niedostępny dla skryptów i ograniczony do adresów logowania.",
        "W pamięci lokalnej przeglądarki zapisujemy: token dostępu, podstawowe dane konta, wybrany język, stan rozpoczętych quizów, odpowiedzi czekające na wysłanie oraz Twoje decyzje o zgodach, a za zgodą na analitykę także losowy identyfikator sesji.",
        "Kategorie opcjonalne (analityczne, marketingowe, personalizacja) działają dopiero po wyrażeniu zgody.",
      ],
    },
    {
      title: "5. Odbiorcy danych",
      body: [
        "Dane mogą otrzymać wyłącznie podmioty, które pomagają nam prowadzić serwis i działają na nasze polecenie:",
        [
          "dostawcy hostingu i kopii zapasowych,",
          "dostawca poczty elektronicznej, gdy wysyłamy link do zmiany hasła,",
          "dostawca modelu językowego, jeżeli Administrator włączył taki model; otrzymuje on wtedy fragmenty tekstu, z których powstają pytania.",
        ],
        "Danych nie sprzedajemy. Strona nie pobiera żadnych skryptów, czcionek ani obrazów od podmiotów trzecich.",
      ],
    },
    {
      title: "6. Przekazywanie danych poza EOG",
      body: [
        "Dane przetwarzamy na terenie Europejskiego Obszaru Gospodarczego. Jeżeli któryś z odbiorców działa poza EOG, dane przekazujemy tylko na podstawie decyzji o odpowiednim stopniu ochrony albo standardowych klauzul umownych zatwierdzonych przez Komisję Europejską. Kopię zabezpieczeń udostępniamy na prośbę.",
      ],
    },
    {
      title: "7. Okres przechowywania",
      body: [
        [
          "Dane konta, treści i zestawy pytań: do czasu usunięcia zestawu albo konta. Usunięty zestaw pozostaje w koszu przez 30 dni, chyba że zostanie wcześniej usunięty na zawsze.",
          "Odpowiedzi i egzaminy próbne: do czasu usunięcia konta. Po usunięciu zestawu pozostają odpowiedzi bez treści pytań, a egzaminy z treścią pytań do czasu ich usunięcia.",
          "Token odświeżania i dane sesji: najwyżej 30 dni od ostatniego użycia.",
          "Zdarzenia analityczne: 90 dni.",
          "Korespondencja: do czasu załatwienia sprawy, a potem do upływu terminów przedawnienia roszczeń.",
        ],
        "Usunięcie konta jest natychmiastowe i nieodwracalne: razem z kontem znikają wszystkie zestawy, pytania, odpowiedzi i egzaminy.",
      ],
    },
    {
      title: "8. Twoje prawa",
      body: [
        "Masz prawo do:",
        [
          "dostępu do swoich danych i otrzymania ich kopii,",
          "sprostowania danych,",
          "usunięcia danych,",
          "ograniczenia przetwarzania,",
          "przenoszenia danych,",
          "sprzeciwu wobec przetwarzania opartego na prawnie uzasadnionym interesie,",
          "cofnięcia zgody w dowolnym momencie, bez wpływu na wcześniejsze przetwarzanie.",
        ],
        "Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych (ul. Stawki 2, 00-193 Warszawa).",
      ],
    },
    {
      title: "9. Zautomatyzowane decyzje",
      body: [
        "Pytania, odpowiedzi i wyjaśnienia powstają automatycznie, ale nie podejmujemy wobec Ciebie decyzji, które wywoływałyby skutki prawne lub w podobny sposób istotnie na Ciebie wpływały. Nie profilujemy użytkowników.",
      ],
    },
    {
      title: "10. Zmiany polityki",
      body: [
        "O istotnych zmianach informujemy w serwisie, zanim wejdą w życie. Data wersji znajduje się na początku dokumentu.",
      ],
    },
  ],
};
