import { expect, it } from "vitest";
import { ApiError, networkError, timeoutError } from "../lib/api-error.ts";
import { isWorthRetrying } from "./retries.ts";

const URL = "/api/datasets";
const failing = new ApiError({ status: 500, code: "INTERNAL", message: "failing", url: URL });
const refused = new ApiError({ status: 404, code: "NOT_FOUND", message: "not there", url: URL });

it("asks a server that is out of reach or failing twice more", () => {
  for (const failure of [networkError(URL), failing, new Error("any other")])
    expect([0, 1, 2].map((failures) => isWorthRetrying(failures, failure))).toEqual([true, true, false]);
});

it("takes a refusal as it is", () => {
  expect(isWorthRetrying(0, refused)).toBe(false);
});

it("makes nobody wait out a time-out twice", () => {
  expect(isWorthRetrying(0, timeoutError(URL))).toBe(false);
});
