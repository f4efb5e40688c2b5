import type { Page } from "@playwright/test";
import type { StandIn } from "@quizmill/models/testing";
import {
  type LanguageModelPlan,
  READY_MODEL,
  type SeenPrompt,
  standInLanguageModel,
} from "../testing/language-model.ts";

/**
 * In this page, from its next load on, the browser has a language model of its own. Without a `reply` it never answers.
 */
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

/** What the stand-in of a model's server writes. */
export async function writtenBy(model: StandIn, { system, user, schema }: SeenPrompt): Promise<string> {
  const form = schema !== null && {
    response_format: { type: "json_schema", json_schema: { name: "asked", schema } },
  };
  const messages = [
    { role: "system", content: system },
    { role: "user", content: user },
  ];
  const answer = await fetch(`${model.baseUrl("chat")}/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ messages, ...form }),
  });
  const { choices } = (await answer.json()) as { choices: { message: { content: string } }[] };
  return choices[0]?.message.content ?? "";
}

/** In this page, from its next load on, the browser gives its model to secure pages only, and this is none. */
export async function withoutSecurity(page: Page): Promise<void> {
  const userAgent = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36";
  await page.addInitScript(`
    delete globalThis.LanguageModel;
    Object.defineProperty(globalThis, "isSecureContext", { value: false });
    Object.defineProperty(navigator, "userAgent", { value: ${JSON.stringify(userAgent)} });
  `);
}
