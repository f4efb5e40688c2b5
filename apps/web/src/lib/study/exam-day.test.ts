import { expect, it } from "vitest";
import { dayOf, daysUntil, momentOf } from "./exam-day.ts";

it("gives the same day back for every day of a year, and nothing for none", () => {
  for (let day = 1; day <= 366; day++) {
    const text = dayOf(new Date(2028, 0, day, 12).toISOString());
    expect(dayOf(momentOf(text))).toBe(text);
    expect(new Date(momentOf(text) ?? "").getHours()).toBe(9);
  }
  expect([dayOf(null), momentOf("")]).toEqual(["", null]);
});

it("counts days by the calendar, not by hours", () => {
  const exam = momentOf("2028-03-28") ?? "";
  expect(daysUntil(exam, new Date(2028, 2, 27, 23, 59))).toBe(1);
  expect(daysUntil(exam, new Date(2028, 2, 28, 0, 1))).toBe(0);
  // Over the end of winter time.
  expect(daysUntil(exam, new Date(2028, 2, 1, 12))).toBe(27);
});
