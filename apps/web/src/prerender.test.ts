import { LANGUAGES, LIMITS } from "@quizmill/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { renderPage, site } from "./prerender.tsx";

/** The gap of other scripts between two words. */
const JAPANESE_GAP = /[、。\p{sc=Hiragana}\p{sc=Han}] [\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const IN_HEADER = ["", "demo-upload", "login"];

const count = (html: string, part: RegExp) => html.match(new RegExp(part, "g"))?.length ?? 0;
/** The words of a page, each element by itself. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, "\n").replaceAll(/\u00a0|&nbsp;/g, " ");

describe.each(LANGUAGES)("the pages for everybody in %s", (language) => {
  const pages = new Map<string, { head: string; body: string }>();
  beforeAll(async () => {
    for (const page of site.publicPages) pages.set(page, await renderPage(language, page));
  });

  it("can be read before any script runs: a heading, a banner, and where one is", () => {
    for (const [name, { body }] of pages) {
      expect(count(body, /<h1\b/), name).toBe(1);
      expect(count(body, /<header\b/), name).toBe(1);
      const [header = ""] = /<header\b.*?<\/header>/s.exec(body) ?? [];
      expect(count(header, /aria-current="page"/), name).toBe(IN_HEADER.includes(name) ? 1 : 0);
    }
  });

  it("have a title and a description of their own, and the address in each language", () => {
    for (const [name, { head }] of pages) {
      const address = `${site.originStandIn}/${language}${name && `/${name}`}`;
      expect(head).toContain(`<link rel="canonical" href="${address}"/>`);
      expect(head).toContain(`<meta property="og:url" content="${address}"/>`);
      expect(head).toMatch(/<meta name="description" content="[^"]{20}/);
      expect(count(head, /rel="alternate"/)).toBe(LANGUAGES.length + 1);
    }
    const titles = [...pages.values()].map(({ head }) => /<title>([^<]+)/.exec(head)?.[1]);
    expect(new Set(titles).size).toBe(pages.size);
  });
});

it("a Japanese page has no gaps in its sentences", async () => {
  for (const page of site.publicPages) {
    const { body } = await renderPage("ja", page);
    expect(JAPANESE_GAP.exec(textOf(body))?.[0], page).toBeUndefined();
  }
});

describe("the start page", () => {
  it("offers visitors the demo, an account and a login", async () => {
    const { body } = await renderPage("en", "");
    const [hero = ""] = /<section.*?<\/section>/s.exec(body) ?? [];
    const links = [...hero.matchAll(/<a\b[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(links).toEqual(["/en/demo-upload", "/en/register", "/en/login"]);
    expect(textOf(body)).toContain("Your next exam is in your notes already");
  });

  it("shows three fixed figures, five features and three steps", async () => {
    const { body } = await renderPage("en", "");
    for (const figure of ["128k+", "3.2M", "up 37%"]) expect(textOf(body)).toContain(figure);
    const titles = [...body.matchAll(/<h3\b[^>]*>(.*?)<\/h3>/gs)].map(([, title = ""]) =>
      textOf(title).trim(),
    );
    expect(titles).toEqual([
      ...["Bring what you have", "AI explanations with proof", "Study or test"],
      ...["Know where you stand", "Yours alone"],
      ...[
        expect.stringMatching(/Upload/),
        expect.stringMatching(/Start right away/),
        expect.stringMatching(/Learn from/),
      ],
    ]);
  });

  it("leads to both legal texts at its end", async () => {
    const [footer = ""] = /<footer.*<\/footer>/s.exec((await renderPage("en", "")).body) ?? [];
    for (const page of ["privacy-policy", "terms"]) expect(footer).toContain(`href="/en/${page}"`);
  });
});

describe("the legal texts", () => {
  it("are the Polish ones of 31 October 2025, and say so in the reader's language", async () => {
    const { body } = await renderPage("de", "privacy-policy");
    expect(textOf(body)).toMatch(/31\. Oktober 2025.*Verbindlich ist der polnische Text/s);
    const titles = [...body.matchAll(/<h2\b[^>]*>(.*?)<\/h2>/gs)]
      .map(([, title = ""]) => textOf(title))
      .join();
    for (const part of [/Administrator danych/, /Cele/, /cookie/, /Odbiorcy/, /poza EOG/, /Okres/, /prawa/])
      expect(titles).toMatch(part);
  });

  it("give the limits of the free plan, and the changes in paid ones", async () => {
    const text = textOf((await renderPage("pl", "terms")).body);
    expect(text).toContain("Wersja z dnia 31 października 2025");
    expect(text).toContain("do 50 MB, do 2000 stron i do 4 000 000 znaków");
    expect(text).toContain(`do ${LIMITS.upload.perAccountPerHour} nowych zestawów na godzinę`);
    expect(text).toContain("Plany płatne");
  });
});
