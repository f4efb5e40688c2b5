import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createCalendar, isTimeZone } from "./days.ts";

const at = (iso: string) => Date.parse(iso);
const HOUR = 3_600_000;
const dayOf = (date: string) => Date.parse(`${date}T00:00Z`) / (24 * HOUR);

describe("the days of a person", () => {
  it.each([
    // It begins at four in the morning.
    ["Europe/Berlin", 240, "2026-11-26T02:59:59.999Z", "2026-11-25"],
    ["Europe/Berlin", 240, "2026-11-26T03:00Z", "2026-11-26"],
    // Fourteen hours before and twelve behind.
    ["Pacific/Kiritimati", 0, "2026-01-01T10:00Z", "2026-01-02"],
    ["Etc/GMT+12", 0, "2026-01-01T11:59Z", "2025-12-31"],
    ["Asia/Tokyo", 240, "2026-06-30T19:00Z", "2026-07-01"],
  ] as const)("in %s from minute %i on: %s is on %s", (timeZone, dayStartsAt, moment, day) => {
    expect(createCalendar({ timeZone, dayStartsAt }).dayOf(at(moment))).toBe(dayOf(day));
  });

  it("last 23 and 25 hours where clocks change, and a jumped-over beginning is the moment of the jump", () => {
    const hours = (timeZone: string, dayStartsAt: number, date: string) => {
      const { startOf } = createCalendar({ timeZone, dayStartsAt });
      return (startOf(dayOf(date) + 1) - startOf(dayOf(date))) / HOUR;
    };
    expect(hours("Europe/Kyiv", 0, "2026-03-29")).toBe(23);
    expect(hours("Europe/Kyiv", 0, "2026-10-25")).toBe(25);
    const { startOf } = createCalendar({ timeZone: "Europe/Berlin", dayStartsAt: 150 });
    expect(startOf(dayOf("2026-03-29"))).toBe(at("2026-03-29T01:00Z"));
    // Half past two comes twice; the day begins with the first.
    expect(startOf(dayOf("2026-10-25"))).toBe(at("2026-10-25T00:30Z"));
  });

  it("hold every moment once, one after the other", () => {
    const zones = fc.constantFrom(
      ...["UTC", "Europe/Warsaw", "America/St_Johns", "Australia/Lord_Howe", "Pacific/Kiritimati"],
      ...["Pacific/Niue", "Asia/Kathmandu", "America/Santiago", "Africa/Casablanca"],
    );
    const moments = fc.integer({ min: at("2015-01-01T00:00Z"), max: at("2040-01-01T00:00Z") });
    fc.assert(
      fc.property(zones, fc.nat(1_439), moments, (timeZone, dayStartsAt, moment) => {
        const calendar = createCalendar({ timeZone, dayStartsAt });
        const day = calendar.dayOf(moment);
        expect(calendar.startOf(day)).toBeLessThanOrEqual(moment);
        expect(calendar.startOf(day + 1)).toBeGreaterThan(moment);
        expect(calendar.dayOf(calendar.startOf(day))).toBe(day);
        expect(calendar.dayOf(calendar.startOf(day) - 1)).toBe(day - 1);
      }),
      { numRuns: 300 },
    );
  });

  it("are those of a known zone only", () => {
    expect([isTimeZone("Asia/Tokyo"), isTimeZone("Moon/Base"), isTimeZone("")]).toEqual([true, false, false]);
    expect(() => createCalendar({ timeZone: "Moon/Base", dayStartsAt: 0 })).toThrow(RangeError);
  });
});
