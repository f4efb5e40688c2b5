import { expect, type Page } from "@playwright/test";
import { showScene } from "./gallery/scenes.ts";
import { test } from "./kept-page.ts";
import { chooseFile } from "./person.ts";
import { sampleList } from "./sample-sets.ts";
import { account, never, type Replies, signIn, stage } from "./stage.ts";

/** What the specification requires on each screen, in the states that no journey passes through. */

const main = (page: Page) => page.getByRole("main");

async function asMember(page: Page, address: string, replies: Replies = {}): Promise<void> {
  await signIn(page);
  await stage(page, { ...account(), ...replies });
  await page.goto(address);
}

/** Links by their text, in order. */
async function waysOn(page: Page, place: string): Promise<string[]> {
  const links = await page.locator(place).all();
  return Promise.all(
    links.map(async (link) => `${await link.innerText()} ${await link.getAttribute("href")}`),
  );
}

test("home offers members their sets", async ({ page }) => {
  await asMember(page, "/en");
  await expect(main(page).getByRole("link", { name: "My sets" }).first()).toBeVisible();
  expect(await waysOn(page, "main > div > section:first-of-type a")).toEqual([
    "My sets /en/my",
    "Upload new /en/upload",
  ]);
  await expect(main(page).getByRole("heading", { name: "Ready for the next chapter?" })).toBeVisible();
  await expect(main(page).getByRole("link", { name: "Upload new" }).last()).toHaveAttribute(
    "href",
    "/en/upload",
  );
});

test("the question on the start page can be answered", async ({ page }) => {
  await stage(page);
  await page.goto("/en");
  const example = page.getByRole("figure", { name: "An example question" });
  await expect(example.locator("mark")).toHaveCount(0);
  await example.getByText("Stroma").click();
  await expect(example.locator("label", { hasText: "Stroma" })).toContainText("Wrong");
  await expect(example.locator("label", { hasText: "Thylakoid" })).toContainText("Correct");
  await expect(example.locator("mark")).toHaveText("thylakoid membranes");
  await page.keyboard.press("ArrowDown");
  await expect(example.getByRole("radio", { name: /Thylakoid/ })).toBeChecked();
  await expect(example.getByText("Wrong")).toHaveCount(0);
});

test("the footer shows the year, and leads to the operator", async ({ page }) => {
  await stage(page);
  await page.goto("/en/login");
  const foot = page.getByRole("contentinfo");
  await foot.scrollIntoViewIfNeeded();
  await expect(foot.getByText(`© ${new Date().getFullYear()} Quizmill`)).toBeVisible();
  const contact = foot.getByRole("link", { name: "Contact" });
  await expect(contact).toHaveAttribute("href", "mailto:hello@example.org");
});

test("the first tab stop leads past the header", async ({ page }) => {
  await stage(page);
  await page.goto("/en/terms");
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  const skip = page.getByRole("link", { name: "Skip to content" });
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS("opacity", "1");
  await page.keyboard.press("Enter");
  await expect(main(page)).toBeFocused();
});

test("a login requests a session for now, with the e-mail trimmed", async ({ page }) => {
  await stage(page, { "POST /api/auth/login": account()["POST /api/auth/refresh"] as object });
  const sent = page.waitForRequest("**/api/auth/login");
  await page.goto("/en/login");
  await page.getByLabel("E-mail").fill("  maria.sommer@example.org ");
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  const box = page.getByRole("checkbox", { name: "Keep me logged in on this device" });
  await expect(box).toBeChecked();
  await box.uncheck();
  await main(page).getByRole("button", { name: "Log in" }).click();
  const body = { email: "maria.sommer@example.org", password: "Correct-horse-7", remember: false };
  expect((await sent).postDataJSON()).toEqual(body);
  await expect(page).toHaveURL(/\/en\/?$/);
});

test("while a file is sent and processed, the page shows the progress, and accepts no other", async ({
  page,
}) => {
  const progress = { stage: "generating", done: 11, total: 29, questions: 14, etaSeconds: 38 };
  const asked: string[] = [];
  await asMember(page, "/en/upload", {
    "POST /api/upload/bootstrap": async (route) => {
      asked.push(new URL(route.request().url()).search);
    },
    "GET /api/uploads/*": { ...progress, datasetId: null, failureCode: null, document: null },
  });
  const send = main(page).getByRole("button", { name: "Make questions" });
  await expect(send).toBeDisabled();
  const file = { name: "lecture-4.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await chooseFile(page, file);
  await main(page).getByRole("radio", { name: "Test" }).check();
  await send.click();
  await expect(send).toHaveCount(0);
  await expect(main(page).getByText("lecture-4.pdf")).toHaveCount(1);
  await expect(page.locator('input[type="file"]')).toHaveCount(0);
  await expect(main(page).getByRole("radio", { name: "Test" })).toBeDisabled();
  await expect(main(page).getByText("This may take about a minute.")).toBeVisible();
  await expect.poll(() => asked).toEqual(["?mode=test&minFirst=5&language=en"]);
  await main(page).getByRole("button", { name: "Cancel" }).click();
  await expect(send).toBeEnabled();
  await expect(send).toBeFocused();
});

test("the box for a ready set links to the quiz, here and in a new tab", async ({ page }) => {
  await showScene(page, "upload-ready");
  await expect(main(page).getByText(/ of about 37 questions are ready$/)).toBeVisible();
  await expect(main(page).getByText("Passage 11 of 29")).toBeVisible();
  await expect(main(page).getByText(/about 38\ssec left/)).toBeVisible();
  await expect(main(page).getByText("The rest keep coming while you play.")).toBeVisible();
  const address = "/en/dataset/sample?job=job&token=t";
  await expect(main(page).getByRole("link", { name: "Start quiz" })).toHaveAttribute("href", address);
  const elsewhere = main(page).getByRole("link", { name: /^Open in a new tab/ });
  await expect(elsewhere).toHaveAttribute("href", address);
  await expect(elsewhere).toHaveAttribute("target", "_blank");
});

test("the list shows for each set its name, size, day, state and link", async ({ page }) => {
  await asMember(page, "/en/my", { "GET /api/datasets": sampleList("en") });
  const rows = main(page).getByRole("listitem");
  const standings = ["Being written", "Waiting", "128 questions", "Ended early", "Failed"];
  await expect(rows).toHaveCount(standings.length);
  for (const [at, words] of standings.entries()) await expect(rows.nth(at)).toContainText(words);
  await expect(rows.nth(0)).toContainText("12 questions");
  await expect(rows.nth(0)).toContainText("11 of 29 passages");
  await expect(rows.nth(1)).toContainText("Untitled set");
  await expect(rows.nth(2)).toContainText("128 questions");
  await expect(rows.nth(2).locator("time")).toHaveText(/12 May 2026|May 12, 2026/);
  await expect(rows.nth(2).getByRole("link", { name: /^Open/ })).toHaveAttribute("href", "/en/dataset/ready");
  await expect(rows.nth(2).getByRole("heading").getByRole("link")).toHaveAttribute("href", "/en/sets/ready");
  await expect(main(page).getByRole("link", { name: "New set" })).toHaveAttribute("href", "/en/upload");
});

test("an empty list has only one link to a first set, and without an account there is only the title", async ({
  page,
}) => {
  await asMember(page, "/en/my");
  await expect(main(page).getByRole("link", { name: "Make the first set" })).toHaveAttribute(
    "href",
    "/en/upload",
  );
  await expect(main(page).getByRole("link")).toHaveCount(1);
  await page.evaluate("localStorage.removeItem('access_token')");
  await page.reload();
  await expect(main(page).getByRole("link")).toHaveCount(0);
  await expect(main(page)).toHaveText("My sets");
});

test("the account shows the profile, a dash for no name, and the totals so far", async ({ page }) => {
  const me = { email: "maria.sommer@example.org", createdAt: "2025-09-14T08:20:00.000Z" };
  await asMember(page, "/en/account", { "GET /api/me": me });
  const fact = (label: string) =>
    page.locator("dt", { hasText: new RegExp(`^${label}$`) }).locator("xpath=../dd");
  await expect(fact("E-mail")).toHaveText(me.email);
  await expect(fact("Name")).toHaveText("–");
  await expect(fact("Member since")).toHaveText(/14 September 2025|September 14, 2025/);
  await expect(fact("Sets")).toHaveText("12");
  await expect(fact("Questions")).toHaveText("486");
  await expect(fact("Answer options")).toHaveText("1,944");
  await expect(fact("Passages read")).toHaveText("310 of 342");
});

test("nothing moves for people who ask for less motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await asMember(page, "/en/my", { "GET /api/datasets": never });
  await expect(main(page).getByRole("status", { name: "Loading" })).toBeVisible();
  const moving = `document.getAnimations().filter(({ effect }) => effect.getComputedTiming().iterations > 1 ||
    effect.getComputedTiming().duration > 1).length`;
  expect(await page.evaluate(moving)).toBe(0);
});
