import { describe, expect, it } from "vitest";
import { copyName } from "./copy-name.ts";

const named = (name: string, taken: readonly string[] = [], maxChars = 200) =>
  copyName(name, { taken: [name, ...taken], word: "copy", maxChars });

describe("the name of a copy", () => {
  it("says that it is one, and which", () => {
    expect(named("Cells")).toBe("Cells (copy)");
    expect(named("Cells", ["Cells (copy)", "Cells (copy 2)"])).toBe("Cells (copy 3)");
  });

  it("does not grow with each copy of a copy", () => {
    expect(named("Cells (copy)")).toBe("Cells (copy 2)");
    expect(named("Cells (copy 2)", ["Cells (copy)"])).toBe("Cells (copy 3)");
    expect(named("Cells (copyright)")).toBe("Cells (copyright) (copy)");
  });

  it("has room for its ending", () => {
    expect(named("A very long name", [], 12)).toBe("A ver (copy)");
  });
});
