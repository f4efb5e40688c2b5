import type { Attempt, Exam, ExamCost, ExamQuestion, Mastery, Progress, Remark } from "@quizmill/contract";
import { sampleQuestions, sampleSet } from "./sample-sets.ts";

/** Made-up exams and progress, for pictures and for looking at the pages. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const HEADINGS: Readonly<Record<string, readonly string[]>> = {
  en: ["Light reactions", "Calvin cycle", "C4 plants"],
  de: ["Lichtabhängige Reaktionen", "Calvin-Zyklus", "Kohlenstofffixierung bei C4-Pflanzen"],
  ja: ["明反応", "カルビン回路", "C4植物"],
};
const headingsIn = (language: string) => HEADINGS[language] ?? HEADINGS.en ?? [];

function examQuestions(language: string): ExamQuestion[] {
  const { id: datasetId, name: datasetName } = sampleSet(language);
  // Every fourth sample has no key, and an exam asks none of those.
  const questions = sampleQuestions(language, 24).filter(({ groundTruthOptionId }) => groundTruthOptionId);
  return questions.map((question) => ({ ...question, datasetId, datasetName, language }));
}

const NO_ANSWERS = { chosen: {}, marked: [], times: {}, chosenAt: {}, markedAt: {} };
const RULES = { count: 18, minutes: 30, passPercent: 60 } as const;

function resultOf(percent: number, language: string): NonNullable<Exam["attempts"][number]["result"]> {
  const { name: datasetName } = sampleSet(language);
  const sections = headingsIn(language).map((heading, at) => ({
    datasetName,
    heading,
    questions: 6,
    correct: 6 - 2 * at,
    unanswered: at === 2 ? 1 : 0,
  }));
  const isPassed = percent >= RULES.passPercent;
  return { questions: 18, correct: 12, unanswered: 1, percent, isPassed, isTimeOver: false, sections };
}

/** One with a history, and one that is under way. */
export function sampleExams(language: string): Exam[] {
  const { id: datasetId, name } = sampleSet(language);
  const now = Date.now();
  const told = (ms: number) => new Date(ms).toISOString();
  const attempt = (daysAgo: number, percent: number) => ({
    id: `attempt-${daysAgo}`,
    startedAt: told(now - daysAgo * DAY_MS),
    deadline: told(now - daysAgo * DAY_MS + 30 * MINUTE_MS),
    submittedAt: told(now - daysAgo * DAY_MS + 25 * MINUTE_MS),
    result: resultOf(percent, language),
  });
  const exam = { ...RULES, name, sets: [{ datasetId, sections: null }], createdAt: told(now) };
  const open = { submittedAt: null, result: null };
  const running = { id: "open", startedAt: told(now), deadline: told(now + 30 * MINUTE_MS), ...open };
  return [
    { ...exam, id: "running", attempts: [running] },
    { ...exam, id: "exam", attempts: [attempt(1, 67), attempt(8, 44)] },
  ];
}

/** Some questions are answered, one is marked, and a few minutes are left. */
export function openAttempt(language: string): Attempt {
  const now = Date.now();
  const told = (ms: number) => new Date(ms).toISOString();
  return {
    state: "open",
    id: "sample",
    examId: "exam",
    name: sampleSet(language).name,
    startedAt: told(now - 18 * MINUTE_MS),
    deadline: told(now + 12 * MINUTE_MS),
    now: told(now),
    questions: examQuestions(language).map(({ id, text, options }) => ({ id, text, options, language })),
    answers: { ...NO_ANSWERS, chosen: { 2: 3, 3: 1, 5: 2, 7: 1 }, marked: [3, 9] },
  };
}

const REMARK: Remark = {
  reason: "correctedKeys",
  at: "2026-05-13T09:00:00.000Z",
  count: 1,
  before: { questions: 12, correct: 7, unanswered: 1, percent: 58, isPassed: false },
};

export function overAttempt(language: string): Attempt {
  const questions = examQuestions(language);
  const chosen = questions.slice(0, -1).map(({ id, groundTruthOptionId }, at) => {
    return [String(id), at % 3 === 1 ? 1 : (groundTruthOptionId ?? 1)] as const;
  });
  return {
    state: "over",
    id: "sample",
    examId: "exam",
    name: sampleSet(language).name,
    passPercent: 60,
    startedAt: "2026-05-12T14:05:00.000Z",
    deadline: "2026-05-12T14:35:00.000Z",
    submittedAt: "2026-05-12T14:31:00.000Z",
    now: "2026-05-12T14:31:01.000Z",
    answers: { ...NO_ANSWERS, chosen: Object.fromEntries(chosen) },
    questions,
    result: { ...resultOf(67, language), remarks: [REMARK] },
    corrected: [{ questionId: questions[2]?.id ?? 1, since: "2026-05-14T09:00:00.000Z" }],
  };
}

const MASTERY: Mastery = {
  questions: 128,
  seen: 86,
  known: 31,
  mistakes: 12,
  due: 14,
  recall: { questions: 54, share: 0.87 },
};

const COST: ExamCost = {
  days: 19,
  unseen: 42,
  newPerDay: 3,
  newNeeded: 3,
  newAllowed: 10,
  reviewsPerDay: 12,
  lastReviewsPerDay: 61,
  obstacle: null,
};
/** Cannot be done by the number of new questions that is set. */
export const HIGH_COST: ExamCost = { ...COST, days: 4, newPerDay: 11, newNeeded: 11, obstacle: "new" };

/** Over all sets; the first one is named as in the list of sets. */
export function sampleProgress(language: string): Progress {
  const { name } = sampleSet(language);
  const days = Array.from({ length: 24 }, (_, at) => {
    const date = new Date(Date.now() - at * DAY_MS * (at > 12 ? 1.2 : 1)).toISOString().slice(0, 10);
    const answers = 8 + ((at * 7) % 23);
    const wrong = Math.round(answers * (0.12 + (at % 5) / 20));
    return { date, answers, wrong, correct: answers - wrong, durationMs: answers * 21_000 };
  });
  const byDate = new Map(days.map((day) => [day.date, day]));
  return {
    due: MASTERY.due,
    days: [...byDate.values()].reverse(),
    daysInARow: 12,
    forecast: Array.from({ length: 30 }, (_, at) => Math.round(18 / (1 + at / 6)) + ((at * 5) % 4)),
    calibration: [
      { confidence: "guess", answers: 41, correct: 15 },
      { confidence: "unsure", answers: 118, correct: 81 },
      { confidence: "sure", answers: 203, correct: 187 },
    ],
    sets: [
      {
        ...MASTERY,
        datasetId: "ready",
        name,
        examCost: COST,
        examAt: new Date(Date.now() + COST.days * DAY_MS).toISOString(),
      },
      {
        questions: 53,
        seen: 9,
        known: 0,
        mistakes: 3,
        due: 0,
        recall: null,
        datasetId: "b",
        name: "",
        examAt: new Date(Date.now() + HIGH_COST.days * DAY_MS).toISOString(),
        examCost: HIGH_COST,
      },
    ],
  };
}

/** The first set by section. */
export function setProgress(language: string): Progress {
  const { sets, ...all } = sampleProgress(language);
  const sections = headingsIn(language).map((heading, at) => ({
    section: at,
    heading,
    questions: 40,
    seen: 36 - 12 * at,
    known: 20 - 9 * at,
    mistakes: 3 + at,
    due: 2 + at,
    recall: at === 2 ? null : { questions: 30 - 9 * at, share: 0.8 - at / 4 },
  }));
  return { ...all, sets: sets.slice(0, 1).map((set) => ({ ...set, sections })) };
}
