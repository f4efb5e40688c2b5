import { describe, expect, it } from "vitest";
import { memoized, onceOf } from "./memo.ts";

describe("a memoized function", () => {
  const counted = (most: number) => {
    const worked: string[] = [];
    const owners = [{}, {}] as const;
    const of = memoized(most, (text: string, _owner: object) => {
      worked.push(text);
      return text === "none" ? null : text.length > 1;
    });
    return { of, owners, worked };
  };

  it("works once for what is asked again, whatever comes of it", () => {
    const { of, owners, worked } = counted(8);
    const asked = ["a", "ab", "none", "a", "ab", "none"];
    expect(asked.map((text) => of(text, owners[0]))).toEqual([false, true, null, false, true, null]);
    expect(worked).toEqual(["a", "ab", "none"]);
  });

  it("tells owners apart", () => {
    const { of, owners, worked } = counted(8);
    of("a", owners[0]);
    of("a", owners[1]);
    expect(worked).toEqual(["a", "a"]);
  });

  it("lets go of what was not asked for among so many others", () => {
    const { of, owners, worked } = counted(2);
    for (const text of ["a", "b", "a", "c", "a", "d", "a", "e", "b"]) of(text, owners[0]);
    expect(worked.filter((text) => text === "a")).toHaveLength(1);
    expect(worked.filter((text) => text === "b")).toHaveLength(2);
  });
});

describe("a function that is worked out once", () => {
  it("keeps what came of each owner, be it nothing", () => {
    const worked: string[] = [];
    const of = onceOf(({ name }: { name: string }, said: string) => {
      worked.push(name);
      return name === "none" ? null : name + said;
    });
    const owners = [{ name: "one" }, { name: "none" }];
    expect(owners.map((owner) => of(owner, "!"))).toEqual(["one!", null]);
    expect(owners.map((owner) => of(owner, "?"))).toEqual(["one!", null]);
    expect(worked).toEqual(["one", "none"]);
  });
});
