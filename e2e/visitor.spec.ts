import { expect, type Page, type Route, test } from "@playwright/test";
import { madeUpNotes } from "../fixtures/made-up-lecture.ts";
import { newEmail, PASSWORD, register } from "./person.ts";
import { refuse, stage } from "./stage.ts";

test("the menu on a phone closes after a choice, and with Escape", async ({ page, isMobile }) => {
  test.skip(!isMobile, "wider pages show all places at once");
  await page.goto("/en");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Open menu" }).click();
  await menu.getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/en\/login$/);
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menu.getByRole("link", { name: "Log in" })).toHaveAttribute("aria-current", "page");
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test.describe("the demo", () => {
  const run = (page: Page) => page.getByRole("button", { name: "Run demo" });

  async function chooseLecture(page: Page): Promise<void> {
    await page.goto("/en/demo-upload");
    await expect(run(page)).toBeDisabled();
    await page.locator('input[type="file"]').setInputFiles({
      name: "lecture.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(madeUpNotes(7, 60_000)),
    });
    await expect(page.getByText("lecture.txt")).toBeVisible();
  }

  test("makes five questions of a visitor's file, says it was shortened, and keeps nothing", async ({
    page,
  }) => {
    await chooseLecture(page);
    const before = await page.evaluate("JSON.stringify(localStorage)");
    await run(page).click();
    await expect(page.getByRole("main")).toContainText(/Question 1\s*of 5/);
    await expect(page.getByText("Text was shortened for the demo.")).toBeVisible();
    const full = page.getByRole("link", { name: "Get the full version" });
    await expect(full.first()).toHaveAttribute("href", "/en/upload");
    await page.keyboard.press("1");
    await page.getByRole("button", { name: "Check" }).click();
    await expect(page.getByText("Why", { exact: true })).toBeVisible();
    await expect(page.getByText("Like it? With an account")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Register" })).toHaveAttribute(
      "href",
      "/en/register",
    );
    expect(await page.evaluate("JSON.stringify(localStorage)")).toBe(before);
    await page.reload();
    await expect(run(page)).toBeDisabled();
  });

  test("is left by starting anew, and what comes too late is not shown", async ({ page }) => {
    const { promise: wanted, resolve: letCome } = Promise.withResolvers<void>();
    await page.route("**/api/demo**", async (route) => {
      await wanted;
      await route.continue().catch(() => undefined);
    });
    await chooseLecture(page);
    await run(page).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "Cancel" })).toBeHidden();
    letCome();
    await expect(run(page)).toBeEnabled();
    await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  });

  test("takes who is logged in to the upload page", async ({ page }) => {
    await register(page);
    await page.goto("/en/demo-upload");
    await expect(page).toHaveURL(/\/en\/upload$/);
  });
});

test.describe("a forgotten password", () => {
  test("is answered alike for who has an account and who has none", async ({ page, browser }) => {
    const other = await browser.newPage();
    const known = await register(other);
    await other.close();
    const answers: string[] = [];
    for (const email of [known, newEmail()]) {
      await page.goto("/en/login");
      await page.getByRole("link", { name: "Forgot your password?" }).click();
      await page.getByLabel("E-mail").fill(email);
      await page.getByRole("button", { name: "Send the link" }).click();
      await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
      answers.push((await page.getByRole("main").innerText()).replaceAll(email, "…"));
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test("is replaced by the link's page, once: what it sends, and where it leads", async ({ page }) => {
    const sent: unknown[] = [];
    const changed = async (route: Route) => {
      sent.push(route.request().postDataJSON());
      if (sent.length > 1) await refuse("RESET_TOKEN_INVALID")(route);
      else await route.fulfill({ status: 204 });
    };
    await stage(page, { "POST /api/auth/password/reset": changed });
    const password = `${PASSWORD}-new`;
    const save = async () => {
      await page.goto("/en/reset-password?token=link");
      await page.getByLabel("New password").fill(password);
      await page.getByRole("button", { name: "Save the password" }).click();
    };
    await save();
    await expect(page.getByText("Your password is changed")).toBeVisible();
    expect(sent).toEqual([{ token: "link", password }]);
    await expect(page.getByRole("main").getByRole("link", { name: "Log in" })).toHaveAttribute(
      "href",
      "/en/login",
    );
    await save();
    await page.getByRole("link", { name: "Ask for a new link" }).click();
    await expect(page).toHaveURL(/\/en\/forgot-password$/);
    await page.goto("/en/reset-password");
    await expect(page.getByText("This link is not complete")).toBeVisible();
  });
});
