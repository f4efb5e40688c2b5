import { describe, expect, it } from "vitest";
import { createDurations } from "./durations.ts";

describe("durations", () => {
  it("are counted as Prometheus does: a bucket includes the shorter ones", () => {
    const calls = createDurations<"method" | "status">("calls_seconds", "Calls", [0.5, 2]);
    const kind = { method: "GET", status: 200 };
    for (const seconds of [0.25, 0.5, 1, 8]) calls.of(kind).observe(seconds);
    calls.of({ method: 'a "b"\\\n', status: 404 }).observe(1);
    expect(calls.text().split("\n")).toEqual([
      "# HELP calls_seconds Calls",
      "# TYPE calls_seconds histogram",
      'calls_seconds_bucket{le="0.5",method="GET",status="200"} 2',
      'calls_seconds_bucket{le="2",method="GET",status="200"} 3',
      'calls_seconds_bucket{le="+Inf",method="GET",status="200"} 4',
      'calls_seconds_sum{method="GET",status="200"} 9.75',
      'calls_seconds_count{method="GET",status="200"} 4',
      'calls_seconds_bucket{le="0.5",method="a \\"b\\"\\\\\\n",status="404"} 0',
      'calls_seconds_bucket{le="2",method="a \\"b\\"\\\\\\n",status="404"} 1',
      'calls_seconds_bucket{le="+Inf",method="a \\"b\\"\\\\\\n",status="404"} 1',
      'calls_seconds_sum{method="a \\"b\\"\\\\\\n",status="404"} 1',
      'calls_seconds_count{method="a \\"b\\"\\\\\\n",status="404"} 1',
      "",
    ]);
  });
});
