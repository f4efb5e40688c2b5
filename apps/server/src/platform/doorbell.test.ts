import { describe, expect, it } from "vitest";
import { createDoorbell, openEar } from "./doorbell.ts";

const never = new AbortController().signal;

describe("a listener at the doorbell", () => {
  it("gets a notification that came before it waited", async () => {
    const bell = createDoorbell();
    const ear = openEar(bell, "topic", never);
    bell.ring("topic");
    await ear.next();
  });

  it("gets a notification that comes while it waits, and each only once", async () => {
    const bell = createDoorbell();
    const ear = openEar(bell, "topic", never);
    const first = ear.next();
    bell.ring("topic");
    await first;
    let isHeard = false;
    const second = ear.next().then(() => {
      isHeard = true;
    });
    await Promise.resolve();
    expect(isHeard).toBe(false);
    bell.ring("topic");
    await second;
  });

  it("gets only those of its own topic, and none after it is closed", async () => {
    const bell = createDoorbell();
    const heard: string[] = [];
    const listen = (name: string) => {
      const ear = openEar(bell, "topic", never);
      void ear.next().then(() => heard.push(name));
      return ear;
    };
    const closed = listen("closed");
    listen("open");
    bell.ring("other");
    await new Promise(setImmediate);
    expect(heard).toEqual([]);
    closed.close();
    bell.ring("topic");
    await new Promise(setImmediate);
    expect(heard).toEqual(["open"]);
  });

  it("stops waiting at the signal", async () => {
    const controller = new AbortController();
    const ear = openEar(createDoorbell(), "topic", controller.signal);
    const waiting = ear.next();
    controller.abort();
    await waiting;
    await ear.next();
  });
});
