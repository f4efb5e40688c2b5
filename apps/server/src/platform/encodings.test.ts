import { expect, it } from "vitest";
import { processorTime } from "../../../../testing/processor-time.ts";
import { bestEncoding } from "./encodings.ts";

it.each([
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip ; q=0.5", "gzip"],
  ["gzip ; q=0", null],
  ["identity", null],
  ["", null],
])("of %j the best is %j", (header, encoding) => {
  expect(bestEncoding(header)).toBe(encoding);
});

it("a header of the maximum length is read as fast as others: every page request has one", () => {
  const spentMs = processorTime();
  for (const filling of [" ", "\t", ",", ";", "a;", " ; "])
    expect(bestEncoding(`gzip, x${filling.repeat(16_000 / filling.length)}b`)).toBe("gzip");
  expect(spentMs()).toBeLessThan(100);
});
