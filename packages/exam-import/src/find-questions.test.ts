import { DOCUMENT_LANGUAGES } from "@quizmill/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findQuestions } from "./index.ts";
import {
  type Form,
  isAmbiguous,
  KEY_FORMS,
  LINE_FORMS,
  OPTION_FORMS,
  paperOf,
  QUESTIONS,
  renderPaper,
  STEM_FORMS,
  type TestQuestion,
} from "./testing/paper-forms.ts";

function found(...args: Parameters<typeof paperOf>): TestQuestion[] {
  return findQuestions(paperOf(...args)).questions.map(({ item }) => ({
    stem: item.text,
    options: item.options,
    key: item.key ?? -1,
  }));
}

/**
 * Forms with options one under another: in English every one there is; in another language, where only words and letters
 * differ, a third of them, in which each two parts of a form still meet.
 */
function formsOf(language: Form["language"]): Form[] {
  const forms = Object.keys(STEM_FORMS).flatMap((stem, i) =>
    Object.keys(OPTION_FORMS).flatMap((option, j) =>
      KEY_FORMS.map((key, k) => ({ language, stem, option, key, lines: "apart", place: i + j + k }) as const),
    ),
  );
  return forms.filter(({ place }) => language === "en" || place % 3 === 0);
}

const anyForm: fc.Arbitrary<Form> = fc
  .record({
    language: fc.constantFrom(...DOCUMENT_LANGUAGES),
    stem: fc.constantFrom(...Object.keys(STEM_FORMS)),
    option: fc.constantFrom(...Object.keys(OPTION_FORMS)),
    key: fc.constantFrom(...KEY_FORMS),
    lines: fc.constantFrom(...LINE_FORMS),
  })
  .filter((form) => !isAmbiguous(form));

describe("a paper in any usual form", () => {
  it.each(DOCUMENT_LANGUAGES)("comes back word for word, in %s", (language) => {
    const forms = formsOf(language).filter((form) => !isAmbiguous(form));
    expect(forms.length).toBeGreaterThan(language === "en" ? 1_000 : 400);
    for (const form of forms) {
      const paper = renderPaper(QUESTIONS[language], form);
      expect(found(paper, language), JSON.stringify(form)).toEqual(QUESTIONS[language]);
    }
  });

  it("comes back whatever the questions, their number and how the lines are joined", () => {
    fc.assert(
      fc.property(anyForm, fc.infiniteStream(fc.integer({ min: 1, max: 4 })), (form, steps) => {
        // Steps of one to four: no paper asks the same twice in a row.
        let at = 0;
        const questions = [...steps.take(8)].flatMap((step) => {
          at = (at + step) % 5;
          return QUESTIONS[form.language][at] ?? [];
        });
        expect(found(renderPaper(questions, form), form.language)).toEqual(questions);
      }),
      { numRuns: 400 },
    );
  });

  it("comes back where two papers in different forms stand one after the other", () => {
    fc.assert(
      fc.property(anyForm, anyForm, (a, b) => {
        // A number under a list of numbers may continue it or begin anew; bare lines have no beginning. Beside numbered
        // stems, an unnumbered line that does not ask is no stem.
        fc.pre(a.stem !== "none" && b.stem !== "none" && !a.option.startsWith("1"));
        const first = renderPaper(QUESTIONS[a.language], a);
        const second = renderPaper(QUESTIONS[b.language], b);
        const both = found([...first, ...second], a.language);
        expect(both.map(({ stem }) => stem)).toEqual(
          [...QUESTIONS[a.language], ...QUESTIONS[b.language]].map(({ stem }) => stem),
        );
      }),
      { numRuns: 150 },
    );
  });
});
