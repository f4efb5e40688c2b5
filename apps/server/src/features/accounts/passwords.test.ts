import { availableParallelism } from "node:os";
import * as argon2 from "@node-rs/argon2";
import { LIMITS } from "@quizmill/contract";
import { expect, it } from "vitest";
import { createPasswords } from "./passwords.ts";

it("are hashed a few at a time, so that a flood of guesses leaves processors for other work", async () => {
  const held: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const verify = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => held.push(resolve));
    running -= 1;
    return false;
  };
  const passwords = createPasswords({ hash: argon2.hash, verify });
  const width = Math.max(1, Math.floor(availableParallelism() / 2));
  const served = width + LIMITS.account.passwordsWaiting;
  const guesses = Array.from({ length: served + 3 }, () =>
    passwords.isRight("$argon2id$", "guess").catch((error: { code: string }) => error.code),
  );
  expect(await Promise.all(guesses.slice(served))).toEqual(["SERVER_BUSY", "SERVER_BUSY", "SERVER_BUSY"]);
  for (let done = 0; done < served; done += 1) {
    await expect.poll(() => held.length).toBeGreaterThan(done);
    held[done]?.();
  }
  expect(new Set(await Promise.all(guesses.slice(0, served)))).toEqual(new Set([false]));
  expect(most).toBe(width);
});

it("are compared as they were typed, in full length and in their case", async () => {
  const passwords = createPasswords();
  const long = `Correct ${"horse ".repeat(30)}7`;
  const hashed = await passwords.hash(long);
  for (const other of [long.toLowerCase(), long.trimEnd().slice(0, -1), `${long} `, long.slice(0, 72)])
    expect(await passwords.isRight(hashed, other)).toBe(false);
  expect(await passwords.isRight(hashed, long)).toBe(true);
  // é as one code point, and as two.
  expect(await passwords.isRight(await passwords.hash("Caf\u00e9-12"), "Cafe\u0301-12")).toBe(true);
});
