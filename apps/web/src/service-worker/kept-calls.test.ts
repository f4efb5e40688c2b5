import { describe, expect, it } from "vitest";
import { keptIn } from "./kept-calls.ts";

const bearer = (claims: object) => `Bearer x.${btoa(JSON.stringify(claims)).replaceAll("=", "")}.y`;
const mine = bearer({ sub: "a1", exp: 1 });
const asked = (path: string, authorization: string | null = mine, method = "GET") =>
  keptIn({ method, url: `https://quiz.example${path}`, authorization });

describe("the answers cached for offline reading", () => {
  it("are the list of sets, each set and what is to be studied, separate for each account", () => {
    expect(asked("/api/datasets")).toBe("sets-a1");
    expect(asked("/api/datasets?cursor=")).toBe("sets-a1");
    expect(asked("/api/datasets/7f")).toBe("sets-a1");
    expect(asked("/api/datasets/7f", bearer({ sub: "b2" }))).toBe("sets-b2");
    expect(asked("/api/question-pictures/ab12")).toBe("sets-a1/pictures");
    expect(asked("/api/study/today?tz=Asia%2FTokyo")).toBe("sets-a1");
  });

  it.each([
    ["/api/me", mine, "GET"],
    ["/api/datasets?cursor=17.a", mine, "GET"],
    ["/api/datasets?ids=a,b", mine, "GET"],
    ["/api/datasets?cursor=&q=water", mine, "GET"],
    ["/api/datasets?cursor=&archived=true", mine, "GET"],
    ["/api/datasets/7f/report", mine, "GET"],
    ["/api/study/progress", mine, "GET"],
    ["/api/datasets/7f", mine, "DELETE"],
    ["/api/datasets/7f", null, "GET"],
    ["/api/datasets/7f", "Bearer nonsense", "GET"],
    ["/api/datasets/7f", bearer({}), "GET"],
  ])("do not include %s %s %s", (path, authorization, method) => {
    expect(asked(path, authorization, method)).toBeNull();
  });
});
