import { expect, it } from "vitest";
import { wantsNoTracking } from "./do-not-track.ts";

it.each([
  [{}, false],
  [{ doNotTrack: null }, false],
  [{ doNotTrack: "0" }, false],
  [{ doNotTrack: "unspecified", globalPrivacyControl: false }, false],
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: "yes" }, true],
  [{ globalPrivacyControl: true }, true],
])("reads %j as %s", (wishes, isOn) => {
  expect(wantsNoTracking(wishes)).toBe(isOn);
});
