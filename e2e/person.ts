import { readFileSync } from "node:fs";
import path from "node:path";
import { type APIResponse, type Browser, expect, type Locator, type Page } from "@playwright/test";
import { type DatasetDetail, DatasetDetailSchema, LIMITS } from "@quizmill/contract";
import { patience } from "../testing/share.ts";
import { consentAnswered } from "./consent-answered.ts";

const FIXTURES = path.resolve(import.meta.dirname, "../fixtures");
export const PASSWORD = "Correct-horse-7";
/** For what takes the server long: reading a document, writing its questions. */
export const WORK = { timeout: 30_000 * patience() };

export function fixture(name: string): string {
  return path.join(FIXTURES, name);
}

/** The text of a fixture, as a person would paste it. */
export function notesFrom(name: string): string {
  const text = readFileSync(fixture(path.join("texts", name)), "utf8");
  return text.replace(/^---\n.*?\n---\n/s, "").trim();
}

export function newEmail(): string {
  return `${crypto.randomUUID()}@example.org`;
}

/** Opens an account as a person does, and ends on the page after that. */
export async function registerByHand(page: Page, email = newEmail()): Promise<string> {
  await page.goto("/en/register");
  await sendRegistration(page, email);
  await expect(page).toHaveURL(/\/en\/upload$/);
  return email;
}

/** Fills in the form that is on the page, and sends it. */
export async function sendRegistration(page: Page, email = newEmail()): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: /accept/ }).check();
  await page.getByRole("main").getByRole("button", { name: "Register" }).click();
}

/** Gives the browser an account, for journeys that begin after the form. Opens no page of the product. */
export async function register(page: Page, email = newEmail()): Promise<string> {
  await beginSession(page, "/api/auth/register", email);
  return email;
}

/** Gives another browser the session of an account that `register` made. */
async function logInQuietly(page: Page, email: string): Promise<void> {
  await beginSession(page, "/api/auth/login", email);
}

async function beginSession(page: Page, call: string, email: string): Promise<void> {
  const headers = {
    "x-forwarded-for": `10.${[0, 0, 0].map(() => Math.floor(256 * Math.random())).join(".")}`,
  };
  const answer = await page.request.post(call, { headers, data: { email, password: PASSWORD } });
  const { accessToken, user } = await jsonOf(answer);
  if (page.url() === "about:blank") await page.goto("/robots.txt");
  const stored = { access_token: accessToken, "auth.user": JSON.stringify(user) };
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(stored)})`);
}

async function jsonOf(answer: APIResponse) {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.status() === 204 ? null : answer.json();
}

export async function authorization(page: Page) {
  return { authorization: `Bearer ${await page.evaluate("localStorage.getItem('access_token')")}` };
}

/** What the server answers to the person who is logged in on this page. */
export async function ask(page: Page, path: string, method = "GET", data?: object) {
  const headers = await authorization(page);
  return jsonOf(await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) }));
}

/** Ends what the server still does for this account, so that it does not run beside the next journeys. */
export async function deleteAccount(page: Page): Promise<void> {
  await ask(page, "/me", "DELETE");
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Log in" }).click();
}

export async function chooseFile(page: Page, files: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
  // Nobody has chosen a file before the program is there, as fast as a test can.
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
  await page.locator('input[type="file"]:not([capture])').setInputFiles(files);
}

/** Uploads a document in study mode and waits for the preview-ready box. */
export async function upload(page: Page, file: string): Promise<void> {
  await page.goto("/en/upload");
  await chooseFile(page, file);
  await page.getByRole("button", { name: "Make questions" }).click();
  await expect(page.getByRole("link", { name: "Start quiz" })).toBeVisible(WORK);
}

/**
 * Makes a set of these notes, for journeys that begin after the upload page; returns its id and its live URL. A text
 * that is too long for notes is uploaded as a file.
 */
export async function makeSet(page: Page, notes: string): Promise<{ id: string; address: string }> {
  const isFile = notes.length > LIMITS.notes.maxChars;
  const file = { name: "Notes.txt", mimeType: "text/plain", buffer: Buffer.from(notes) };
  const target = `/api/${isFile ? "upload" : "notes"}/bootstrap?mode=study&minFirst=5`;
  const answer = await page.request.post(target, {
    headers: await authorization(page),
    ...(isFile ? { multipart: { file } } : { data: { text: notes, name: "Notes" } }),
    ...WORK,
  });
  const { datasetId, jobId, token } = await jsonOf(answer);
  return { id: datasetId, address: `/en/dataset/${datasetId}?job=${jobId}&token=${token}` };
}

/** Makes a set of these notes and opens it, live. */
export async function openSet(page: Page, notes: string): Promise<void> {
  const { address } = await makeSet(page, notes);
  await page.goto(address);
}

/** The set as the server has it. */
export async function readSet(page: Page, id: string): Promise<DatasetDetail> {
  return DatasetDetailSchema.parse(await ask(page, `/datasets/${id}`));
}

/** Waits until all questions of a set are written. */
export async function waitUntilReady(page: Page, id: string): Promise<void> {
  await expect.poll(async () => (await ask(page, `/datasets/${id}`)).status, WORK).toBe("READY");
}

/** Makes a set of these notes with all of its questions; gives its id. */
export async function makeWholeSet(page: Page, notes = notesFrom("en-photosynthesis.md")): Promise<string> {
  const { id } = await makeSet(page, notes);
  await waitUntilReady(page, id);
  return id;
}

/** Opens a set of a lecture once all of its questions are there; gives its id. */
export async function openFinishedSet(page: Page): Promise<string> {
  const id = await makeWholeSet(page);
  await page.goto(`/en/dataset/${id}`);
  await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible();
  return id;
}

/** Selects the first option and checks it. */
export async function answer(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("radio").first().check({ force: true });
  await page.getByRole("button", { name: "Check", exact: true }).click();
}

/** Lets this browser believe that the quiz of a set has ended, without any answers. */
export async function endQuiz(page: Page, id: string): Promise<void> {
  const session = { version: 1, idx: 0, selectedByQ: {}, revealedByQ: {}, finished: true, updatedAt: 0 };
  await page.evaluate(`localStorage.setItem('quiz-session.v1.${id}', '${JSON.stringify(session)}')`);
}

/** Makes a set of these notes and shows its results, without any answers. */
export async function openResults(page: Page, notes: string, language = "en"): Promise<DatasetDetail> {
  const id = await makeWholeSet(page, notes);
  await endQuiz(page, id);
  await page.goto(`/${language}/dataset/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return readSet(page, id);
}

/** A second device of the same person. */
export async function otherDevice(browser: Browser, baseURL: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1_440, height: 900 },
    serviceWorkers: "block",
    storageState: consentAnswered(baseURL),
  });
  const page = await context.newPage();
  await logInQuietly(page, email);
  return page;
}
