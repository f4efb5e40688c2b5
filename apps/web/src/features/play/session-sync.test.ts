import type { StoredQuizSession } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FRESH_SESSION, type Session } from "./session.ts";
import { type Agreed, createSessionSync } from "./session-sync.ts";

function fakeServer() {
  let stored: StoredQuizSession = { version: 0, session: null };
  let isDown = false;
  return {
    down: (is: boolean) => {
      isDown = is;
    },
    stored: () => stored,
    load: async () => {
      if (isDown) throw new Error("no network");
      return stored;
    },
    store: async ({
      version,
      session,
    }: {
      version: number;
      session: NonNullable<StoredQuizSession["session"]>;
    }) => {
      if (isDown) throw new Error("no network");
      if (version !== stored.version) return { ...stored, isStored: false };
      stored = { version: version + 1, session };
      return { ...stored, isStored: true };
    },
  };
}

function device(there: ReturnType<typeof fakeServer>) {
  const state = { here: FRESH_SESSION as Session, agreed: null as Agreed | null };
  const sync = createSessionSync({
    here: { read: () => state.here, write: (session) => void Object.assign(state, { here: session }) },
    agreed: { read: () => state.agreed, write: (agreed) => void Object.assign(state, { agreed }) },
    there,
  });
  return {
    ...sync,
    here: () => state.here,
    answer(id: number, option: number) {
      const { selectedByQ, revealedByQ } = state.here;
      state.here = {
        ...state.here,
        selectedByQ: { ...selectedByQ, [id]: option },
        revealedByQ: { ...revealedByQ, [id]: true },
        idx: id,
      };
    },
    reset: () => void Object.assign(state, { here: FRESH_SESSION }),
  };
}

describe("a session on two devices", () => {
  it("goes on where the other stopped", async () => {
    const server = fakeServer();
    const [phone, desktop] = [device(server), device(server)];
    phone.answer(1, 3);
    await phone.push();
    await desktop.pull();
    expect(desktop.here()).toEqual(phone.here());
    desktop.answer(2, 1);
    await desktop.push();
    await phone.pull();
    expect(phone.here()).toMatchObject({ idx: 2, selectedByQ: { 1: 3, 2: 1 } });
  });

  it("keeps the answers of both if both went on without a network", async () => {
    const server = fakeServer();
    const [phone, desktop] = [device(server), device(server)];
    server.down(true);
    phone.answer(1, 3);
    desktop.answer(2, 1);
    await expect(phone.push()).rejects.toThrow();
    server.down(false);
    await phone.push();
    await desktop.push();
    await phone.pull();
    expect(phone.here().selectedByQ).toEqual({ 1: 3, 2: 1 });
    expect(desktop.here()).toEqual(phone.here());
  });

  it("is reset on both, though the other had answers", async () => {
    const server = fakeServer();
    const [phone, desktop] = [device(server), device(server)];
    phone.answer(1, 3);
    await phone.push();
    await desktop.pull();
    phone.reset();
    await phone.push();
    await desktop.pull();
    expect(desktop.here()).toEqual(FRESH_SESSION);
  });

  it("does not tell temporary ids to the other", async () => {
    const server = fakeServer();
    const phone = device(server);
    phone.answer(-1, 3);
    phone.answer(4, 2);
    await phone.push();
    expect(server.stored().session?.selectedByQ).toEqual({ 4: 2 });
    await phone.pull();
    expect(phone.here().selectedByQ).toEqual({ 4: 2, [-1]: 3 });
  });

  it("sends nothing if nothing changed", async () => {
    const server = fakeServer();
    const phone = device(server);
    await phone.pull();
    expect(server.stored().version).toBe(0);
    phone.answer(1, 1);
    await phone.push();
    await phone.push();
    await phone.pull();
    expect(server.stored().version).toBe(1);
  });

  it("is the same on all once all have met, in whatever order they answer and meet", async () => {
    const steps = fc.array(
      fc.record({
        who: fc.nat(2),
        what: fc.constantFrom("answer", "answer", "answer", "push", "pull", "reset"),
        id: fc.integer({ min: 1, max: 6 }),
        option: fc.integer({ min: 1, max: 4 }),
      }),
      { maxLength: 30 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const server = fakeServer();
        const devices = [device(server), device(server), device(server)];
        for (const { who, what, id, option } of all) {
          const one = devices[who];
          if (what === "answer") one?.answer(id, option);
          else await one?.[what]();
        }
        for (const one of [...devices, ...devices]) await one.pull();
        const [first, ...others] = devices.map((one) => one.here());
        for (const other of others) expect(other).toEqual(first);
      }),
    );
  });
});
