import { expect, it } from "vitest";
import { processorTime } from "../../../../../testing/processor-time.ts";
import { deviceOf } from "./device.ts";

const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";

it.each([
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0.0.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${CHROME} Mobile Safari/537.36`, "Chrome, Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    "Safari, iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15",
    "Safari, macOS",
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME} Safari/537.36`, "Chrome, ChromeOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
  ["curl/8.5.0 (Linux)", "Linux"],
  ["<script>alert(1)</script>", null],
  [undefined, null],
])("%s is shown as %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

it("is not searched for in a text longer than any browser's user agent", () => {
  const spentMs = processorTime();
  for (let time = 0; time < 20; time += 1) expect(deviceOf("Version/. ".repeat(1_500))).toBeNull();
  expect(spentMs()).toBeLessThan(100);
});
