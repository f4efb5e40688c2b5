import type { Page } from "@playwright/test";
import {
  type LanguageModelPlan,
  READY_MODEL,
  type SeenPrompt,
  standInLanguageModel,
} from "../testing/language-model.ts";

/** In this page, from its next load on, the browser has a language model of its own, which answers if there is a `reply`. */
export async function giveModel(
  page: Page,
  plan: Partial<LanguageModelPlan> = {},
  reply?: (seen: SeenPrompt) => Promise<string>,
): Promise<void> {
  if (reply) await page.exposeFunction("standInReply", reply);
  await page.addInitScript(`
    globalThis.LanguageModel = (${standInLanguageModel})(
      ${JSON.stringify({ ...READY_MODEL, ...plan })},
      (seen) => globalThis.standInReply?.(seen) ?? new Promise(() => undefined),
    );
  `);
}

/** In this page, from its next load on, the browser is one that gives its model to secure pages only, and this is none. */
export async function withoutSecurity(page: Page): Promise<void> {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36";
  await page.addInitScript(`
    Object.defineProperty(globalThis, "isSecureContext", { value: false });
    Object.defineProperty(navigator, "userAgent", { value: ${JSON.stringify(userAgent)} });
  `);
}
