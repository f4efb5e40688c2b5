import { expect, type Page, type Route } from "@playwright/test";
import type { OwnModel, TrialState } from "@quizmill/contract";
import { violationsOf } from "./accessibility.ts";
import { test } from "./kept-page.ts";
import { TRIAL_DONE as DONE, OWN_MODEL as SHOWN } from "./sample-sets.ts";
import { account, refuse, signIn, stage } from "./stage.ts";

/** A server with one account, as far as its own model is concerned. */
async function withServer(page: Page) {
  const own: { now: OwnModel; sent: unknown[] } = {
    now: { isAllowed: true, kept: null, trial: null, here: null },
    sent: [],
  };
  const empty = (change: (body: unknown) => void) => async (route: Route) => {
    change(route.request().postDataJSON());
    await route.fulfill({ status: 204 });
  };
  const trial = (state: TrialState) => {
    own.now = { ...own.now, trial: { ...SHOWN, state } };
  };
  await signIn(page);
  await stage(page, {
    ...account(),
    "GET /api/own-model": (route) => route.fulfill({ json: own.now }),
    "POST /api/own-model/list": async (route) => {
      const { key } = route.request().postDataJSON() as { key: string };
      if (key.startsWith("wrong")) return refuse("MODEL_KEY_REFUSED")(route);
      if (key.startsWith("unlisted")) return refuse("MODEL_UNREACHABLE")(route);
      return route.fulfill({ json: { models: ["mistral-large-latest", "mistral-small-latest"] } });
    },
    "POST /api/own-model/trial": empty((body) => {
      own.sent.push(body);
      trial({ name: "running", form: "full", done: 1, passages: 3 });
    }),
    "POST /api/own-model/here/trial": empty((body) => {
      own.sent.push(body);
      own.now = { ...own.now, here: null, trial: { provider: "Ollama", model: "qwen3:4b", state: DONE } };
    }),
    "DELETE /api/own-model/here": empty(() => {
      own.now = { ...own.now, here: null };
    }),
    "DELETE /api/own-model/trial": empty(() => {
      own.now = { ...own.now, trial: null };
    }),
    "POST /api/own-model/keep": empty(() => {
      const kept = { ...SHOWN, keptAt: "2026-11-02T10:00:00.000Z", isReadable: true };
      own.now = { ...own.now, trial: null, kept };
    }),
    "DELETE /api/own-model": empty(() => {
      own.now = { ...own.now, kept: null };
    }),
  });
  await page.goto("/en/account");
  return { own, trial };
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

async function nameKey(page: Page, key: string): Promise<void> {
  await page.getByLabel("Provider").selectOption({ label: "Mistral" });
  await page.getByLabel("Key", { exact: true }).fill(key);
  await button(page, "Show models").click();
}

test("a member tries a model with a key of their own, looks at two questions, keeps it, and deletes it", async ({
  page,
}) => {
  const { own, trial } = await withServer(page);
  await button(page, "Use my own key").click();
  await expect(page.getByText("It goes to api.openai.com alone")).toBeVisible();
  await nameKey(page, "sk-own-key-7f3d");
  await expect(page.getByText("It goes to api.mistral.ai alone")).toBeVisible();
  await page.getByLabel("Model", { exact: true }).selectOption("mistral-small-latest");
  await button(page, "Try it").click();
  await expect(page.getByText("writing questions about three short texts")).toBeVisible();
  const { model, provider } = SHOWN;
  expect(own.sent).toEqual([{ provider, model, key: "sk-own-key-7f3d", language: "en" }]);
  expect(await violationsOf(page)).toEqual([]);
  trial(DONE);
  await expect(page.getByText("Passed our checks: 5 of 6 questions.")).toBeVisible();
  await expect(page.getByText("Why can the upper gate not be opened early?")).toBeVisible();
  await expect(page.getByRole("img", { name: "right answer" })).toHaveCount(2);
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "Keep it").click();
  await expect(page.getByText("•••• 7f3d")).toBeVisible();
  expect(await page.content()).not.toContain("sk-own-key");
  await expect(page.locator("[data-step=model-rest]")).toBeFocused();
  await button(page, "Delete the key").click();
  await expect(button(page, "Use my own key")).toBeVisible();
});

test("a key that is refused, a list that is not there and a trial that fails are each said, with what to do", async ({
  page,
}) => {
  const { own, trial } = await withServer(page);
  await button(page, "Use my own key").click();
  await nameKey(page, "wrong-key");
  await expect(page.getByText("The provider refuses this key.")).toBeVisible();
  await nameKey(page, "unlisted-key");
  await page.getByLabel("Model", { exact: true }).fill("my-model");
  await button(page, "Try it").click();
  await expect(page.getByRole("progressbar", { name: "Progress of the trial" })).toBeVisible();
  trial({ name: "failed", code: "MODEL_MISSES_FAULTS" });
  await expect(page.getByText("it missed mistakes that we had hidden in sample questions")).toBeVisible();
  await button(page, "Try again").click();
  await expect(button(page, "Show models")).toBeVisible();
  await button(page, "Cancel").click();
  const kept = { ...SHOWN, keptAt: "2026-11-02T10:00:00.000Z", isReadable: false };
  own.now = { isAllowed: false, trial: null, kept, here: null };
  await page.reload();
  await expect(page.getByText("we can no longer read your key")).toBeVisible();
  await expect(button(page, "Another key or model")).toBeHidden();
  own.now = { isAllowed: false, trial: null, kept: null, here: null };
  await page.reload();
  await expect(page.getByRole("heading", { name: "Sessions" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Language model" })).toBeHidden();
});

test("whoever sits at the machine tries what runs there with one click, and undoes the choice with another", async ({
  page,
}) => {
  const { own } = await withServer(page);
  const local = { program: "Ollama", model: "qwen3:4b" } as const;
  const here = { models: [local], chosen: null, isFixed: false };
  own.now = { ...own.now, here };
  await page.goto("/en/upload");
  await expect(page.getByText("Ollama with qwen3:4b runs on this machine.")).toBeVisible();
  await page.getByRole("link", { name: "Use it" }).click();
  await button(page, "Try Ollama with qwen3:4b").click();
  await expect(page.getByText("qwen3:4b from Ollama")).toBeVisible();
  expect(own.sent).toEqual([{ ...local, language: "en" }]);
  await button(page, "Keep it").click();
  own.now = { isAllowed: false, kept: null, trial: null, here: { ...here, chosen: "qwen3:4b" } };
  await page.reload();
  await expect(page.getByText("qwen3:4b on this machine writes new sets.")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await button(page, "Undo").click();
  await expect(page.getByText("writes new sets")).toBeHidden();
});
