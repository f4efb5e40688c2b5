import { expect } from "@playwright/test";
import type { Language } from "@quizmill/contract";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";

/**
 * The scene of each error in the specification's catalogue (section 8), with its text in one of the languages, which
 * take turns. `catalogues.test.ts` of the web demands the texts in all six. Visitors come before members, and the scene
 * that replaces the clock is the last one.
 */
const ERRORS: readonly (readonly [scene: string, Language, text: string])[] = [
  ["login-refused", "en", "Invalid e-mail or password."],
  ["login-no-token", "pl", "Nie udało się zalogować. Spróbuj ponownie."],
  [
    "login-unreachable",
    "de",
    "Wir erreichen den Server nicht. Prüf deine Verbindung und versuch es noch einmal.",
  ],
  ["login-garbled", "es", "No hemos entendido la respuesta del servidor. Vuelve a cargar la página."],
  ["register-taken", "uk", "Ця пошта вже має обліковий запис. Увійди або віднови пароль."],
  ["register-no-token", "ja", "うまくいきませんでした。再度お試しください。"],
  ["demo-failed", "en", "Could not generate sample questions."],
  [
    "demo-empty",
    "pl",
    "W tym pliku nie znaleźliśmy nic, o co można zapytać. Spróbuj z takim, który ma więcej ciągłego tekstu.",
  ],
  [
    "demo-scan",
    "de",
    "Die Demo liest keine Bilder. Registriere dich, dann lesen wir sie. Deine Datei nimmst du mit.",
  ],
  ["demo-quiz", "es", "Hemos acortado el texto para la demo."],
  ["quiz-logged-out", "uk", "Увійди, щоб відкрити набір"],
  ["upload-unreachable", "ja", "アップロードできませんでした"],
  ["upload-failed", "en", "An error occurred during processing."],
  ["upload-notes-failed", "pl", "Błąd podczas tworzenia pytań z notatek"],
  ["quiz-failed", "de", "Das war viel in kurzer Zeit. Warte ein wenig und versuch es dann noch einmal."],
  ["quiz-lost", "es", "Se perdió la conexión de la vista en directo — recarga si no cambia nada."],
  ["my-error", "uk", "Помилка: Забагато за короткий час. Трохи зачекай і спробуй ще раз."],
  ["account-error", "ja", "データを取得できませんでした"],
  ["account-delete-failed", "en", "Account deletion failed"],
  ["upload-timeout", "pl", "Przetwarzanie trwa zbyt długo. Spróbuj ponownie albo użyj mniejszego pliku."],
];

test("each error has its text on its page", async ({ page }) => {
  test.slow();
  for (const [scene, language, text] of ERRORS)
    await test.step(scene, async () => {
      await showScene(page, scene, language);
      await expect.soft(page.getByText(text, { exact: true }).first(), scene).toBeVisible();
    });
});

test("a list that could not be loaded is loaded again by its button", async ({ page }) => {
  await showScene(page, "my-error");
  await page.route("**/api/datasets?*", (route) => route.fulfill({ json: [] }));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No sets yet")).toBeVisible();
});

test("a page that breaks keeps its frame, and every link leads away from it", async ({ page }) => {
  await showScene(page, "crash");
  await expect(page.getByRole("alert")).toContainText("Something broke");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Load the page again" }).click();
  await reloaded;
  await expect(page.getByRole("alert")).toContainText("Something broke");
  await expect(page.getByRole("button", { name: "Load the page again" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Something broke");
});
