import { describe, expect, it } from "vitest";
import { type KeyContext, type KeyPress, keyIntent } from "./keyboard.ts";
import { normaliseQuestions } from "./questions.ts";

const [question] = normaliseQuestions([
  { id: 1, text: "?", options: [{ text: "a" }, { text: "b" }, { text: "c" }] },
]);
const [cyrillic] = normaliseQuestions([
  { id: 1, text: "?", options: ["А", "Б", "В"].map((label) => ({ label, text: label })) },
]);
const idle: KeyContext = {
  question,
  canCheck: false,
  isOnControl: false,
  shortcutsOn: true,
  asksConfidence: false,
};

function press(key: string, more: Partial<KeyPress> = {}): KeyPress {
  return { key, code: "", hasModifier: false, isRepeat: false, ...more };
}

describe("Enter", () => {
  it("checks a chosen answer and otherwise goes on", () => {
    expect(keyIntent(press("Enter"), { ...idle, canCheck: true })).toEqual({ type: "check" });
    expect(keyIntent(press("Enter"), idle)).toEqual({ type: "next" });
  });

  it("is left to the button it is pressed on", () => {
    expect(keyIntent(press("Enter"), { ...idle, isOnControl: true })).toBeNull();
  });

  it("does nothing more while it is held down", () => {
    expect(keyIntent(press("Enter", { isRepeat: true }), idle)).toBeNull();
  });
});

describe("the arrows", () => {
  it("go to the previous and the next question", () => {
    expect(keyIntent(press("ArrowLeft"), idle)).toEqual({ type: "previous" });
    expect(keyIntent(press("ArrowRight"), idle)).toEqual({ type: "next" });
  });

  it("up and down are left to the radio buttons", () => {
    expect(keyIntent(press("ArrowUp"), idle)).toBeNull();
    expect(keyIntent(press("ArrowDown"), idle)).toBeNull();
  });
});

describe("digits and letters", () => {
  it.each([
    ["1", 1],
    ["3", 3],
    ["a", 1],
    ["C", 3],
  ])("%s chooses option %i", (key, optionId) => {
    expect(keyIntent(press(key), idle)).toEqual({ type: "select", optionId });
  });

  it.each(["0", "4", "d", "F5", "Tab", " ", "-"])("%s chooses nothing", (key) => {
    expect(keyIntent(press(key), idle)).toBeNull();
  });

  it("go by the option's own label first", () => {
    expect(keyIntent(press("б"), { ...idle, question: cyrillic })).toEqual({ type: "select", optionId: 2 });
  });

  it("go by the key's position on a layout without Latin letters", () => {
    expect(keyIntent(press("ф", { code: "KeyA" }), idle)).toEqual({ type: "select", optionId: 1 });
    expect(keyIntent(press("с", { code: "KeyC" }), idle)).toEqual({ type: "select", optionId: 3 });
  });

  it("can be switched off without losing Enter and the arrows", () => {
    const off = { ...idle, shortcutsOn: false };
    expect(keyIntent(press("1"), off)).toBeNull();
    expect(keyIntent(press("a"), off)).toBeNull();
    expect(keyIntent(press("ArrowRight"), off)).toEqual({ type: "next" });
  });
});

it("are left to the browser in combination with other keys", () => {
  for (const key of ["1", "c", "Enter", "ArrowLeft"]) {
    expect(keyIntent(press(key), idle)).not.toBeNull();
    expect(keyIntent(press(key, { hasModifier: true }), idle)).toBeNull();
  }
});
