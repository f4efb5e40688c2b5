import { describe, expect, it } from "vitest";
import { inLanguage, languageWish, pathsFor, redirectFor, safeNext } from "./paths.ts";

const at = (path: string) => {
  const { pathname, search, hash } = new URL(path, "https://quiz.example");
  return { pathname, search, hash };
};

describe("redirectFor", () => {
  it("sends the URL without a language to the detected one", () => {
    expect(redirectFor(at("/"), () => "pl")).toBe("/pl");
  });

  it("sends paths without a language to English, whatever the browser's language", () => {
    expect(redirectFor(at("/upload"), () => "pl")).toBe("/en/upload");
    expect(redirectFor(at("/dataset/7?job=1#q3"), () => "pl")).toBe("/en/dataset/7?job=1#q3");
    expect(redirectFor(at("/no/such/page"), () => "de")).toBe("/en/no/such/page");
  });

  it("treats an unknown language as part of the path", () => {
    expect(redirectFor(at("/fr/upload"), () => "de")).toBe("/en/fr/upload");
  });

  it("leaves URLs with a language unchanged", () => {
    expect(redirectFor(at("/uk/my?x=1"), () => "en")).toBeNull();
  });

  it("follows the lng query once", () => {
    expect(redirectFor(at("/en/my?lng=de&x=1#a"), () => "en")).toBe("/de/my?x=1#a");
    expect(redirectFor(at("/my?lng=ja"), () => "en")).toBe("/ja/my");
    expect(redirectFor(at("/de/my?lng=de"), () => "en")).toBeNull();
    expect(redirectFor(at("/?lng=uk"), () => "en")).toBe("/uk");
  });
});

describe("inLanguage", () => {
  it("keeps path, search and hash", () => {
    expect(inLanguage(at("/en/dataset/4?job=a&token=b#top"), "ja")).toBe("/ja/dataset/4?job=a&token=b#top");
    expect(inLanguage(at("/en"), "de")).toBe("/de");
  });
});

describe("languageWish", () => {
  it("reads the language of a regional code and ignores unsupported ones", () => {
    expect(languageWish("?lng=de-AT")).toBe("de");
    expect(languageWish("?lng=fr")).toBeNull();
    expect(languageWish("")).toBeNull();
  });
});

describe("pathsFor", () => {
  it("includes the live job in the URL of a set", () => {
    expect(pathsFor("pl").dataset("7")).toBe("/pl/dataset/7");
  });

  it("includes the page to go to after a login", () => {
    expect(pathsFor("de").login("/de/upload?x=1#y")).toBe("/de/login?next=%2Fde%2Fupload%3Fx%3D1%23y");
  });
});

describe("safeNext", () => {
  it("uses the language that was chosen at the login", () => {
    expect(safeNext("/de/dataset/7?job=1#q", "pl")).toBe("/pl/dataset/7?job=1#q");
    expect(safeNext("/upload", "ja")).toBe("/ja/upload");
    expect(safeNext("/de/upload?lng=de", "uk")).toBe("/uk/upload");
  });

  it("accepts pages of this site", () => {
    expect(safeNext("/en/upload?x=1#y", "en")).toBe("/en/upload?x=1#y");
  });

  it.each([
    null,
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "javascript:alert(1)",
    "upload",
    "",
  ])("is null for %j", (next) => {
    expect(safeNext(next, "en")).toBeNull();
  });
});
