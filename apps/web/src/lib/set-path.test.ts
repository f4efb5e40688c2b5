import { describe, expect, it } from "vitest";
import { pathsFor } from "./paths.ts";
import {
  examPath,
  examSetIn,
  livePath,
  questionPath,
  setPath,
  textPath,
  wayIn,
  wayPath,
} from "./set-path.ts";

const paths = pathsFor("en");
const searchOf = (path: string) => new URLSearchParams(path.split("?")[1]);

describe("the addresses of a set", () => {
  it("have its id and what they are about, whatever letters these have", () => {
    expect(setPath(paths, "a/b")).toBe("/en/sets/a%2Fb");
    expect(livePath(paths, "a/b", { jobId: "j1", token: "t&1" })).toBe(
      "/en/dataset/a%2Fb?job=j1&token=t%261",
    );
    expect(questionPath(paths, "7", 3)).toBe("/en/dataset/7?question=3");
    expect(textPath(paths, "7")).toBe("/en/text/7");
    expect(textPath(paths, "7", 3)).toBe("/en/text/7?question=3");
  });

  it("are read as they were written", () => {
    const way = { mode: "test", isAnew: true } as const;
    expect(wayIn(searchOf(wayPath(paths, "7", way)))).toEqual(way);
    expect(wayIn(searchOf("?mode=other"))).toEqual({ mode: null, isAnew: false });
    expect(examSetIn(searchOf(examPath(paths, "a&b")))).toBe("a&b");
  });
});
