import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { modelStanding } from "./sample-sets.ts";
import { account, type Replies, refuse, signIn, stage } from "./stage.ts";

const deeper = (page: Page) => page.getByRole("radio", { name: "Deeper" });

/** What the server says of its model, and what the page then offers. */
const STANDINGS: readonly [what: string, Replies, (page: Page) => Promise<unknown>][] = [
  [
    "nothing to choose without one",
    {},
    async (page) => {
      await page.waitForLoadState("networkidle");
      await expect(page.getByText("Who writes the questions?")).toBeHidden();
    },
  ],
  [
    "chosen beforehand if the settings say so",
    { "GET /api/me/model": modelStanding({ isDefault: true }) },
    (page) => expect(deeper(page)).toBeChecked(),
  ],
  [
    "not once the day's tokens are used up, until there are new ones",
    {
      "GET /api/me/model": modelStanding({ isDefault: true, tokensLeft: 40, unavailable: "budget_spent" }),
    },
    async (page) => {
      await expect(deeper(page)).toBeDisabled();
      await expect(page.getByRole("radio", { name: "Quick and private" })).toBeChecked();
      await expect(page.getByText(/tokens are used up; there will be new ones at \d\d:00/)).toBeVisible();
    },
  ],
  [
    "not if its server refuses it",
    { "GET /api/me/model": modelStanding({ unavailable: "model_refused_access" }) },
    async (page) => {
      await expect(deeper(page)).toBeDisabled();
      await expect(page.getByText("The language model cannot be used at the moment.")).toBeVisible();
    },
  ],
  [
    "with the host that its text goes to, if it is the learner's own",
    { "GET /api/me/model": modelStanding({ isOwn: true, price: null }) },
    async (page) => {
      await expect(page.getByRole("radio", { name: "Your own model" })).toBeEnabled();
      await expect(page.getByText("goes to api.mistral.ai")).toBeVisible();
    },
  ],
  [
    "as staying where it is, if it runs on the server's machine",
    { "GET /api/me/model": modelStanding({ host: null }) },
    (page) => expect(page.getByText("stays on the machine of this server")).toBeVisible(),
  ],
  [
    "not if the key of their own cannot be read any more, which is said",
    { "GET /api/me/model": modelStanding({ isOwn: true, unavailable: "key_unreadable" }) },
    async (page) => {
      await expect(page.getByRole("radio", { name: "Your own model" })).toBeDisabled();
      await expect(page.getByText("give your key once more")).toBeVisible();
    },
  ],
  [
    "nothing if that cannot be found out: the built-in engine writes",
    { "GET /api/me/model": refuse("INTERNAL") },
    async (page) => {
      await page.waitForLoadState("networkidle");
      await expect(page.getByText("Who writes the questions?")).toBeHidden();
    },
  ],
];

test("a model is offered as far as it can be used", async ({ page }) => {
  await signIn(page);
  for (const [what, replies, expectOffer] of STANDINGS)
    await test.step(what, async () => {
      await stage(page, { ...account(), ...replies });
      await page.goto("/en/upload");
      await expect(page.getByRole("radio", { name: "Study" })).toBeVisible();
      await expectOffer(page);
    });
});
