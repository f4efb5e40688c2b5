import { readFile } from "node:fs/promises";
import type { RecognisedPage, Recogniser } from "@quizmill/extract";
import { createPermits } from "./permits.ts";

/** A recogniser for tests: it makes up the pages, as many as the test allows. */
export interface TestRecogniser extends Recogniser {
  /** Allows so many more pages. */
  allow(pages: number): void;
  /** What it was asked, in order. */
  readonly asked: {
    readonly pages: readonly number[];
    readonly language: string | undefined;
    readonly hint: string | undefined;
    readonly bytes: string;
  }[];
  /** Documents that are being read. */
  reading(): number;
  /** Called before each page; what it throws is thrown to the caller. */
  before: (page: number) => void;
  /** Pages of which no text can be read. */
  readonly unreadable: Set<number>;
  /** The language of those, where that is why. */
  unreadLanguage?: string | undefined;
}

export function createTestRecogniser(options: { allowed?: number } = {}): TestRecogniser {
  const permits = createPermits(options.allowed);
  let reading = 0;
  const recogniser: TestRecogniser = {
    asked: [],
    unreadable: new Set(),
    before: () => undefined,
    reading: () => reading,
    allow: permits.allow,
    async *recognise(file, _fileName, { pages, language, hint, signal }) {
      reading += 1;
      try {
        const path = typeof file === "string" ? file : await file();
        recogniser.asked.push({ pages, language, hint, bytes: await readFile(path, "utf8") });
        for (const page of pages) {
          await permits.take(signal);
          recogniser.before(page);
          const { unreadLanguage } = recogniser;
          const isUnreadable = recogniser.unreadable.has(page);
          yield { ...pageOf(page, isUnreadable), ...(isUnreadable && { unreadLanguage }) };
        }
      } finally {
        reading -= 1;
      }
    },
    close: async () => undefined,
  };
  return recogniser;
}

/** Its text is one paragraph, with a doubtful word. */
function pageOf(page: number, isUnreadable: boolean): RecognisedPage {
  const text = `Picture of page ${page} with a dubious word, and it is long enough to be asked about.`;
  const line = { text, x: 10, y: 20, width: 300, height: 12 };
  const blocks = [{ kind: "paragraph" as const, text, page }];
  return {
    page,
    confidence: isUnreadable ? 30 : 90,
    source: isUnreadable
      ? null
      : {
          title: null,
          language: "en",
          format: "pdf",
          pageCount: null,
          pagesWithText: null,
          sections: [{ heading: null, level: 1, page, blocks }],
          warnings: [],
        },
    doubtful: ["dubious"],
    picture: { png: Buffer.from(`png of page ${page}`), width: 400, height: 600, lines: [line] },
  };
}
