import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { SERVER_LOG } from "./address.ts";
import { test } from "./kept-page.ts";
import { logIn, newEmail, PASSWORD, register } from "./person.ts";

/** The links are counted, so only one journey at a time may request one. */
test.describe.configure({ mode: "default" });

const NEW_PASSWORD = "Battery-staple-8";

const linksSent = () =>
  [...readFileSync(SERVER_LOG, "utf8").matchAll(/"link":"([^"]+)"/g)].map(([, link]) => link ?? "");

/** Requests a link as a person does; returns the text of the page after that. */
async function forget(page: Page, email: string): Promise<string> {
  await page.goto("/en/login");
  await page.getByRole("main").getByRole("link", { name: "Forgot your password?" }).click();
  // The page before has a field of the same name, which stays until the next one is rendered.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Forgot your password?");
  await page.getByLabel("E-mail").fill(email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("button", { name: "Send it again" })).toBeVisible();
  return page.getByRole("main").innerText();
}

async function choosePassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Save the password" }).click();
}

test("a forgotten password is replaced through the link, once, and the old one no longer works", async ({
  page,
  browser,
}) => {
  const elsewhere = await (await browser.newContext()).newPage();
  const email = await register(elsewhere);
  const before = linksSent().length;
  await forget(page, email);
  await expect.poll(() => linksSent().length).toBe(before + 1);
  const link = linksSent().at(-1) ?? "";
  await choosePassword(page, link, "lowercase");
  await expect(page.getByText("The password must contain at least one uppercase letter.")).toBeVisible();
  await choosePassword(page, link, NEW_PASSWORD);
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("Invalid e-mail or password.")).toBeVisible();
  await logIn(page, email, NEW_PASSWORD);
  await expect(page).toHaveURL(/\/en\/?$/);
  await elsewhere.goto("/en/account");
  await expect(elsewhere.getByText("Log in to see your account.")).toBeVisible();
  await choosePassword(page, link, "Another-staple-9");
  await expect(page.getByText("This link has been used or is older than 30 minutes.")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/en\/forgot-password$/);
});

test("a request for a link does not reveal whether the address has an account", async ({ page }) => {
  const email = await register(page);
  await page.evaluate("localStorage.clear()");
  await page.context().clearCookies();
  const before = linksSent().length;
  const toStranger = await forget(page, newEmail());
  const toMember = await forget(page, email);
  expect(toStranger).toBe(toMember);
  await expect.poll(() => linksSent().length).toBe(before + 1);
});

test("an incomplete link leads to a new one", async ({ page }) => {
  await page.goto("/en/reset-password");
  await expect(page.getByText("This link is not complete")).toBeVisible();
  await page.getByRole("link", { name: "Ask for a new link" }).click();
  await expect(page).toHaveURL(/\/en\/forgot-password$/);
});
