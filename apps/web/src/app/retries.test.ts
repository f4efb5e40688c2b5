import { expect, it } from "vitest";
import { ApiError, networkError, timeoutError } from "../lib/api-error.ts";
import { isWorthRetrying } from "./retries.ts";

const URL = "/api/datasets";
const failing = new ApiError({ status: 500, code: "INTERNAL", message: "failing", url: URL });
const refused = new ApiError({ status: 404, code: "NOT_FOUND", message: "not there", url: URL });

it("retries twice if the server is unreachable or failing", () => {
  for (const failure of [networkError(URL), failing, new Error("any other")])
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, failure))).toEqual([true, true, false]);
});

it("does not retry a refusal", () => {
  expect(isWorthRetrying(0, refused)).toBe(false);
});

it("does not retry after a time-out", () => {
  expect(isWorthRetrying(0, timeoutError(URL))).toBe(false);
});
