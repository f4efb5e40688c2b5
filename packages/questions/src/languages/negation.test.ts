import { profileOf } from "@quizmill/language";
import { describe, expect, it } from "vitest";

/** "Not only … but also" says both of it; without its second half it leaves open what else is so. */
describe("what sounds like a negation", () => {
  it.each([
    ["en", "It stores not only heat but also light.", "It stores not only heat."],
    ["de", "Er speichert nicht nur Wärme, sondern auch Licht.", "Er speichert nicht nur Wärme."],
    ["es", "Guarda no solo calor, sino también luz.", "Guarda no solo calor."],
    ["pl", "Magazynuje nie tylko ciepło, ale także światło.", "Magazynuje nie tylko ciepło."],
    ["uk", "Це стало не тільки гаслом, а й реальним фактом.", "Це стало не тільки гаслом."],
  ] as const)("is none where both halves are told (%s)", (language, both, half) => {
    const { negation } = profileOf(language);
    expect(negation?.test(both)).toBe(false);
    expect(negation?.test(half)).toBe(true);
  });

  it.each([
    ["en", "It is not only heat, and it never melts, but it glows."],
    ["de", "Er speichert nicht nur Wärme, sondern auch Licht, jedoch nie lange."],
    ["es", "Guarda no solo calor, sino también luz, pero nunca mucha."],
    ["pl", "Magazynuje nie tylko ciepło, ale także światło, lecz nigdy długo."],
    ["uk", "Це стало не тільки гаслом, а й фактом, але ніколи не законом."],
  ] as const)("is one where something else is denied beside it (%s)", (language, text) => {
    expect(profileOf(language).negation?.test(text)).toBe(true);
  });
});
