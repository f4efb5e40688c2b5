import { LANGUAGES, type Language, type Question } from "@quizmill/contract";
import { createInstance } from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { describe, expect, it } from "vitest";
import { wordsOf } from "../../i18n/test-words.ts";
import { hasFormula } from "../../ui/rich-text/has-formula.ts";
import { normaliseQuestions } from "./questions.ts";
import { ResultContext } from "./results/result-context.tsx";
import { ResultRow } from "./results/result-row.tsx";
import { ResultsSheet } from "./results/results-sheet.tsx";
import { QuestionCard } from "./view/question-card.tsx";

const options = ["2019", "2020"].map((text) => ({ text }));
const TABLE = "Year | Loaves\n2019 | 400";
const [resting, unread, plain] = normaliseQuestions([
  { id: 1, text: "Which year?", options, context: TABLE },
  { id: 2, text: "What is drawn?", options, needsPicture: true },
  { id: 3, text: "Who came?", options },
]) as [Question, Question, Question];

/** The page's text as displayed, in `language`. */
async function shown(language: Language, page: React.ReactNode): Promise<string> {
  const i18n = createInstance().use(initReactI18next);
  await i18n.init({ lng: language, resources: {}, interpolation: { escapeValue: false } });
  i18n.t = (await wordsOf(language)).t;
  i18n.getFixedT = (() => i18n.t) as typeof i18n.getFixedT;
  return renderToStaticMarkup(<I18nextProvider i18n={i18n}>{page}</I18nextProvider>);
}

const nothing = () => undefined;
const given = { selectedId: undefined, isFlagged: false, language: "en" };

const VIEWS = {
  "the viewer": (question: Question) => (
    <QuestionCard
      {...given}
      question={question}
      state="unanswered"
      isRevealed={false}
      startRef={nothing}
      onSelect={nothing}
      onDoubleTap={nothing}
      onLongPress={nothing}
    />
  ),
  "the results": (question: Question) => (
    <ResultRow
      {...given}
      question={question}
      position={1}
      state="unanswered"
      isOpen
      context={
        <ResultContext question={question} language="en" isShared={false} isOpen={false} onToggle={nothing} />
      }
      onToggle={nothing}
      onToggleFlag={nothing}
    />
  ),
  "the PDF": (question: Question) => (
    <ResultsSheet
      title="Bread"
      language="en"
      date="2026-01-01T00:00:00Z"
      score={{
        correct: 0,
        wrong: 0,
        answered: 0,
        checked: 0,
        total: 1,
        unjudged: 0,
        flagged: 0,
        accuracyPercent: null,
      }}
      rows={[{ question, state: "unanswered", selectedId: undefined, isFlagged: false }]}
    />
  ),
};

describe.each(Object.entries(VIEWS))("the context of a question, in %s", (_name, view) => {
  it("is above its stem and its options", async () => {
    const page = await shown("en", view(resting));
    const places = [">Text for this question<", TABLE, "Which year?", "2020"];
    const found = places.map((words) => page.indexOf(words));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
  });

  it("is not shown for a question without one", async () => {
    const page = await shown("en", view(plain));
    expect(page).toContain("Who came?");
    expect(page).not.toMatch(/Text for this question|could not be read/u);
  });

  it.each(LANGUAGES)("is reported as missing, in %s", async (language) => {
    const { t } = await wordsOf(language);
    const page = await shown(language, view(unread));
    expect(page).toContain(t("quiz.context.missing"));
    expect(page).not.toContain(t("quiz.context.title"));
  });
});

it("is where reading the question begins", async () => {
  const first = async (question: Question) =>
    /<(\w+)[^>]* tabindex="-1"/u.exec(await shown("en", VIEWS["the viewer"](question)))?.[1];
  expect(await first(plain)).toBe("h2");
  expect(await first(resting)).toBe("section");
});

it("loads the fonts of the formulas in it", () => {
  expect(hasFormula(plain)).toBe(false);
  expect(hasFormula({ ...plain, context: "It grows by $x^2$." })).toBe(true);
});
