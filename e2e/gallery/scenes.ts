import type { Page } from "@playwright/test";
import { type Fidelity, LIMITS, type StudyQuestion, type Today, type WeakOptions } from "@quizmill/contract";
import type { LanguageModelPlan } from "../../testing/language-model.ts";
import { giveModel, withoutSecurity } from "../browser-model.ts";
import {
  growingSet,
  modelSet,
  modelSettings,
  modelStanding,
  OWN_MODEL,
  sampleLibrary,
  sampleList,
  sampleQuestions,
  sampleSet,
  TRIAL_DONE,
} from "../sample-sets.ts";
import {
  HIGH_COST,
  openAttempt,
  overAttempt,
  sampleExams,
  sampleProgress,
  setProgress,
} from "../sample-study.ts";
import {
  account,
  events,
  never,
  type Replies,
  refuse,
  sampleToday,
  signIn,
  stage,
  unreachable,
} from "../stage.ts";

/** One state of one page, reached the same way in every language. */
export interface Scene {
  readonly name: string;
  readonly show: (page: Page, language: string) => Promise<void>;
  /** The whole page instead of the window. */
  readonly isWhole?: boolean;
  /** Only if the window is this wide. */
  readonly minWidth?: number;
  readonly maxWidth?: number;
}

const WHOLE = { isWhole: true } as const;
const WIDE_PX = 1_024;

/** Until the app has loaded, a page handles no keys and delays presses. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator("html:not([data-scripts])").waitFor({ state: "attached" });
}

function visitor(path: string, replies: Replies = {}) {
  return async (page: Page, language: string) => {
    await stage(page, replies);
    await open(page, `/${language}${path && `/${path}`}`);
  };
}

function member(path: string, replies: (language: string) => Replies = () => ({})) {
  return async (page: Page, language: string) => {
    await signIn(page);
    await stage(page, { ...account(), ...replies(language) });
    await open(page, `/${language}${path && `/${path}`}`);
  };
}

type Show = Scene["show"];

function then(first: Show, ...steps: ((page: Page) => Promise<unknown>)[]): Show {
  return async (page, language) => {
    await first(page, language);
    for (const step of steps) await step(page);
  };
}

/** Faster than a mouse, which waits until nothing moves; the journeys show that it can be reached. */
const press = (selector: string) => (page: Page) => page.locator(selector).first().dispatchEvent("click");
/** For menus, which open on mouse down. */
const touch = (selector: string) => (page: Page) => page.locator(selector).first().click();
const key = (name: string) => (page: Page) => page.keyboard.press(name);
const fill = (selector: string, text: string) => (page: Page) => page.locator(selector).first().fill(text);
const seen = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();

const OPENED = seen('[role="dialog"]');
const MENU = seen('[role="menu"]');
const SUBMIT = 'main button[type="submit"]:enabled';
const NO_FILE = { name: "lecture-4.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
const chooseFile = (page: Page) => page.locator('input[type="file"]:not([capture])').setInputFiles(NO_FILE);
const NOTES = "The light-dependent reactions take place in the thylakoid membranes. ".repeat(4);

const EMAIL = "maria.sommer@example.org";

function loggingIn(reply: Replies[string]): Show {
  return then(
    visitor("login", { "POST /api/auth/login": reply }),
    fill('input[type="email"]', EMAIL),
    fill('input[type="password"]', "Wrong-password-1"),
    press(SUBMIT),
    seen("main [role=alert]"),
  );
}

function registering(reply: Replies[string]): Show {
  return then(
    visitor("register", { "POST /api/auth/register": reply }),
    fill('input[type="email"]', EMAIL),
    fill('input[type="password"]', "Correct-horse-7"),
    (page) => page.locator('input[name="accepted"]').check(),
    press(SUBMIT),
    seen("main [role=alert]"),
  );
}

/** For whoever sits at the server's machine, where a model runs. */
const runsHere = () => ({
  "GET /api/own-model": {
    isAllowed: true,
    kept: null,
    trial: null,
    here: { models: [{ program: "Ollama", model: "qwen3:4b" }], chosen: null, isFixed: false },
  },
});
const ACCOUNT_PAGES: readonly Scene[] = [
  { name: "login", show: visitor("login") },
  { name: "login-asked-for", show: visitor("login?next=%2Fen%2Fupload") },
  { name: "login-missing", show: then(visitor("login"), press(SUBMIT)) },
  { name: "login-refused", show: loggingIn(refuse("INVALID_CREDENTIALS")) },
  { name: "login-no-token", show: loggingIn({ user: { email: EMAIL } }) },
  { name: "login-unreachable", show: loggingIn(unreachable) },
  {
    name: "login-garbled",
    show: loggingIn((route) => route.fulfill({ contentType: "application/json", body: "{oops" })),
  },
  { name: "register", show: visitor("register") },
  { name: "register-taken", show: registering(refuse("EMAIL_TAKEN")) },
  { name: "register-no-token", show: registering({ user: { email: EMAIL } }) },
  { name: "register-missing", show: then(visitor("register"), press(SUBMIT)) },
  { name: "forgot", show: visitor("forgot-password") },
  {
    name: "forgot-sent",
    show: then(
      visitor("forgot-password", {
        "POST /api/auth/password/forgot": (route) => route.fulfill({ status: 204 }),
      }),
      fill('input[type="email"]', EMAIL),
      press(SUBMIT),
    ),
  },
  { name: "reset", show: visitor("reset-password?token=x") },
  { name: "reset-incomplete", show: visitor("reset-password") },
  { name: "account", show: member("account"), ...WHOLE },
  { name: "account-logged-out", show: visitor("account") },
  {
    name: "account-error",
    show: then(
      member("account", () => ({
        "GET /api/me": refuse("RATE_LIMITED"),
        "GET /api/me/stats": refuse("RATE_LIMITED"),
      })),
      seen("main [role=alert]"),
    ),
  },
  {
    name: "account-model-form",
    show: then(member("account"), press("[data-step=model-rest] button"), seen("main form")),
    ...WHOLE,
  },
  {
    name: "account-model-tried",
    show: then(
      member("account", () => ({
        "GET /api/own-model": {
          isAllowed: true,
          kept: null,
          trial: { ...OWN_MODEL, state: TRIAL_DONE },
          here: null,
        },
      })),
      seen("main mark"),
    ),
    ...WHOLE,
  },
  {
    name: "account-model-here",
    show: then(member("account", runsHere), seen("[data-step=model-rest]")),
    ...WHOLE,
  },
  {
    name: "account-delete",
    show: then(member("account"), press("main section:last-of-type:not(:only-of-type) button"), OPENED),
  },
  {
    name: "account-delete-failed",
    show: then(
      member("account", () => ({ "DELETE /api/me": refuse("INTERNAL") })),
      press("main section:last-of-type:not(:only-of-type) button"),
      press('[role="dialog"] .bg-wrong'),
      seen('[role="dialog"] [role="alert"]'),
    ),
  },
];

const UPLOAD = { "GET /api/uploads/*": refuse("NOT_FOUND") } as const;
const progress = (stageName: string) => ({
  stage: stageName,
  done: 11,
  total: 29,
  questions: 14,
  etaSeconds: 38,
  datasetId: null,
  failureCode: null,
  document: { format: "pdf", pageCount: 40, pagesWithText: 40, warnings: [] },
});
const send = press("main button.min-h-\\[52px\\]:enabled");
const uploading = (replies: (language: string) => Replies) =>
  then(member("upload", replies), chooseFile, send);

/** The sections of a set, with fewer questions in each one. */
const sampleSections = (language: string) =>
  sampleQuestions(language, 4).map(({ source }, section) => ({
    section,
    heading: source?.heading ?? null,
    questions: 12 - 4 * section,
    seen: 9 - 3 * section,
    known: 6 - 2 * section,
  }));

/** What a document holds, before a set is made of it. */
const sampleOutline = (language: string) => ({
  sections: sampleQuestions(language, 5).map(({ source }, section) => ({
    section,
    heading: source?.heading ?? null,
    level: section === 0 ? 1 : 2,
    page: 3 * section + 1,
  })),
  format: "pdf",
  pageCount: 29,
  likelyQuestions: 96,
});

/** What a table of questions loses. */
const REPORT: Fidelity = {
  format: "csv",
  questions: 124,
  kept: 119,
  losses: [
    {
      kind: "fewOptions",
      effect: "leftOut",
      count: 2,
      questions: [
        { number: 17, stem: "What is photosynthesis?" },
        { number: 60, stem: "Describe the Krebs cycle in your own words." },
      ],
    },
    {
      kind: "severalKeys",
      effect: "changed",
      count: 6,
      questions: [{ number: 3, stem: "Which two?" }],
    },
    { kind: "tags", effect: "lost", count: 80, questions: [{ number: 1, stem: "What is ATP?" }] },
  ],
  columns: {
    names: ["Nr", "Question", "Option A", "Option B", "Right"],
    samples: [["1", "What is ATP?", "A carrier of energy", "A kind of sugar", "A"]],
    roles: ["ignore", "stem", "option", "option", "key"],
  },
};

const UPLOAD_PAGES: readonly Scene[] = [
  { name: "upload", show: member("upload"), ...WHOLE },
  { name: "upload-chosen", show: then(member("upload"), chooseFile), ...WHOLE },
  {
    name: "upload-count",
    show: then(member("upload"), chooseFile, press("details summary"), fill("details input", "20")),
    ...WHOLE,
  },
  {
    name: "upload-part",
    show: then(
      member("upload", (language) => ({ "POST /api/upload/outline": sampleOutline(language) })),
      chooseFile,
      press('[data-part="part"] summary'),
      press('[data-part="part"] fieldset div:nth-child(2) input'),
    ),
    ...WHOLE,
  },
  { name: "upload-notes", show: then(member("upload"), fill("textarea", NOTES)), ...WHOLE },
  {
    name: "upload-working",
    show: uploading(() => ({
      "POST /api/upload/bootstrap": never,
      "GET /api/uploads/*": progress("generating"),
    })),
    ...WHOLE,
  },
  {
    name: "upload-report",
    show: then(
      member("upload", () => ({ "POST /api/upload/inspect": { fidelity: REPORT } })),
      (page) =>
        page
          .locator('input[type="file"]:not([capture])')
          .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from("a,b\n") }),
      send,
      seen("main details"),
      press("main summary"),
    ),
    ...WHOLE,
  },
  {
    name: "upload-ready",
    show: then(
      uploading((language) => ({
        "POST /api/upload/bootstrap": {
          datasetId: "sample",
          jobId: "job",
          token: "t",
          datasetName: "x",
          totalEstimated: 37,
          initial: sampleQuestions(language, 5),
        },
        "GET /api/uploads/*": progress("generating"),
      })),
      seen("main [role=progressbar][aria-valuenow]"),
    ),
    ...WHOLE,
  },
  {
    name: "upload-scan",
    show: then(
      uploading(() => ({
        "POST /api/upload/bootstrap": {
          datasetId: "sample",
          jobId: "job",
          token: "t",
          datasetName: "x",
          totalEstimated: 0,
          initial: [],
        },
        "GET /api/uploads/*": {
          ...progress("generating"),
          done: 0,
          total: 0,
          questions: 0,
          etaSeconds: null,
          datasetId: "sample",
          document: {
            format: "pdf",
            pageCount: 2,
            pagesWithText: 0,
            warnings: [],
            pictures: { pages: 2, done: 0 },
          },
        },
      })),
      seen("main :has(> [role=progressbar]) ~ section"),
    ),
  },
  {
    name: "upload-refused",
    show: uploading(() => ({ ...UPLOAD, "POST /api/upload/bootstrap": refuse("FILE_ENCRYPTED") })),
    ...WHOLE,
  },
  {
    name: "upload-unreachable",
    show: uploading(() => ({ ...UPLOAD, "POST /api/upload/bootstrap": unreachable })),
    ...WHOLE,
  },
];

const FAILED_PAGES: readonly Scene[] = [
  {
    name: "upload-failed",
    show: uploading(() => ({ ...UPLOAD, "POST /api/upload/bootstrap": refuse("GENERATION_FAILED") })),
    ...WHOLE,
  },
  {
    name: "upload-timeout",
    show: async (page, language) => {
      await page.clock.install();
      await uploading(() => ({ ...UPLOAD, "POST /api/upload/bootstrap": never }))(page, language);
      await page.locator('main [role="progressbar"]').waitFor();
      await page.clock.fastForward(LIMITS.request.uploadTimeoutMs);
      await page.locator("main [role=alert]").waitFor();
    },
    ...WHOLE,
  },
  {
    name: "upload-notes-failed",
    show: then(
      member("upload", () => ({ ...UPLOAD, "POST /api/notes/bootstrap": refuse("INTERNAL") })),
      fill("textarea", NOTES),
      press(SUBMIT),
      seen("main [role=alert]"),
    ),
    ...WHOLE,
  },
];

const TAGS: Replies = {
  "GET /api/tags": {
    tags: [
      { tag: "Biologie", sets: 4 },
      { tag: "Prüfung im Sommersemester", sets: 2 },
      { tag: "生物 II", sets: 1 },
    ],
    hasArchived: true,
    hasTrashed: true,
  },
};
const withTrash = (language: string): Replies => {
  const { sets, next } = sampleLibrary(language);
  const trashedAt = (at: number) => new Date(Date.now() - at * 29 * 86_400_000).toISOString();
  const trashed = sets.map((set, at) => ({ ...set, trashedAt: trashedAt(at) }));
  return { ...TAGS, "GET /api/datasets": { sets: trashed, next } };
};
const withLibrary = (language: string): Replies => ({
  ...TAGS,
  "GET /api/datasets": sampleLibrary(language),
});
const withList = (language: string): Replies => ({ "GET /api/datasets": sampleList(language) });
/** The set named "ready" was studied. */
const withProgress = (language: string): Replies => ({
  "GET /api/study/progress": (route) =>
    route.fulfill({
      json: route.request().url().includes("set=") ? setProgress(language) : sampleProgress(language),
    }),
});

const LIST_PAGES: readonly Scene[] = [
  { name: "my", show: member("my", withList), ...WHOLE },
  {
    name: "my-studied",
    show: then(
      member("my", (language) => ({ ...withList(language), ...withProgress(language) })),
      seen("main li [title]"),
    ),
    ...WHOLE,
  },
  { name: "my-empty", show: member("my") },
  {
    name: "my-found",
    show: then(member("my?q=light&tag=Biologie", withLibrary), seen("[data-set]")),
  },
  { name: "my-trash", show: then(member("my?trashed=true", withTrash), seen("[data-set]")) },
  {
    name: "my-nothing-found",
    show: then(
      member("my?q=zebra", () => ({ ...TAGS, "GET /api/datasets": { sets: [], next: null } })),
      seen("main h2"),
    ),
  },
  {
    name: "my-tags",
    show: then(
      member("my", withLibrary),
      touch('[data-set] [aria-haspopup="menu"]'),
      MENU,
      press('[role="menuitem"]:nth-child(2)'),
      OPENED,
      seen('[role="dialog"] input[type="checkbox"]'),
    ),
  },
  {
    name: "my-several",
    show: then(
      member("my", withLibrary),
      touch('[data-set] [aria-haspopup="menu"]'),
      MENU,
      press('[role="menuitem"]:nth-child(6)'),
      seen('[data-set] input[type="checkbox"]'),
    ),
  },
  { name: "my-loading", show: member("my", () => ({ "GET /api/datasets": never })) },
  {
    name: "my-error",
    show: then(
      member("my", () => ({ "GET /api/datasets": refuse("RATE_LIMITED") })),
      seen("main [role=alert]"),
    ),
  },
  { name: "my-logged-out", show: visitor("my") },
  {
    name: "my-menu",
    show: then(member("my", withList), touch('main li button[aria-haspopup="menu"]'), MENU),
  },
  {
    name: "my-rename",
    show: then(
      member("my", withList),
      touch('main li button[aria-haspopup="menu"]'),
      touch('[role="menuitem"]:first-child'),
      seen("[data-set] input"),
    ),
  },
  {
    name: "my-export",
    show: then(
      member("my", (language) => ({
        ...withList(language),
        "GET /api/datasets/*": sampleSet(language),
        "GET /api/datasets/*/mistakes": { questionIds: [1, 2] },
      })),
      touch('main li button[aria-haspopup="menu"]'),
      touch('[role="menuitem"]:nth-child(5)'),
      OPENED,
      seen('[role="dialog"] details'),
    ),
  },
  {
    name: "my-remove",
    show: then(
      member("my", withList),
      touch('main li button[aria-haspopup="menu"]'),
      touch('[role="menuitem"]:last-child'),
      OPENED,
    ),
  },
];

const withExams = (language: string): Replies => ({
  ...withList(language),
  "GET /api/exams": sampleExams(language),
  "GET /api/datasets/*": sampleSet(language),
  ...Object.fromEntries(
    sampleList(language).map(({ id }) => [
      `GET /api/datasets/${id}/sections`,
      { sections: sampleSections(language) },
    ]),
  ),
});
const attempt = (state: (language: string) => Replies[string]): Show =>
  then(
    member("attempts/sample", (language) => ({
      ...withExams(language),
      "GET /api/attempts/*": state(language),
      "PUT /api/attempts/*": () => never(),
    })),
    seen("main h2"),
  );

const EXAM_PAGES: readonly Scene[] = [
  { name: "exams", show: then(member("exams", withExams), seen("main li h2")), ...WHOLE },
  { name: "exams-empty", show: member("exams", () => ({ "GET /api/exams": [] })) },
  { name: "exams-logged-out", show: visitor("exams") },
  {
    name: "exams-error",
    show: then(
      member("exams", () => ({ "GET /api/exams": refuse("RATE_LIMITED") })),
      seen("main [role=alert]"),
    ),
  },
  {
    name: "exams-delete",
    show: then(member("exams", withExams), press("main li button[title]"), OPENED),
  },
  {
    name: "exam-new",
    show: then(
      member("exams/new", withExams),
      (page) => page.locator('main input[type="checkbox"]').nth(1).check(),
      press("main details summary"),
    ),
    ...WHOLE,
  },
  { name: "exam-new-missing", show: then(member("exams/new", withExams), press(SUBMIT)), ...WHOLE },
  { name: "exam-running", show: then(attempt(openAttempt), key("2")) },
  {
    name: "exam-sheet",
    show: then(attempt(openAttempt), press('main button[aria-haspopup="dialog"]'), OPENED),
    maxWidth: WIDE_PX - 1,
  },
  {
    name: "exam-hand-in",
    show: then(attempt(openAttempt), press("main button.flex-none"), OPENED),
  },
  { name: "exam-result", show: attempt(overAttempt), ...WHOLE },
];

const PROGRESS_PAGES: readonly Scene[] = [
  { name: "progress", show: then(member("progress", withProgress), seen("main h2")), ...WHOLE },
  {
    name: "progress-open",
    show: then(
      member("progress", withProgress),
      press("main li button"),
      seen("main table"),
      press("main details summary"),
    ),
    ...WHOLE,
  },
  { name: "progress-empty", show: member("progress") },
  { name: "progress-logged-out", show: visitor("progress") },
];

const demoOf = (language: string, truncated: boolean) => ({
  truncated,
  questions: sampleQuestions(language, 3).map((question) => ({
    question: question.text,
    options: question.options.map(({ label, text }) => ({ label, text })),
    correctIndex: (question.groundTruthOptionId ?? 0) - 1,
    explanation: question.aiExplanation ?? "",
    ...(question.source && { source: question.source }),
  })),
});
const demo =
  (reply: (language: string) => Replies[string]): Show =>
  async (page, language) => {
    await visitor("demo-upload", { "POST /api/demo/upload": reply(language) })(page, language);
    await chooseFile(page);
    await send(page);
  };

const DEMO_PAGES: readonly Scene[] = [
  { name: "demo", show: visitor("demo-upload") },
  { name: "demo-working", show: demo(() => never) },
  { name: "demo-failed", show: demo(() => refuse("FILE_DAMAGED")) },
  { name: "demo-scan", show: demo(() => refuse("NO_TEXT_IN_FILE", { pages: 2, pagesWithText: 0 })) },
  { name: "demo-empty", show: demo(() => ({ questions: [], truncated: false })) },
  {
    name: "demo-quiz",
    show: then(
      demo((language) => demoOf(language, true)),
      seen("main h2"),
      key("2"),
      key("Enter"),
    ),
    ...WHOLE,
  },
  {
    name: "demo-results",
    show: then(
      demo((language) => demoOf(language, false)),
      seen("main h2"),
      ...["2", "Enter", "Enter", "1", "Enter", "Enter", "Enter", "Enter"].map(key),
    ),
    ...WHOLE,
  },
];

const quiz = (set: (language: string) => Replies[string], query = "", more: Replies = {}) =>
  then(
    member(`dataset/sample${query}`, (language) => ({ "GET /api/datasets/*": set(language), ...more })),
    seen("main :is(h2[tabindex], [role=alert], h1[tabindex])"),
  );
const whole = (language: string) => sampleSet(language);
const weaker = (language: string) =>
  sampleSet(language, { questions: sampleQuestions(language, 24).map((one) => ({ ...one, isWeak: true })) });
const LIVE = "?job=job&token=t";
const growing = (language: string) => growingSet(language, 12);
const noQuestions = (language: string) =>
  sampleSet(language, { questions: [], status: "FAILED", failureCode: "NO_QUESTIONS" });

/** Options of the first five questions that were never chosen. */
const WEAK: WeakOptions = {
  questions: [
    { questionId: 2, version: 1, answers: 42, optionIds: [3] },
    { questionId: 4, version: 1, answers: 1_200, optionIds: [1, 4] },
  ],
};

/** Five questions, answered up to the results. */
function played(more: Replies = {}): Show {
  const five = (of: string) => sampleSet(of, { questions: sampleQuestions(of, 5) });
  return async (page, language) => {
    await quiz(five, "", more)(page, language);
    for (const name of ["2", "Enter", "Enter", "1", "Enter", "Enter", "1", "Enter", "Enter", "2", "Enter"])
      await page.keyboard.press(name);
    for (const name of ["Enter", "Enter"]) await page.keyboard.press(name);
    await page.locator("main ol").waitFor();
  };
}

const EDITING: Replies = {
  "POST /api/datasets/sample/advice": { findings: ["key_too_long", "negative_stem"] },
  "PUT /api/questions/1": async (route) => {
    const [question] = sampleQuestions("en", 1);
    await route.fulfill({
      json: { isStored: false, isDeleted: false, question: { ...question, version: 2, origin: "edited" } },
    });
  },
  "GET /api/questions/1/history": async (route) => {
    const [question] = sampleQuestions("en", 1);
    const versions = [
      { ...question, version: 2, origin: "edited", madeAt: "2026-05-13T09:30:00.000Z" },
      { ...question, version: 1, origin: "generated", madeAt: null },
    ];
    await route.fulfill({ json: { versions, isDeleted: false, report: null } });
  },
  "GET /api/datasets/sample/deleted": async (route) => {
    const [question] = sampleQuestions("en", 1);
    await route.fulfill({
      json: { questions: [{ ...question, version: 1, deletedAt: "2026-05-13T09:30:00.000Z" }] },
    });
  },
  "PUT /api/questions/1/report": async (route) => route.fulfill({ status: 204 }),
  "DELETE /api/questions/1": async (route) => {
    const [question] = sampleQuestions("en", 1);
    await route.fulfill({ json: { isStored: true, isDeleted: true, question } });
  },
};
/** The stored text around the first question. */
const withText = (language: string): Replies => {
  const set = sampleSet(language);
  const quoted = set.questions
    .slice(0, 3)
    .flatMap(({ id, source }) => (source ? [{ id, quote: source.quote }] : []));
  const passages = quoted.map(({ id, quote }, ordinal) => ({
    ordinal,
    heading: set.questions[ordinal]?.source?.heading ?? null,
    blocks: [
      { kind: "paragraph", text: quote },
      { kind: "listItem", text: `$6\\,CO_2 + 6\\,H_2O$ · ${quote}`, marker: "a)" },
      { kind: "listItem", text: quote },
    ],
    questions: [{ id, quote }],
  }));
  return {
    "GET /api/datasets/*": set,
    "GET /api/datasets/sample/text": {
      name: set.name,
      language: set.language,
      format: "pdf",
      total: 9,
      passages,
    },
    "GET /api/datasets/sample/text/search": {
      hits: quoted.map(({ quote }, passage) => ({ passage, block: 0, excerpt: `…${quote}` })),
      isCut: false,
    },
  };
};
/** How much of its document a set covers. */
const withSections = (language: string): Replies => {
  const sections = sampleSections(language);
  const [question] = sampleQuestions(language, 1);
  return {
    "GET /api/datasets/sample/sections": { sections },
    "POST /api/datasets/sample/fewer": { deleted: [question] },
  };
};
/** How well it is known, with something due. */
const knownSet = (language: string): Replies => ({
  ...withSections(language),
  ...withProgress(language),
  "GET /api/datasets": { sets: [{ ...sampleLibrary(language).sets[0], id: "sample" }], next: null },
  "GET /api/datasets/*": sampleSet(language),
  "GET /api/datasets/sample/gone": { questions: [] },
});
/** The page of a set, with one of its groups open. */
const ofSet = (open: string, more: (language: string) => Replies = () => ({})): Show =>
  then(
    member(`sets/sample?open=${open}`, (language) => ({ ...knownSet(language), ...more(language) })),
    seen("main :is([data-group], [role=alert])"),
  );
const setGroup = (name: string, ...steps: ((page: Page) => Promise<unknown>)[]): Scene => ({
  name: `set-${name}`,
  show: then(ofSet(name), ...steps),
  ...WHOLE,
});

const SET_PAGES: readonly Scene[] = [
  { name: "set", show: then(ofSet(""), seen("main nav a")), ...WHOLE },
  setGroup(
    "sections",
    press("[data-group=sections] li button:nth-child(2)"),
    seen("[data-group=sections] li [role=status] button"),
  ),
  setGroup("questions", seen("[data-group=questions] li")),
  setGroup("documents", seen("[data-group=documents] section button")),
  setGroup("share"),
  setGroup("exam", seen("[data-group=exam] input")),
  setGroup("organise"),
  {
    name: "set-deleted-questions",
    show: then(
      ofSet("questions", () => EDITING),
      press("[data-group=questions] > div:last-child button[aria-haspopup=dialog]"),
      OPENED,
      seen('[role="dialog"] ul li'),
    ),
  },
  {
    name: "set-rename",
    show: then(ofSet(""), press("main div:has(> h1) + button"), seen("main form input")),
  },
  {
    name: "set-split",
    show: then(
      ofSet("organise"),
      press("[data-group=organise] button:nth-child(2)"),
      OPENED,
      seen('[role="dialog"] fieldset input'),
    ),
  },
  {
    name: "set-merge",
    show: then(
      ofSet("organise", (language) => ({ "GET /api/datasets": sampleLibrary(language) })),
      press("[data-group=organise] button:nth-child(3)"),
      OPENED,
      seen('[role="dialog"] bdi'),
    ),
  },
  {
    name: "set-growing",
    show: ofSet("", (language) => ({ "GET /api/datasets/*": growingByModel(language) })),
    ...WHOLE,
  },
  {
    name: "set-first",
    show: ofSet("", (language) => ({ "GET /api/datasets/*": growingSet(language, 0) })),
    ...WHOLE,
  },
  {
    name: "set-ended-early",
    show: ofSet("", (language) => ({
      "GET /api/datasets/*": sampleSet(language, {
        status: "PARTIAL",
        failureCode: "GENERATION_CANCELLED",
        processedChunks: 11,
      }),
    })),
    ...WHOLE,
  },
  { name: "set-failed", show: ofSet("", (of) => ({ "GET /api/datasets/*": noQuestions(of) })), ...WHOLE },
  {
    name: "set-empty",
    show: ofSet("questions", (of) => ({ "GET /api/datasets/*": sampleSet(of, { questions: [] }) })),
    ...WHOLE,
  },
  {
    name: "set-loading",
    show: member("sets/sample", () => ({ "GET /api/datasets/*": never })),
  },
  { name: "set-error", show: ofSet("", () => ({ "GET /api/datasets/*": refuse("RATE_LIMITED") })) },
  {
    name: "set-offline",
    show: then(
      ofSet("sections", () => ({
        "GET /api/datasets/sample/sections": unreachable,
        "GET /api/study/progress": unreachable,
      })),
      seen("main [role=alert]"),
    ),
  },
  {
    name: "set-not-found",
    show: then(
      member("sets/sample", () => ({ "GET /api/datasets/*": refuse("NOT_FOUND") })),
      seen("main h2"),
    ),
  },
  { name: "set-logged-out", show: visitor("sets/sample") },
];
const quizMenu = then(quiz(whole, "", EDITING), touch('main [aria-haspopup="menu"]'), MENU);
const ofMenu = (place: number) => press(`[role="menuitem"]:nth-child(${place})`);
const editor = then(quizMenu, ofMenu(1), OPENED, seen("[data-finding]"));

const report = then(
  quiz(whole, "", EDITING),
  press("main [data-verdict] + button"),
  OPENED,
  seen('[role="dialog"] button[aria-pressed]'),
);

const QUIZ_PAGES: readonly Scene[] = [
  { name: "text", show: then(member("text/sample?question=1", withText), seen("mark")) },
  {
    name: "text-found",
    show: then(
      member("text/sample", withText),
      seen("[data-passage]"),
      fill('input[type="search"]', "light"),
      press('search button[type="submit"]'),
      seen("search ol button"),
    ),
  },
  { name: "quiz-weak", show: quiz(weaker) },
  { name: "quiz-menu", show: quizMenu },
  { name: "quiz-edit", show: editor },
  {
    name: "quiz-edit-missing",
    show: then(
      ofSet("questions", () => EDITING),
      press("[data-group=questions] button[aria-haspopup=dialog]"),
      OPENED,
      press('[role="dialog"] button[type="submit"]'),
      seen('[role="dialog"] [aria-invalid]'),
    ),
  },
  {
    name: "quiz-edit-conflict",
    show: then(
      editor,
      fill('[role="dialog"] textarea', "Where does $6\\,CO_2$ become sugar?"),
      press('[role="dialog"] button[type="submit"]'),
      seen('[role="dialog"] [role="status"]'),
    ),
  },
  { name: "quiz-report", show: report },
  {
    name: "quiz-reported",
    show: then(report, press('[role="dialog"] button[aria-pressed]'), seen("[role=status] p + div button")),
  },
  { name: "quiz-history", show: then(quizMenu, ofMenu(3), OPENED, seen('[role="dialog"] ol li')) },
  { name: "quiz-deleted", show: then(quizMenu, ofMenu(4), seen("[role=status] button")) },
  { name: "quiz", show: quiz(whole) },
  { name: "quiz-loading", show: member("dataset/sample", () => ({ "GET /api/datasets/*": never })) },
  { name: "quiz-selected", show: then(quiz(whole), key("2")) },
  { name: "quiz-right", show: then(quiz(whole), key("2"), key("Enter")), ...WHOLE },
  { name: "quiz-wrong", show: then(quiz(whole), key("ArrowRight"), key("1"), key("Enter")), ...WHOLE },
  { name: "quiz-lines", show: then(quiz(whole), key("ArrowRight"), key("ArrowRight"), key("1")) },
  {
    name: "quiz-neutral",
    show: then(quiz(whole), ...["ArrowRight", "ArrowRight", "ArrowRight", "2", "Enter"].map(key)),
    ...WHOLE,
  },
  {
    name: "quiz-test-mode",
    show: then(
      quiz((language) => sampleSet(language, { mode: "test" })),
      key("1"),
      key("Enter"),
    ),
  },
  { name: "quiz-generating", show: quiz(growing, LIVE, { "GET /api/jobs/job/events": never }) },
  {
    name: "quiz-first",
    show: member(`dataset/sample${LIVE}`, (language) => ({
      "GET /api/datasets/*": growingSet(language, 0),
      "GET /api/jobs/job/events": never,
    })),
  },
  {
    name: "quiz-lost",
    show: then(quiz(growing, LIVE, { "GET /api/jobs/job/events": unreachable }), seen('[role="alert"]')),
  },
  {
    name: "quiz-stop",
    show: then(
      quiz(growing, LIVE, { "GET /api/jobs/job/events": never }),
      press("main [data-status] + span button"),
      press('[role="dialog"] button'),
      seen('[role="dialog"] h2'),
    ),
  },
  {
    name: "quiz-complete",
    show: async (page, language) => {
      let asked = 0;
      const set: Replies[string] = (route) =>
        route.fulfill({ json: asked++ === 0 ? growing(language) : whole(language) });
      const done = events({ name: "done", data: { seq: 9, status: "READY", total: 24 } });
      await quiz(() => set, LIVE, { "GET /api/jobs/job/events": done })(page, language);
      await page.locator("main .animate-pulse").first().waitFor({ state: "detached" });
    },
  },
  {
    name: "quiz-ended-early",
    show: quiz((language) => sampleSet(language, { status: "PARTIAL", failureCode: "GENERATION_CANCELLED" })),
  },
  {
    name: "quiz-short",
    show: quiz((language) => sampleSet(language, { questions: sampleQuestions(language, 3) })),
  },
  {
    name: "quiz-partly-read",
    show: then(
      quiz((language) =>
        sampleSet(language, {
          document: {
            format: "pdf",
            pageCount: 40,
            pagesWithText: 32,
            warnings: [{ code: "PAGES_WITHOUT_TEXT", pages: 40, pagesWithText: 32 }],
          },
        }),
      ),
      press("main button[aria-expanded]"),
    ),
  },
  {
    name: "quiz-sheet",
    show: then(
      quiz(whole),
      ...["2", "Enter", "Enter", "1", "Enter", "Enter", "1"].map(key),
      press('main button[aria-haspopup="dialog"]'),
      OPENED,
    ),
    maxWidth: WIDE_PX - 1,
  },
  {
    name: "quiz-many",
    show: then(
      quiz((language) => sampleSet(language, { questions: sampleQuestions(language, 2_000) })),
      ...["2", "Enter", "Enter", "1", "Enter", "Enter", "1"].map(key),
    ),
    minWidth: WIDE_PX,
  },
  {
    name: "quiz-flagged",
    show: then(quiz(whole), async (page) => {
      await page.locator("main .flex.gap-2\\.5 > button").nth(1).click();
    }),
  },
  {
    name: "quiz-reset",
    show: then(
      quiz(whole),
      key("2"),
      async (page) => {
        const opener = page.locator('main button[aria-haspopup="dialog"]');
        if (await opener.isVisible()) await opener.click();
      },
      press("button.justify-self-start"),
    ),
  },
  { name: "quiz-failed", show: quiz(() => refuse("RATE_LIMITED")) },
  { name: "quiz-not-found", show: quiz(() => refuse("NOT_FOUND")) },
  { name: "quiz-logged-out", show: visitor("dataset/sample") },
  { name: "quiz-empty", show: quiz(noQuestions) },
  { name: "results", show: played(), ...WHOLE },
  {
    name: "results-weak",
    show: then(
      played({ "GET /api/datasets/sample/weak-options": WEAK }),
      press("main section.bg-sunken button[aria-expanded]"),
    ),
    ...WHOLE,
  },
];
const results = QUIZ_PAGES.find(({ name }) => name === "results")?.show ?? visitor("");

const studyQuestions = (language: string): StudyQuestion[] =>
  sampleQuestions(language, 3).map((question, at) => ({
    ...question,
    datasetId: "sample",
    datasetName: sampleSet(language).name,
    language,
    lastAnsweredAt: at === 0 ? null : "2026-11-20T08:00:00.000Z",
  }));
/** Today with something in each of its parts. */
const fullToday = (language: string): Partial<Today> => {
  const { name } = sampleSet(language);
  return {
    due: 12,
    newLeft: 5,
    dueTomorrow: 14,
    daysInARow: 6,
    usualMs: 18_000,
    lastResult: { kind: "exam", id: "sample", name, percent: 83 },
    sets: [
      { id: "sample", name, questions: 128, seen: 41 },
      { id: "b", name: "", questions: 24, seen: 0 },
      { id: "c", name: `${name} (2)`, questions: 53, seen: 53 },
    ],
    exams: [
      { datasetId: "sample", name, examAt: new Date(Date.now() + 86_400_000).toISOString() },
      { datasetId: "c", name: `${name} (2)`, examAt: new Date(Date.now() + 19 * 86_400_000).toISOString() },
    ],
    mistakes: { total: 7, latest: studyQuestions(language) },
    questions: studyQuestions(language),
  };
};
const todayOf = (changes: (language: string) => Partial<Today>): Show =>
  then(
    member("", (language) => ({ "GET /api/study/today": sampleToday(changes(language)) })),
    seen("[data-kept=today] h2, [data-kept=today] b"),
  );
const due = (language: string): Partial<Today> => ({
  due: 12,
  newLeft: 5,
  dueTomorrow: 14,
  questions: studyQuestions(language),
});
const begun = then(
  member("study/today", (language) => ({ "GET /api/study/today": sampleToday(due(language)) })),
  seen("main h2[tabindex]"),
);
const STUDIED = {
  "GET /api/study/progress": {
    due: 4,
    days: [],
    daysInARow: 0,
    forecast: [],
    calibration: [],
    sets: [
      {
        datasetId: "sample",
        name: "Cell biology, lecture 4",
        examCost: HIGH_COST,
        examAt: new Date(Date.now() + HIGH_COST.days * 86_400_000).toISOString(),
        questions: 24,
        seen: 12,
        known: 3,
        mistakes: 2,
        due: 4,
        recall: null,
      },
    ],
  },
};

const STUDY_PAGES: readonly Scene[] = [
  {
    name: "exam-days",
    show: then(
      member("exams", (language) => ({ ...withExams(language), ...STUDIED })),
      seen("main input[type=date]"),
    ),
    ...WHOLE,
  },
  { name: "today", show: todayOf(fullToday) },
  { name: "today-whole", show: todayOf(fullToday), ...WHOLE },
  { name: "today-nothing-yet", show: todayOf(() => ({})) },
  {
    name: "today-nothing-due",
    show: todayOf((language) => ({ ...fullToday(language), due: 0, answeredToday: 9 })),
  },
  {
    name: "study-nothing-due",
    show: then(member("study/today"), seen("main h2")),
  },
  { name: "study-question", show: begun },
  { name: "study-chosen", show: then(begun, key("2"), key("k")) },
  { name: "study-checked", show: then(begun, key("1"), key("Enter")), ...WHOLE },
  {
    name: "study-end",
    show: async (page, language) => {
      let asked = 0;
      const today: Replies[string] = (route) =>
        route.fulfill({ json: sampleToday(asked++ === 0 ? due(language) : { dueTomorrow: 14 }) });
      await member("study/today", () => ({ "GET /api/study/today": today }))(page, language);
      await page.locator("main h2[tabindex]").waitFor();
      // The third question has its options in another order; a wrong one comes back once.
      for (const name of ["2", "Enter", "Enter", ...["1", "Enter", "Enter", "1", "Enter", "Enter"]])
        await page.keyboard.press(name);
      for (const name of ["1", "Enter", "Enter", "1", "Enter", "Enter"]) await page.keyboard.press(name);
      await page.locator("main [role=status] p + p").waitFor();
    },
  },
  {
    name: "study-mistakes",
    show: then(
      member("study/mistakes", (language) => ({
        "GET /api/study/mistakes": { total: 7, questions: studyQuestions(language) },
      })),
      seen("main button"),
    ),
  },
];

const withModel = (standing: Parameters<typeof modelStanding>[0] = {}): Replies => ({
  "GET /api/settings": modelSettings(),
  "GET /api/me/model": modelStanding(standing),
});
const choices = seen('main input[value="model"]');
const DETAILS = press("main section h2 > button[aria-controls]");
const growingByModel = (language: string) => ({
  ...growingSet(language, 12),
  model: {
    isOwn: false,
    usage: { calls: 9, inputTokens: 6_000, outputTokens: 1_500 },
    fellBack: null,
    expected: { inputTokens: 14_000, outputTokens: 4_100 },
  },
});

const endedEarly = (language: string) =>
  modelSet(language, {
    model: {
      isOwn: false,
      usage: { calls: 21, inputTokens: 14_200, outputTokens: 3_600 },
      fellBack: "budget_spent",
      expected: null,
    },
  });
const FIVE_ANSWERS = Array.from({ length: 5 }, () => ["2", "Enter", "Enter"]).flat();
const live = { "GET /api/jobs/job/events": never };

const OF_BROWSER = seen('main input[value="browser"]');
const DOWNLOAD = press("main fieldset ~ div button");

/** Upload with the browser's own model in one of its states. */
function browserModel(
  name: string,
  plan: Partial<LanguageModelPlan>,
  ...steps: ((page: Page) => Promise<unknown>)[]
) {
  const show: Show = async (page, language) => {
    await giveModel(page, plan);
    await then(member("upload"), OF_BROWSER, ...steps)(page, language);
  };
  return { name: `model-of-browser-${name}`, show, ...WHOLE };
}

const PART = { done: 7, total: 20 };

/** A set that the browser's model is at work on, or that waits for one. */
function deepening(name: string, hasModel: boolean, show: Show): Scene {
  return {
    name: `model-of-browser-${name}`,
    show: async (page, language) => {
      if (hasModel) await giveModel(page);
      await show(page, language);
    },
  };
}
const deeperSet = quiz((language) => sampleSet(language, { browserModel: PART }), "", {
  "GET /api/me/browser-model/requests": never,
});
const deeperList = member("my", (language) => {
  const { sets, next } = sampleLibrary(language);
  return {
    "GET /api/datasets": { next, sets: sets.map((set) => ({ ...set, browserModel: PART })) },
    "GET /api/me/browser-model/requests": never,
  };
});

const MODEL_PAGES: readonly Scene[] = [
  deepening("set", true, then(deeperSet, press("[data-status] + span button"), OPENED)),
  deepening("set-waiting", false, then(deeperSet, press("[data-status] + span button"), OPENED)),
  deepening("list", true, then(deeperList, seen("main li [role=progressbar]"))),
  { name: "upload-model-here", show: then(member("upload", runsHere), seen("main p a")), ...WHOLE },
  browserModel("ready", {}, press('main input[value="browser"]')),
  browserModel("to-download", { isDownloaded: false }),
  browserModel("downloading", { isDownloaded: false, shares: [0, 0.2, 0.42] }, DOWNLOAD),
  browserModel("failed", { isDownloaded: false, failsToDownload: true }, DOWNLOAD),
  browserModel("refused", { languages: ["en", "es", "fr"] }),
  {
    name: "model-of-browser-insecure",
    show: async (page, language) => {
      await withoutSecurity(page);
      await then(member("upload"), OF_BROWSER)(page, language);
    },
    ...WHOLE,
  },
  {
    name: "model-of-browser-or-operator",
    show: async (page, language) => {
      await giveModel(page, { isDownloaded: false });
      await then(
        member("upload", () => withModel()),
        choices,
        OF_BROWSER,
      )(page, language);
    },
    ...WHOLE,
  },
  {
    name: "model-choice",
    show: then(
      member("upload", () => withModel()),
      choices,
    ),
    ...WHOLE,
  },
  {
    name: "model-spent",
    show: then(
      member("upload", () => withModel({ tokensLeft: 40, unavailable: "budget_spent" })),
      choices,
    ),
    ...WHOLE,
  },
  { name: "model-growing", show: quiz(growingByModel, LIVE, live) },
  {
    name: "model-failed-growing",
    show: quiz(
      (language) => {
        const { model, ...set } = growingByModel(language);
        return { ...set, model: { ...model, expected: null, fellBack: "model_unreachable" } };
      },
      LIVE,
      live,
    ),
  },
  {
    name: "model-question",
    show: then(
      quiz((language) => modelSet(language)),
      key("2"),
      key("Enter"),
    ),
    ...WHOLE,
  },
  {
    name: "model-results",
    show: then(quiz(endedEarly, "", withModel()), ...FIVE_ANSWERS.map(key), seen("main ol"), DETAILS),
    ...WHOLE,
  },
];

const SHELL: readonly Scene[] = [
  { name: "home", show: visitor(""), ...WHOLE },
  { name: "privacy", show: visitor("privacy-policy"), ...WHOLE },
  { name: "terms", show: visitor("terms"), ...WHOLE },
  { name: "not-found", show: visitor("no-such-page") },
  {
    name: "offline",
    show: then(quiz(whole), (page) => page.context().setOffline(true), seen("[role=status] svg")),
  },
  {
    name: "crash",
    show: quiz((language) => sampleSet(language, { questions: [{ id: 1 }] as never })),
  },
  {
    name: "consent",
    show: async (page, language) => {
      await page.addInitScript("localStorage.removeItem('cookie-consent.v1')");
      await visitor("")(page, language);
      await page.locator("section[class*=sticky] button").first().waitFor();
    },
  },
  { name: "privacy-settings", show: then(visitor(""), press("footer button"), OPENED) },
  { name: "languages", show: then(visitor(""), touch('header button[aria-haspopup="menu"]'), MENU) },
  { name: "drawer", show: then(member(""), press('header [aria-haspopup="dialog"]'), OPENED), maxWidth: 767 },
  {
    name: "user-menu",
    show: then(member(""), touch('header button[aria-haspopup="menu"] >> nth=1'), MENU),
    minWidth: 768,
  },
  { name: "results-open", show: then(results, press("main section button.text-ink-soft")), ...WHOLE },
];

export const SCENES: readonly Scene[] = [
  ...SHELL,
  ...ACCOUNT_PAGES,
  ...UPLOAD_PAGES,
  ...FAILED_PAGES,
  ...LIST_PAGES,
  ...EXAM_PAGES,
  ...PROGRESS_PAGES,
  ...DEMO_PAGES,
  ...QUIZ_PAGES,
  ...SET_PAGES,
  ...STUDY_PAGES,
  ...MODEL_PAGES,
];

/** Shows one of them by its name. */
export async function showScene(page: Page, name: string, language = "en"): Promise<void> {
  const scene = SCENES.find((each) => each.name === name);
  if (scene === undefined) throw new Error(`There is no scene named ${name}.`);
  await scene.show(page, language);
}
