import { expect, it } from "vitest";
import { linkTarget } from "./click.ts";

it("names a link by its path, without its query", () => {
  const origin = "https://quiz.example";
  expect(linkTarget("https://quiz.example/en/dataset/d?job=j&token=t#x", origin)).toBe("/en/dataset/d");
  expect(linkTarget("/en/terms", origin)).toBe("/en/terms");
});

it("does not reveal the target of other links", () => {
  const origin = "https://quiz.example";
  expect(linkTarget("mailto:me@example.org", origin)).toBe("mail");
  expect(linkTarget("https://other.example/secret", origin)).toBe("elsewhere");
  expect(linkTarget("blob:https://other.example/1", origin)).toBe("elsewhere");
});
