import type { Language } from "@quizmill/contract";

interface CrashWords {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
  readonly home: string;
}

/**
 * The texts for a page that cannot be shown, in all languages at once: the catalogue of the language may be the very
 * part that could not be loaded.
 */
export const CRASH_WORDS: Record<Language, CrashWords> = {
  en: {
    title: "Something broke",
    text: "This page could not be shown. Nothing you saved is lost. Loading it again usually helps.",
    reload: "Load the page again",
    home: "Go to the start page",
  },
  pl: {
    title: "Coś się zepsuło",
    text: "Nie udało się pokazać tej strony. Nic, co zapisano, nie zginęło. Zwykle pomaga ponowne wczytanie.",
    reload: "Wczytaj ponownie",
    home: "Wróć na start",
  },
  de: {
    title: "Da ist etwas kaputt",
    text: "Diese Seite ließ sich nicht anzeigen. Gespeichertes ist nicht verloren. Neu laden hilft meistens.",
    reload: "Seite neu laden",
    home: "Zur Startseite",
  },
  es: {
    title: "Algo se ha roto",
    text: "No hemos podido mostrar esta página. No se ha perdido nada de lo guardado. Volver a cargarla suele bastar.",
    reload: "Volver a cargar",
    home: "Ir al inicio",
  },
  uk: {
    title: "Щось зламалося",
    text: "Не вдалося показати цю сторінку. Збережене не втрачено. Зазвичай допомагає завантажити її ще раз.",
    reload: "Завантажити сторінку ще раз",
    home: "На головну",
  },
  ja: {
    title: "問題が起きました",
    text: "このページを表示できませんでした。保存したものは失われていません。読み込み直すと、たいてい直ります。",
    reload: "読み込み直す",
    home: "ホームへ",
  },
};
