import { expect, it } from "vitest";
import { ALL_REFUSED, parseConsent } from "./consent.ts";

it("reads a record it wrote", () => {
  const record = { necessary: true, analytics: true, marketing: false, personalization: false };
  expect(parseConsent(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(parseConsent({ necessary: true, ...ALL_REFUSED })).toEqual({ necessary: true, ...ALL_REFUSED });
});

it("asks again if a record is of another version or damaged", () => {
  for (const raw of [null, "yes", true, {}, { analytics: true }, { ...ALL_REFUSED }]) {
    expect(parseConsent(raw)).toBeNull();
  }
  expect(parseConsent({ necessary: true, analytics: "true", marketing: false })).toBeNull();
  expect(parseConsent({ necessary: false, ...ALL_REFUSED })).toBeNull();
});
