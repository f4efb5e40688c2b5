import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { modelSettings, modelStanding } from "./sample-sets.ts";
import { account, type Replies, refuse, signIn, stage } from "./stage.ts";

async function openUpload(page: Page, replies: Replies): Promise<void> {
  await signIn(page);
  await stage(page, { ...account(), ...replies });
  await page.goto("/en/upload");
  await expect(page.getByRole("radio", { name: "Study" })).toBeVisible();
}

const deeper = (page: Page) => page.getByRole("radio", { name: "Deeper" });

test("there is nothing to choose if no language model is set up", async ({ page }) => {
  await openUpload(page, {});
  await page.waitForLoadState("networkidle");
  await expect(page.getByText("Who writes the questions?")).toBeHidden();
});

test("the model is chosen beforehand if the settings say so", async ({ page }) => {
  const settings = modelSettings({ isDefault: true });
  await openUpload(page, { "GET /api/settings": settings, "GET /api/me/model": modelStanding() });
  await expect(deeper(page)).toBeChecked();
});

test("the model cannot be chosen once the day's tokens are used up, and the page says when there are new ones", async ({
  page,
}) => {
  await openUpload(page, {
    "GET /api/settings": modelSettings({ isDefault: true }),
    "GET /api/me/model": modelStanding({ tokensLeft: 40, unavailable: "budget_spent" }),
  });
  await expect(deeper(page)).toBeDisabled();
  await expect(page.getByRole("radio", { name: "Quick and private" })).toBeChecked();
  await expect(page.getByText(/Today’s tokens are used up; there will be new ones at \d\d:00/)).toBeVisible();
});

test("the model cannot be chosen if its server refuses it", async ({ page }) => {
  await openUpload(page, {
    "GET /api/settings": modelSettings({ isDefault: false }),
    "GET /api/me/model": modelStanding({ unavailable: "model_refused_access" }),
  });
  await expect(deeper(page)).toBeDisabled();
  await expect(page.getByText("The language model cannot be used at the moment.")).toBeVisible();
});

test("the choice is also offered if the tokens left are unknown", async ({ page }) => {
  await openUpload(page, {
    "GET /api/settings": modelSettings({ isDefault: false }),
    "GET /api/me/model": refuse("INTERNAL"),
  });
  await deeper(page).check({ force: true });
  await expect(deeper(page)).toBeChecked();
  await expect(page.getByText("are left for you today")).toBeHidden();
});
