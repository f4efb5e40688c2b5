import { isLanguage, type Language } from "@quizmill/contract";
import { storedText } from "./storage.ts";

const text = storedText("i18nextLng");

/** The language this person chose, or the one detected at the URL without a language. */
export const storedLanguage = {
  read(): Language | null {
    const value = text.read();
    return isLanguage(value) ? value : null;
  },
  write: (language: Language) => text.write(language),
};
