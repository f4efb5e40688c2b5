import { describe, expect, it } from "vitest";
import { detectLanguage } from "./detect-language.ts";

const clues = { stored: null, browser: [], pageTag: "", path: "/", host: "localhost" };

describe("detectLanguage", () => {
  it("tries the stored choice, the browser, the page, the path and the subdomain, in this order", () => {
    const all = { stored: "pl", browser: ["de-AT"], pageTag: "es", path: "/uk/my", host: "ja.quiz.example" };
    expect(detectLanguage(all)).toBe("pl");
    expect(detectLanguage({ ...all, stored: null })).toBe("de");
    expect(detectLanguage({ ...all, stored: null, browser: [] })).toBe("es");
    expect(detectLanguage({ ...all, stored: null, browser: [], pageTag: "" })).toBe("uk");
    expect(detectLanguage({ ...all, stored: null, browser: [], pageTag: "", path: "/" })).toBe("ja");
  });

  it("falls back to English", () => {
    expect(detectLanguage({ ...clues, stored: "xx", browser: ["fr-FR"] })).toBe("en");
  });
});
