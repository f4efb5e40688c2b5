import { expect, it } from "vitest";
import { retryDelay } from "./retries.ts";

it("waits anywhere below a bound that doubles with each try, up to eight seconds, before a call is made again", () => {
  const bounds = [0, 1, 2, 3, 4, 5].map((tries) => retryDelay(tries, 500, 1));
  expect(bounds).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000]);
  expect(retryDelay(3, 500, 0)).toBe(0);
  expect(retryDelay(3, 500, 0.25)).toBe(1_000);
});
