import { expect, it } from "vitest";
import { dayOf, momentOf } from "./exam-day.ts";

it("gives the same day back for every day of a year, and nothing for none", () => {
  for (let day = 1; day <= 366; day++) {
    const text = dayOf(new Date(2028, 0, day, 12).toISOString());
    expect(dayOf(momentOf(text))).toBe(text);
    expect(new Date(momentOf(text) ?? "").getHours()).toBe(9);
  }
  expect([dayOf(null), momentOf("")]).toEqual(["", null]);
});
