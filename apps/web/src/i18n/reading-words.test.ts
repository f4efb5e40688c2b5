import { type DocumentReport, LANGUAGES, type SetWarning } from "@quizmill/contract";
import { describe, expect, it } from "vitest";
import { readingWords } from "./reading-words.ts";
import { wordsOf } from "./test-words.ts";

function report(warnings: SetWarning[], other: Partial<DocumentReport> = {}): DocumentReport {
  return { format: "pdf", pageCount: 40, pagesWithText: 40, warnings, ...other };
}

const withoutText = (pages: number, pagesWithText: number): SetWarning => ({
  code: "PAGES_WITHOUT_TEXT",
  pages,
  pagesWithText,
});
const cutAt = (
  limit: "characters" | "pages" | "blocks",
  max: number,
  pagesRead: number | null,
): SetWarning => ({ code: "TRUNCATED", limit, max, pagesRead });
const ofPages = { pageCount: 3_100, pagesWithText: 2_000 };
const noPages = { format: "docx", pageCount: null, pagesWithText: null };

/** Reports of all kinds that all contain this number. */
function everyReport(count: number): DocumentReport[] {
  const pageCount = count + 3;
  const all: SetWarning[] = [
    withoutText(pageCount, 3),
    cutAt("pages", count, count),
    cutAt("characters", count, count),
    cutAt("blocks", count, null),
    { code: "PARTS_SKIPPED", count },
    { code: "SLIDES_HIDDEN", count },
    { code: "QUESTIONS_LEFT_OUT", count },
    { code: "PASSAGES_CUT_SHORT", count },
    { code: "PAGES_NOT_READ", pages: Array.from({ length: Math.min(count, 30) }, (_, i) => 2 * i + 1) },
    { code: "PAGES_NOT_READ", pages: [count], language: "it" },
    { code: "CARRIED", questions: count, kept: count, losses: [{ kind: "tags", effect: "lost", count }] },
  ];
  const whole = { pageCount, pagesWithText: pageCount };
  return [
    ...[report([], whole), report([], { ...whole, format: "ppt" }), report([], noPages)],
    ...[report(all, { pageCount, pagesWithText: 3 }), report(all.slice(1), noPages)],
    report(all, { pageCount, pagesWithText: 3, format: "pptx" }),
  ];
}

const ofQuestions = { ...noPages, format: "gift" };
const LOST = [
  { kind: "otherKind", effect: "leftOut", count: 2 },
  { kind: "severalKeys", effect: "changed", count: 1 },
] as const;

describe("the report on a reading", () => {
  it.each<[DocumentReport, string, string[]]>([
    [
      report([{ code: "CARRIED", questions: 15, kept: 13, losses: [...LOST] }], ofQuestions),
      "With changes",
      [
        "13 of the 15 questions in the file were taken. Please note: no options to choose from, such as matching or essays (2) and several right answers (1).",
      ],
    ],
    [report([]), "40 pages read", ["40 pages read"]],
    [report([], { pageCount: 1, pagesWithText: 1 }), "1 page read", ["1 page read"]],
    [report([], { format: "odp", pageCount: 12 }), "12 slides read", ["12 slides read"]],
    [report([], noPages), "Read in full", ["Read in full"]],
    [
      report([withoutText(40, 32)], { pagesWithText: 32 }),
      "32 of 40 pages",
      ["32 of 40 pages had text; 8 are scans, pictures or empty."],
    ],
    [
      report([withoutText(40, 39)], { format: "pptx", pagesWithText: 39 }),
      "39 of 40 slides",
      ["39 of 40 slides had text; 1 is a picture or empty."],
    ],
    [
      report([], { pictures: { pages: 12, done: 12 } }),
      "40 pages read",
      [
        "40 pages read",
        "The text of 12 pages was recognised from pictures. A letter may be wrong now and then.",
      ],
    ],
    [
      report([], { pictures: { pages: 12, done: 3 }, pagesWithText: 31 }),
      "31 of 40 pages",
      ["3 of 12 pages that are pictures have been read so far."],
    ],
    [
      report([{ code: "PAGES_NOT_READ", pages: [3, 7, 15, 16, 17] }], {
        pictures: { pages: 12, done: 12 },
        pagesWithText: 35,
      }),
      "35 of 40 pages",
      [
        "The text of 7 pages was recognised from pictures. A letter may be wrong now and then.",
        "Pages 3, 7, and 15–17 could not be read.",
      ],
    ],
    [
      report([{ code: "PAGES_NOT_READ", pages: [3, 4], language: "it" }], {
        pictures: { pages: 12, done: 12 },
        pagesWithText: 38,
      }),
      "38 of 40 pages",
      [
        "The text of 10 pages was recognised from pictures. A letter may be wrong now and then.",
        "Pages 3–4 are pictures of text in another language (Italian) that cannot be read from pictures here.",
      ],
    ],
    [
      report([{ code: "PAGES_NOT_READ", pages: [3] }], {
        format: "pptx",
        pictures: { pages: 12, done: 12 },
        pagesWithText: 39,
      }),
      "39 of 40 slides",
      [
        "The text of 11 slides was recognised from pictures. A letter may be wrong now and then.",
        "Slide 3 could not be read.",
      ],
    ],
    [
      report([{ code: "PASSAGES_CUT_SHORT", count: 2 }], { ...noPages, format: "text" }),
      "Fewer questions",
      ["2 passages took too long and have fewer questions."],
    ],
    [
      report([{ code: "QUESTIONS_LEFT_OUT", count: 3 }], { ...noPages, format: "text" }),
      "Fewer questions",
      ["3 questions without options to choose from (such as matching or essays) were left out."],
    ],
    [
      report([cutAt("pages", 2_000, 2_000)], ofPages),
      "2,000 of 3,100 pages",
      ["Only the first 2,000 of 3,100 pages were read."],
    ],
    [
      report([cutAt("characters", 4_000_000, 1_240)], { ...ofPages, pagesWithText: 1_240 }),
      "1,240 of 3,100 pages",
      ["The text was cut after 4,000,000 characters (page 1,240 of 3,100)."],
    ],
    [
      report([cutAt("blocks", 300_000, null), { code: "PARTS_SKIPPED", count: 2 }], noPages),
      "Not the whole text",
      ["The text was cut after 300,000 paragraphs and table rows.", "2 damaged parts were left out."],
    ],
    [
      report([{ code: "SLIDES_HIDDEN", count: 2 }], { format: "pptx", pageCount: 9, pagesWithText: 9 }),
      "Not the whole text",
      ["2 hidden slides were left out."],
    ],
    [
      report([cutAt("blocks", 300_000, 7)], { format: "ppt", pageCount: 9, pagesWithText: 9 }),
      "Not the whole text",
      ["The text was cut after 300,000 paragraphs and table rows (slide 7 of 9)."],
    ],
  ])("for %j says “%s”", async (document, short, sentences) => {
    const isWhole = document.warnings.length === 0;
    const isRecognised = document.pictures !== undefined;
    expect(readingWords(document, await wordsOf("en"))).toEqual({ isWhole, isRecognised, short, sentences });
  });

  it("lists what was lost with the signs of the language", async () => {
    const lost = report([{ code: "CARRIED", questions: 15, kept: 13, losses: [...LOST] }], ofQuestions);
    const [sentence] = readingWords(lost, await wordsOf("ja"))?.sentences ?? [];
    expect(sentence).toMatch(/（2）、.*（1）。$/);
  });

  it("says nothing about notes", async () => {
    expect(readingWords(report([], { ...noPages, format: "text" }), await wordsOf("en"))).toBeNull();
  });

  it.each(LANGUAGES)("leaves no gap in %s, whatever the count", async (language) => {
    const words = await wordsOf(language);
    for (const document of [1, 2, 5, 21, 22, 1_000_000].flatMap(everyReport)) {
      const told = readingWords(document, words);
      const texts = [told?.short, ...(told?.sentences ?? [])].join("|");
      expect(texts, JSON.stringify(document)).toMatch(/\p{L}.*\|.*\p{L}/u);
      expect(texts, JSON.stringify(document)).not.toMatch(/\{\{|undefined|NaN|^\||\|\||reading\./);
    }
  });

  it("uses the plural forms of the language", async () => {
    const polish = await wordsOf("pl");
    const pages = [1, 3, 5, 22].map((pageCount) => readingWords(report([], { pageCount }), polish)?.short);
    expect(pages).toEqual([
      "Przeczytano 1 stronę",
      "Przeczytano 3 strony",
      "Przeczytano 5 stron",
      "Przeczytano 22 strony",
    ]);
  });
});
