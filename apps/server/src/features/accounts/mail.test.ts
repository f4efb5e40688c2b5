import { createServer, type Socket } from "node:net";
import { LANGUAGES } from "@quizmill/contract";
import { afterEach, describe, expect, inject, it } from "vitest";
import { startTestApp, TEST_PASSWORD, type TestApp } from "../../test-app.ts";
import { createTestHome, type TestHome } from "../../test-home.ts";
import { endServerProcess, type ServerProcess, startServerProcess } from "../../test-process.ts";
import { type SmtpProcess, startSmtpProcess } from "../../test-smtp.ts";

let server: TestApp | undefined;
let smtp: SmtpProcess | undefined;
afterEach(async () => {
  await server?.stop();
  await smtp?.stop();
  [server, smtp] = [undefined, undefined];
});

const MAIL = { MAIL_FROM: "Quizmill <quiz@example.org>", PUBLIC_URL: "https://quiz.example" };

async function start(settings: Record<string, string>) {
  const started = await startTestApp({ settings: { ...MAIL, ...settings } });
  server = started;
  const post = (path: string, body: unknown) => started.call("POST", path, { body });
  const forgot = (email: string, language?: string) => post("/api/auth/password/forgot", { email, language });
  return { ...started, post, forgot };
}

async function startWithMail() {
  smtp = await startSmtpProcess();
  return { ...smtp, ...(await start({ SMTP_URL: smtp.url })) };
}

describe("a reset mail, through a mail server", () => {
  it("arrives in the reader's language, and its link opens the account once", async () => {
    const { next, account, forgot, post, call } = await startWithMail();
    const { email, token } = await account();
    expect((await forgot(email, "uk")).status).toBe(204);
    const letter = await next();
    expect(letter).toMatchObject({ from: "quiz@example.org", to: [email] });
    expect(letter.subject).toBe("Установи новий пароль Quizmill");
    const [, resetToken] =
      /^https:\/\/quiz\.example\/uk\/reset-password\?token=(\S+)$/m.exec(letter.body) ?? [];
    expect(letter.body).not.toContain(TEST_PASSWORD);
    const reset = { token: resetToken, password: "Another-horse-8" };
    expect((await post("/api/auth/password/reset", reset)).status).toBe(204);
    expect((await post("/api/auth/password/reset", reset)).status).toBe(400);
    expect((await call("GET", "/api/me", { token })).status).toBe(401);
    expect((await post("/api/auth/login", { email, password: TEST_PASSWORD })).status).toBe(401);
    expect((await post("/api/auth/login", { email, password: reset.password })).status).toBe(200);
  });

  it("is written in every supported language, and in English for others", async () => {
    const { next, account, forgot } = await startWithMail();
    const subjects = new Set<string>();
    for (const language of LANGUAGES) {
      const { email } = await account();
      await forgot(email, language);
      const { subject, body } = await next();
      expect(body).toContain(`/${language}/reset-password?token=`);
      subjects.add(subject);
    }
    expect(subjects.size).toBe(LANGUAGES.length);
    const { email } = await account();
    await forgot(email, "tlh");
    expect((await next()).body).toContain("/en/reset-password");
  });

  it("goes only to people with an account, and the answer is the same", async () => {
    const { next, letters, account, forgot } = await startWithMail();
    const { email } = await account();
    const answers = [await forgot("nobody@example.org"), await forgot(email)];
    await next();
    expect(letters.map(({ to }) => to)).toEqual([[email]]);
    const told = answers.map(({ status, headers }) => [status, [...headers.keys()]]);
    expect(told[0]).toEqual(told[1]);
  });

  it.each([
    "a@example.org\r\nBcc: b@example.org",
    "a@example.org, b@example.org",
    "<a@example.org> b@example.org",
  ])("is sent to no other address: %j is not valid", async (address) => {
    const { forgot } = await start({});
    expect((await forgot(address)).status).toBe(400);
  });
});

/** What is logged does not depend on the database. */
describe.skipIf(inject("postgresUrl") !== undefined)("a mail that cannot be sent", () => {
  let running: ServerProcess;
  let home: TestHome;
  afterEach(async () => {
    await endServerProcess(running, "SIGKILL");
    await home.remove();
  });

  it.each([
    ["the server refuses the address", { isRefusing: true }, "EENVELOPE"],
    ["the server's certificate cannot be trusted", { hasTls: true }, "ESOCKET"],
  ])("is reported in the log without the address, and nowhere else: %s", async (_why, manners, code) => {
    smtp = await startSmtpProcess(manners);
    home = await createTestHome();
    running = await startServerProcess({ home, logLevel: "trace", more: { SMTP_URL: smtp.url } });
    const body = { email: "zebra@example.org", password: TEST_PASSWORD };
    expect((await running.call("POST", "/api/auth/register", { body })).status).toBe(201);
    const answer = await running.call("POST", "/api/auth/password/forgot", { body: { email: body.email } });
    expect(answer.status).toBe(204);
    const line = () => running.output.find((text) => text.includes("could not be sent"));
    await expect.poll(line).toBeDefined();
    expect(JSON.parse(line() ?? "")).toMatchObject({ err: { code } });
    expect(running.output.join()).not.toContain("zebra");
    expect(smtp.letters).toEqual([]);
  });
});

describe("a mail server that never answers", () => {
  it("delays no caller: the answer comes before the server is asked", async () => {
    const sockets: Socket[] = [];
    const mute = createServer((socket) => sockets.push(socket.resume()));
    await new Promise<void>((resolve) => mute.listen(0, "127.0.0.1", resolve));
    const { port } = mute.address() as { port: number };
    const { account, forgot } = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const { email } = await account();
    for (const address of [email, "nobody@example.org"]) expect((await forgot(address)).status).toBe(204);
    await expect.poll(() => sockets.length).toBe(1);
    // No connection was closed in the meantime.
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false]);
    for (const socket of sockets) socket.destroy();
    mute.close();
  });
});
