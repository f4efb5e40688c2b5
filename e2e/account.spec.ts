import { expect } from "@playwright/test";
import { test } from "./kept-page.ts";
import { logIn, newEmail, PASSWORD, register, sendRegistration } from "./person.ts";
import { everyday } from "./tags.ts";

test("upload asks for a login first and returns to the complete URL", everyday, async ({ page }) => {
  await page.goto("/en/upload?from=poster#notes");
  await page.getByRole("main").getByRole("link", { name: "Open an account" }).click();
  // The login has fields of the same names, which stay until the next page is rendered.
  await expect(page.getByRole("checkbox", { name: /^I accept/ })).toBeVisible();
  const email = newEmail();
  await sendRegistration(page, email);
  await expect(page).toHaveURL(/\/en\/upload\?from=poster#notes$/);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/en/upload?from=mail#notes");
  await expect(page).toHaveURL(/\/en\/login\?next=/);
  await logIn(page, email);
  await expect(page).toHaveURL(/\/en\/upload\?from=mail#notes$/);
});

test("the form says what is missing in which field", async ({ page }) => {
  await page.goto("/en/register");
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("Please provide an e-mail.")).toBeVisible();
  await expect(page.getByText("Please provide a password.")).toBeVisible();
  await expect(page.getByText("You must accept the Terms and the Privacy Policy.")).toBeVisible();
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("lowercase");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("The password must contain at least one uppercase letter.")).toBeVisible();
});

test("logging out in one tab logs out the other", async ({ page, context }) => {
  await register(page);
  await page.goto("/en");
  const other = await context.newPage();
  await other.goto("/en/my");
  await expect(other.getByText("No sets yet")).toBeVisible();
  await page.getByRole("button", { name: /^Your account/ }).click();
  await page.getByText("Log out", { exact: true }).click();
  await expect(other.getByText("No sets yet")).toBeHidden();
  await other.goto("/en/upload");
  await expect(other).toHaveURL(/\/en\/login\?next=/);
});

test("tokens removed in one tab log out the other", async ({ page, context }) => {
  await register(page);
  await page.goto("/en");
  const other = await context.newPage();
  await other.goto("/en/my");
  await expect(other.getByText("No sets yet")).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem("access_token");
    localStorage.removeItem("auth.user");
  });
  await expect(other.getByText("No sets yet")).toBeHidden();
});

test("two tabs whose token expired renew it only once together", async ({ page, context }) => {
  await register(page);
  const other = await context.newPage();
  const renewals: number[] = [];
  context.on("response", (response) => {
    if (response.url().endsWith("/api/auth/refresh")) renewals.push(response.status());
  });
  await other.goto("/en/terms");
  await page.evaluate(() => localStorage.setItem("access_token", "ended"));
  await Promise.all([page.goto("/en/my"), other.goto("/en/account")]);
  await expect(page.getByText("No sets yet")).toBeVisible();
  await expect(other.getByText("Member since")).toBeVisible();
  expect(renewals).toEqual([200]);
});

test(
  "an account says how full it is, and its data can be downloaded as a file",
  everyday,
  async ({ page }) => {
    await register(page);
    await page.goto("/en/account");
    await expect(page.getByRole("definition").filter({ hasText: "0 of 200,000" })).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download my data" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("quizmill-export.zip");
    const [first] = await Array.fromAsync(await file.createReadStream());
    expect(Buffer.from(first as Uint8Array).toString("latin1", 0, 4)).toBe("PK\u0003\u0004");
  },
);

test("a new password can be set while logged in, and ends the session on the other device", async ({
  page,
  browser,
}) => {
  const email = await register(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/en/login");
  await logIn(other, email);
  await expect(other).not.toHaveURL(/login/);
  await page.goto("/en/account");
  await page.getByRole("button", { name: "Change the password" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password", { exact: true }).fill("Wrong-password-1");
  await dialog.getByLabel("New password", { exact: true }).fill("Battery-staple-8");
  await dialog.getByRole("button", { name: "Save the password" }).click();
  await expect(dialog.getByText("This is not your current password.")).toBeVisible();
  await dialog.getByLabel("Current password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "Save the password" }).click();
  await expect(page.getByText("Your password is changed")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Member since")).toBeVisible();
  await other.goto("/en/account");
  await expect(other.getByText("Log in to see your account.")).toBeVisible();
  await other.goto("/en/login");
  await logIn(other, email, "Battery-staple-8");
  await expect(other).not.toHaveURL(/login/);
});

test("a session on another device is listed, and can be ended with the password", async ({
  page,
  browser,
}) => {
  const email = await register(page);
  const other = await (await browser.newContext()).newPage();
  await other.goto("/en/login");
  await logIn(other, email);
  await expect(other).not.toHaveURL(/login/);
  await page.goto("/en/account");
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  const remembered = page.getByRole("checkbox", { name: "Keep me logged in on this device" });
  await expect(remembered).toBeChecked();
  const renewed = page.waitForResponse(/\/api\/auth\/refresh/);
  await remembered.click();
  await renewed;
  await page.reload();
  await expect(remembered).not.toBeChecked();
  await page.getByRole("button", { name: /^End the session: / }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "End this session" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: /^End the session: / })).toHaveCount(0);
  await other.goto("/en/account");
  await expect(other.getByText("Log in to see your account.")).toBeVisible();
});

test("a deleted account is gone, also from the browser", everyday, async ({ page }) => {
  const email = await register(page);
  await page.goto("/en/account");
  await page.evaluate("localStorage.setItem('quiz-session.v1.sample', '{}')");
  const open = () => page.getByRole("button", { name: "Delete my account" }).click();
  await open();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  const kept = await page.evaluate("Object.keys(localStorage).filter((key) => /token|auth|quiz/.test(key))");
  expect(kept).toEqual([]);
  await page.goto("/en/login");
  await logIn(page, email, PASSWORD);
  await expect(page.getByText("Invalid e-mail or password.")).toBeVisible();
});
