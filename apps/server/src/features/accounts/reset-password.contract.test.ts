import { LIMITS } from "@quizmill/contract";
import { beforeEach, describe, expect, it } from "vitest";
import type { Letter } from "../../platform/mail.ts";
import { describeStore } from "../../test-store.ts";
import { createPasswords } from "./passwords.ts";
import { forgotPassword, type ResetDeps, resetPassword } from "./reset-password.ts";
import { findAccount, insertAccount } from "./store.ts";

let clock = 1_000_000;
const passwords = createPasswords();

describeStore("Resetting a password", (db) => {
  beforeEach(async () => {
    await insertAccount(db, {
      id: "ada",
      email: "ada@example.org",
      name: null,
      passwordHash: await passwords.hash("Old-password-1"),
      sessionVersion: 0,
      createdAt: clock,
      deletedAt: null,
      takenFrom: null,
    });
  });

  /** Requests a link and waits for the mail. */
  async function letterFor(language?: string): Promise<{ deps: ResetDeps; letter: Letter; token: string }> {
    const arrived = Promise.withResolvers<Letter>();
    const deps: ResetDeps = {
      db,
      now: () => clock,
      passwords,
      publicUrl: () => "https://quiz.example",
      sendMail: async (letter) => arrived.resolve(letter),
      log: { warn: arrived.reject, error: arrived.reject },
    };
    forgotPassword(deps, "ADA@example.org", language);
    const letter = await arrived.promise;
    return { deps, letter, token: /token=(\S+)/.exec(letter.text)?.[1] ?? "" };
  }

  describe("a reset link", () => {
    it("is sent in the reader's language, to the page of that language", async () => {
      const { letter } = await letterFor("de");
      expect(letter.to).toBe("ada@example.org");
      expect(letter.subject).toContain("Passwort");
      expect(letter.text).toContain("https://quiz.example/de/reset-password?token=");
    });

    it("sets the new password once and ends all sessions", async () => {
      const { deps, token } = await letterFor();
      await resetPassword(deps, token, "New-password-1");
      const account = await findAccount(db, "ada");
      expect(account?.sessionVersion).toBe(1);
      expect(await passwords.isRight(account?.passwordHash, "New-password-1")).toBe(true);
      await expect(resetPassword(deps, token, "Other-password-1")).rejects.toMatchObject({
        code: "RESET_TOKEN_INVALID",
      });
    });

    it("sets no password that attackers guess first, and can then be used for a better one", async () => {
      const { deps, token } = await letterFor();
      await expect(resetPassword(deps, token, "Password1")).rejects.toMatchObject({
        code: "PASSWORD_TOO_COMMON",
      });
      await resetPassword(deps, token, "New-password-1");
    });

    it("expires after thirty minutes", async () => {
      const { deps, token } = await letterFor();
      clock += LIMITS.account.passwordResetLifetimeMs + 1;
      await expect(resetPassword(deps, token, "New-password-1")).rejects.toMatchObject({
        code: "RESET_TOKEN_INVALID",
      });
    });

    it("goes to the log if no mail is set up", async () => {
      const logged = Promise.withResolvers<unknown>();
      const deps: ResetDeps = {
        db,
        now: () => clock,
        passwords,
        publicUrl: () => "https://quiz.example",
        sendMail: null,
        log: { warn: logged.resolve, error: logged.reject },
      };
      forgotPassword(deps, "ada@example.org", "en");
      expect(await logged.promise).toMatchObject({
        link: expect.stringContaining("/en/reset-password?token="),
      });
    });
  });
});
