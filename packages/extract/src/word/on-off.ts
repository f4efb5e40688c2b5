import type { Attributes } from "../xml.ts";

/** `w:val` of an on/off property: on if the property has no value (17.17.4). */
export function isOn(attributes: Attributes): boolean {
  return !["0", "false", "off", "none"].includes(attributes("w:val") ?? "1");
}
