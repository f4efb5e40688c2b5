import { expect, it } from "vitest";
import { utmOf } from "./utm.ts";

it("reads the five campaign parameters and nothing else", () => {
  const query =
    "utm_source=poster&utm_medium=print&utm_campaign=w%C3%BCrzburg&utm_term=a&utm_content=b&utm_id=7&token=t";
  expect(utmOf(`https://quiz.example/en?${query}`)).toEqual({
    utm_source: "poster",
    utm_medium: "print",
    utm_campaign: "würzburg",
    utm_term: "a",
    utm_content: "b",
  });
});

it("leaves out empty values, shortens long ones, and accepts any URL", () => {
  expect(utmOf("https://quiz.example/en?utm_source=&utm_medium=+")).toEqual({});
  expect(utmOf(`https://quiz.example/?utm_term=${"x".repeat(900)}`).utm_term).toHaveLength(200);
  expect(utmOf("")).toEqual({});
});
