import { mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { test } from "./kept-page.ts";
import { answer, chooseFile, makeSet, notesFrom, register } from "./person.ts";
import { sampleSet } from "./sample-sets.ts";
import { account, refuse, signIn, stage, tokenEnding } from "./stage.ts";
import { everyday } from "./tags.ts";

const HOUR_MS = 3_600_000;

test("two tabs with one set keep the answers of both", everyday, async ({ page, context }) => {
  await register(page);
  const { id } = await makeSet(page, notesFrom("en-photosynthesis.md"));
  const address = `/en/dataset/${id}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(tab.getByRole("radio").first()).toBeAttached();
  }
  const next = (tab: Page) => tab.getByRole("button", { name: "Next", exact: true });
  for (let question = 1; question <= 3; question += 1) {
    await answer(page);
    await next(page).click();
  }
  for (let question = 1; question <= 4; question += 1) await next(other).click();
  await answer(other);
  for (const tab of [page, other]) await expect(tab.getByText(/^\d of 4 right$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^\d of 4 right$/)).toBeVisible();
});

test("for a file that was changed after it was chosen, the page asks again", async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), "quizmill-changed-"));
  const file = path.join(folder, "notes.txt");
  await signIn(page);
  await stage(page, account());
  for (const change of [
    () => writeFile(file, "Something else was saved under the same name meanwhile."),
    () => rename(file, path.join(folder, "elsewhere.txt")),
    () => rm(file),
  ]) {
    await writeFile(file, "Water boils at a hundred degrees. ".repeat(20));
    await page.goto("/en/upload");
    await chooseFile(page, file);
    await change();
    await page.getByRole("button", { name: "Make questions" }).click();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText("changed, moved or deleted");
    await expect(alert.getByRole("button", { name: "Try again" })).toHaveCount(0);
    await expect(alert).toBeFocused();
    await alert.getByRole("button", { name: "Choose it again" }).click();
    await expect(page.getByRole("button", { name: "choose one" })).toBeFocused();
  }
  await rm(folder, { recursive: true });
});

test("two files dropped at once are both taken, and none is lost when one is taken out", async ({ page }) => {
  await signIn(page);
  await stage(page, account());
  await page.goto("/en/upload");
  const drop = await page.evaluateHandle(`(() => {
    const transfer = new DataTransfer();
    for (const name of ["first.txt", "second.txt"]) transfer.items.add(new File(["words"], name));
    return transfer;
  })()`);
  await page.getByRole("group", { name: "Document" }).dispatchEvent("drop", { dataTransfer: drop });
  await expect(page.getByText("first.txt")).toBeVisible();
  await expect(page.getByRole("heading", { name: "2 files" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Make questions" })).toBeFocused();
  await page.getByRole("button", { name: "Remove first.txt" }).click();
  await expect(page.getByText("second.txt")).toBeVisible();
  await expect(page.getByRole("group", { name: "One set or several?" })).toBeHidden();
});

test("an expired session is reported in place of its set, and the login leads back to it", async ({
  page,
}) => {
  const answered = { accessToken: tokenEnding(HOUR_MS), user: { email: "a@example.org", createdAt: "" } };
  let isLoggedIn = false;
  await signIn(page);
  await stage(page, {
    ...account(),
    "GET /api/datasets/*": (route) =>
      isLoggedIn ? route.fulfill({ json: sampleSet("en") }) : refuse("UNAUTHORIZED")(route),
    "POST /api/auth/refresh": refuse("UNAUTHORIZED"),
    "POST /api/auth/login": (route) => {
      isLoggedIn = true;
      return route.fulfill({ json: answered });
    },
  });
  await page.goto("/en/dataset/sample");
  await expect(page.getByText("Log in to open this set")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("E-mail").fill("a@example.org");
  await page.getByLabel("Password", { exact: true }).fill("Correct-horse-7");
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("radio").first()).toBeAttached();
});

test("a set is hidden as soon as another tab is logged out", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await signIn(tab);
    await stage(tab, { ...account(), "GET /api/datasets/*": sampleSet("en") });
    await tab.goto("/en/dataset/sample");
    await expect(tab.getByRole("radio").first()).toBeAttached();
  }
  await other.getByRole("button", { name: /^Your account/ }).click();
  await other.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByText("Log in to open this set")).toBeVisible();
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Cell biology/);
});
