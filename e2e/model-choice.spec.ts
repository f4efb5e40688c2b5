import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { modelSettings, modelStanding } from "./sample-sets.ts";
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
    { "GET /api/settings": modelSettings({ isDefault: true }), "GET /api/me/model": modelStanding() },
    (page) => expect(deeper(page)).toBeChecked(),
  ],
  [
    "not once the day's tokens are used up, until there are new ones",
    {
      "GET /api/settings": modelSettings({ isDefault: true }),
      "GET /api/me/model": modelStanding({ tokensLeft: 40, unavailable: "budget_spent" }),
    },
    async (page) => {
      await expect(deeper(page)).toBeDisabled();
      await expect(page.getByRole("radio", { name: "Quick and private" })).toBeChecked();
      await expect(page.getByText(/tokens are used up; there will be new ones at \d\d:00/)).toBeVisible();
    },
  ],
  [
    "not if its server refuses it",
    {
      "GET /api/settings": modelSettings({ isDefault: false }),
      "GET /api/me/model": modelStanding({ unavailable: "model_refused_access" }),
    },
    async (page) => {
      await expect(deeper(page)).toBeDisabled();
      await expect(page.getByText("The language model cannot be used at the moment.")).toBeVisible();
    },
  ],
  [
    "also if the tokens left are unknown",
    {
      "GET /api/settings": modelSettings({ isDefault: false }),
      "GET /api/me/model": refuse("INTERNAL"),
    },
    async (page) => {
      await deeper(page).check({ force: true });
      await expect(deeper(page)).toBeChecked();
      await expect(page.getByText("are left for you today")).toBeHidden();
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
