import type { Language } from "@quizmill/contract";
import { isLanguage } from "@quizmill/contract/tables";

/** What stands on paper beside the questions. */
export interface Words {
  readonly name: string;
  readonly date: string;
  readonly points: string;
  readonly version: string;
  readonly key: string;
  readonly page: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: { name: "Name", date: "Date", points: "Points", version: "Version", key: "Answer key", page: "page" },
  pl: {
    name: "Imię i nazwisko",
    date: "Data",
    points: "Punkty",
    version: "Wersja",
    key: "Klucz odpowiedzi",
    page: "strona",
  },
  de: { name: "Name", date: "Datum", points: "Punkte", version: "Gruppe", key: "Lösungen", page: "Seite" },
  es: {
    name: "Nombre",
    date: "Fecha",
    points: "Puntos",
    version: "Versión",
    key: "Respuestas",
    page: "página",
  },
  uk: {
    name: "Ім’я та прізвище",
    date: "Дата",
    points: "Бали",
    version: "Варіант",
    key: "Відповіді",
    page: "сторінка",
  },
  ja: { name: "名前", date: "日付", points: "点", version: "問題", key: "解答", page: "ページ" },
};

/** The words of a language; English for one that is not known. */
export function wordsIn(language: string): Words {
  return WORDS[isLanguage(language) ? language : "en"];
}
