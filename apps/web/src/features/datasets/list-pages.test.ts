import type { DatasetStatus, DatasetSummary, LibrarySet } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { asPage, idsBeingWritten, partsOf, withChanges, withHead, withNext } from "./list-pages.ts";

const set = (id: string, status: DatasetStatus = "READY", questionCount = 1) =>
  ({ id, status, questionCount }) as LibrarySet;
const sets = (...ids: string[]) => ids.map((id) => set(id));
const idsOf = (list: { readonly sets: readonly DatasetSummary[] }) => list.sets.map(({ id }) => id).join("");

it("treats the whole list as one page if the server knows no pages, and sets as they were told before", () => {
  const page = asPage(sets("a", "b"));
  expect(page).toMatchObject({ sets: sets("a", "b"), next: null });
  expect(page.sets[0]).toMatchObject({ tags: [], seen: 0, found: null });
  expect(asPage({ sets: sets("a"), next: "1.a" })).toMatchObject({ sets: [{ tags: [] }], next: "1.a" });
});

describe("the first page, fetched again", () => {
  const loaded = { sets: sets("d", "c", "b", "a"), next: "1.a" };

  it("puts new sets first and keeps those that were fetched after it", () => {
    const list = withHead(loaded, { sets: sets("e", "d", "c"), next: "3.c" });
    expect(idsOf(list)).toBe("edcba");
    expect(list.next).toBe("1.a");
  });

  it("drops sets that were deleted elsewhere", () => {
    expect(idsOf(withHead(loaded, { sets: sets("d", "b"), next: "2.b" }))).toBe("dba");
  });

  it("shows the present state of its sets", () => {
    const list = withHead(loaded, { sets: [set("d", "FAILED"), set("c")], next: "3.c" });
    expect(list.sets[0]?.status).toBe("FAILED");
  });

  it("is the whole list if nothing comes after it, if it has no known set, or if nothing was fetched", () => {
    for (const [before, head] of [
      [loaded, { sets: sets("d", "c"), next: null }],
      [loaded, { sets: sets("h", "g"), next: "7.g" }],
      [undefined, { sets: sets("d", "c"), next: "3.c" }],
    ] as const)
      expect(withHead(before, head)).toEqual(head);
  });
});

it("adds the next page at the end, each set once", () => {
  const list = withNext({ sets: sets("c", "b"), next: "2.b" }, { sets: sets("b", "a"), next: null });
  expect([idsOf(list), list.next]).toEqual(["cba", null]);
});

describe("sets that are being written", () => {
  const loaded = { sets: [set("c", "PENDING"), set("b"), set("a", "PROCESSING", 3)], next: null };

  it("are requested by their ids only", () => {
    expect(idsBeingWritten(loaded, 50)).toEqual(["c", "a"]);
    expect(idsBeingWritten(loaded, 1)).toEqual(["c"]);
  });

  it("are updated in place; deleted ones are removed, and nothing else", () => {
    const list = withChanges(loaded, ["c", "a"], [set("a", "READY", 9)]);
    expect(list.sets).toEqual([set("b"), set("a", "READY", 9)]);
  });
});

it("splits rows into parts", () => {
  expect(partsOf([1, 2, 3, 4, 5], 2)).toEqual([
    { from: 0, rows: [1, 2] },
    { from: 2, rows: [3, 4] },
    { from: 4, rows: [5] },
  ]);
  expect(partsOf([], 2)).toEqual([]);
});
