import { expect, it } from "vitest";
import { callerAddress } from "./caller-address.ts";

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::9", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("counts %s as %s: the owner of an IPv6 address has the network around it", (ip, counted) => {
  expect(callerAddress({ ip })).toBe(counted);
});
