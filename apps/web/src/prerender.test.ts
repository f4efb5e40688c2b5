import { LANGUAGES } from "@quizmill/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { renderPage, site } from "./prerender.tsx";

/** The gap of other scripts between two words. */
const JAPANESE_GAP = /[、。\p{sc=Hiragana}\p{sc=Han}] [\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
const IN_HEADER = ["", "demo-upload", "login"];

const count = (html: string, part: RegExp) => html.match(new RegExp(part, "g"))?.length ?? 0;

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
    expect(JAPANESE_GAP.exec(body.replaceAll(/<[^>]+>/g, "\n"))?.[0], page).toBeUndefined();
  }
});
