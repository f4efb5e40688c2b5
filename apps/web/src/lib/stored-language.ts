import { isLanguage, type Language } from "@quizmill/contract";
import { storedText } from "./storage.ts";

const text = storedText("i18nextLng");

/** The language this person chose, or that was found for them at the bare root. */
export const storedLanguage = {
  read(): Language | null {
    const value = text.read();
    return isLanguage(value) ? value : null;
  },
  write: (language: Language) => text.write(language),
};
