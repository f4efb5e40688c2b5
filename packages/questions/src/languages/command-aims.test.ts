import type { Language } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { COMMAND_AIMS } from "./command-aims.ts";

/** What the sentence is asked for, the deed it tells, and what the command is for. */
function readingOf(sentence: string, language: Language) {
  for (const { pattern, ask, aim } of COMMAND_AIMS[language]) {
    const { fact, deed } = pattern.exec(sentence)?.groups ?? {};
    if (fact !== undefined) return { deed, stem: ask(fact), aim: aim?.(fact) ?? null };
  }
  return null;
}

describe("an aim before a command", () => {
  it.each([
    [
      "en",
      "If you want to delete a label, which is rare, you can run git tag -d",
      ["you can run git tag -d", "Which command is used to delete a label, which is rare?"],
      "to delete a label, which is rare",
    ],
    [
      "de",
      "Um ein Etikett zu löschen, das niemand braucht, um Ordnung zu halten, verwende git tag -d",
      [
        "verwende git tag -d",
        "Welchen Befehl verwendet man, um ein Etikett zu löschen, das niemand braucht, um Ordnung zu halten?",
      ],
      "um ein Etikett zu löschen, das niemand braucht, um Ordnung zu halten",
    ],
    [
      "de",
      "Wenn du wissen willst, welche Etiketten es gibt, kannst du git tag verwenden",
      [
        "kannst du git tag verwenden",
        "Welchen Befehl verwendest du, wenn du wissen willst, welche Etiketten es gibt?",
      ],
      null,
    ],
    [
      "es",
      "Para borrar una etiqueta del servidor, puedes usar git tag -d",
      ["puedes usar git tag -d", "¿Qué comando se usa para borrar una etiqueta del servidor?"],
      "para borrar una etiqueta del servidor",
    ],
    [
      "es",
      "Si quieres borrar una etiqueta, usa git tag -d",
      ["usa git tag -d", "¿Qué comando se usa si quieres borrar una etiqueta?"],
      null,
    ],
    [
      "pl",
      "Aby usunąć etykietę z serwera, użyj git tag -d",
      ["użyj git tag -d", "Jakiego polecenia użyć, aby usunąć etykietę z serwera?"],
      "aby usunąć etykietę z serwera",
    ],
    [
      "pl",
      "Jeśli chcesz usunąć etykietę, użyj git tag -d",
      ["użyj git tag -d", "Jakiego polecenia użyć, jeśli chcesz usunąć etykietę?"],
      null,
    ],
    [
      "uk",
      "Щоб видалити мітку з сервера, виконайте git tag -d",
      ["виконайте git tag -d", "Якою командою слід скористатися, щоб видалити мітку з сервера?"],
      "щоб видалити мітку з сервера",
    ],
    [
      "uk",
      "Якщо ви хочете видалити мітку, виконайте git tag -d",
      ["виконайте git tag -d", "Якою командою слід скористатися, якщо ви хочете видалити мітку?"],
      null,
    ],
    [
      "ja",
      "サーバーの荷札を削除するには、git tag -d を使う",
      ["git tag -d を使う", "サーバーの荷札を削除するには、どのコマンドを使うか。"],
      "サーバーの荷札を削除するため",
    ],
    [
      "ja",
      "荷札を削除したい場合は、git tag -d を使う",
      ["git tag -d を使う", "荷札を削除したいときは、どのコマンドを使うか。"],
      null,
    ],
  ] satisfies [Language, string, [string, string], string | null][])(
    "is what the command is asked by (%s: %s)",
    (language, sentence, [deed, stem], aim) => {
      expect(readingOf(sentence, language)).toEqual({ deed, stem, aim });
    },
  );

  it.each([
    ["de", "Wenn du eine Option an git config übergibst, liest es aus dieser Datei"],
    ["es", "Si pasas una opción a git config, lee de este archivo"],
    ["pl", "Jeśli dodasz opcję do polecenia git config, odczytane zostaną zmienne"],
    ["uk", "Якщо ви проіндексували всі свої зміни, вивід git diff буде порожнім"],
    ["en", "To delete a label, don’t use the screen, just run git tag -d"],
  ] satisfies [Language, string][])(
    "is no mere condition, and denies nothing (%s: %s)",
    (language, sentence) => {
      expect(readingOf(sentence, language)).toBeNull();
    },
  );
});
