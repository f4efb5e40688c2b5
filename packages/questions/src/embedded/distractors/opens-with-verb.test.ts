import { expect, it } from "vitest";
import { rankDistractors } from "./rank-distractors.ts";

const PLAIN =
  "The harbour office keeps a water gauge. A pilot boat leaves at dawn. The customs house has a narrow tower.";

const othersIn = (sentence: string) =>
  rankDistractors({
    stem: "Every ship that enters the bay has to pass the _____ first.",
    answer: "signal station",
    text: `${PLAIN} ${sentence}`,
    language: "en",
    count: 12,
  });

it("offers no words of a clause that open with what somebody does", () => {
  const others = othersIn("It is as easy as steering cargo past the wharf.");
  expect(others).toContain("wharf");
  expect(others.join(" ")).not.toContain("steering");
});

it("offers a term that opens so, where it has an article", () => {
  expect(othersIn("Behind the quay lies the landing stage of the bay.")).toContain("landing stage");
});
