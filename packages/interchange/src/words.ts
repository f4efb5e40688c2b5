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
  /** Asks for what a picture does not show. */
  readonly covered: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    name: "Name",
    date: "Date",
    points: "Points",
    version: "Version",
    key: "Answer key",
    page: "page",
    covered: "What is under the red cover?",
  },
  pl: {
    name: "Imię i nazwisko",
    date: "Data",
    points: "Punkty",
    version: "Wersja",
    key: "Klucz odpowiedzi",
    page: "strona",
    covered: "Co kryje się pod czerwonym polem?",
  },
  de: {
    name: "Name",
    date: "Datum",
    points: "Punkte",
    version: "Gruppe",
    key: "Lösungen",
    page: "Seite",
    covered: "Was ist unter der roten Fläche?",
  },
  es: {
    name: "Nombre",
    date: "Fecha",
    points: "Puntos",
    version: "Versión",
    key: "Respuestas",
    page: "página",
    covered: "¿Qué hay bajo el recuadro rojo?",
  },
  uk: {
    name: "Ім’я та прізвище",
    date: "Дата",
    points: "Бали",
    version: "Варіант",
    key: "Відповіді",
    page: "сторінка",
    covered: "Що приховано під червоним полем?",
  },
  ja: {
    name: "名前",
    date: "日付",
    points: "点",
    version: "問題",
    key: "解答",
    page: "ページ",
    covered: "赤い部分に隠れているのはどれですか？",
  },
};

/** The words of a language; English for one that is not known. */
export function wordsIn(language: string): Words {
  return WORDS[isLanguage(language) ? language : "en"];
}
