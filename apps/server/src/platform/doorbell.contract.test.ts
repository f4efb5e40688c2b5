import { beforeEach, describe, expect, it } from "vitest";
import { cutConnections } from "../test-home.ts";
import { describeStore } from "../test-store.ts";
import { type Doorbell, openEar } from "./doorbell.ts";

const never = new AbortController().signal;

describeStore("The doorbell", (_, { kind, home, open }) => {
  describe.runIf(kind === "PostgreSQL")("a doorbell of several processes", () => {
    let here: Doorbell;
    let there: Doorbell;
    beforeEach(async () => {
      [{ doorbell: here }, { doorbell: there }] = [await open(), await open()];
    });

    it("notifies listeners of its topic in another process", async () => {
      const ear = openEar(there, "job:1", never);
      let isOtherHeard = false;
      there.listen("job:2", () => {
        isOtherHeard = true;
      });
      here.ring("job:1");
      await ear.next();
      expect(isOtherHeard).toBe(false);
    });

    it("comes back after its connection was cut, and notifies all listeners because they may have missed something", async () => {
      const ear = openEar(there, "job:1", never);
      await cutConnections(home);
      await ear.next();
      const next = openEar(there, "job:3", never);
      let isHeard = false;
      void next.next().then(() => {
        isHeard = true;
      });
      await expect
        .poll(() => {
          here.ring("job:3");
          return isHeard;
        })
        .toBe(true);
    });
  });
});
