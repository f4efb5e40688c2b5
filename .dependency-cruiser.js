/**
 * Which way imports run (ARCHITECTURE.md, "The rules"). `npm run check` refuses every other arrow.
 * Each rule reads: from here, never to there.
 */
const feature = (app) => `^apps/${app}/src/features/([^/]+)/`;

/** Which other packages a package may import; no package imports apps. */
const PACKAGE_ARROWS = {
  contract: [],
  extract: ["contract", "interchange"],
  "exam-import": ["contract"],
  language: [],
  lexicon: [],
  questions: ["contract", "exam-import", "language", "lexicon"],
  models: ["contract", "exam-import", "questions"],
  study: ["contract"],
  interchange: ["contract", "study"],
};

const packageRules = Object.entries(PACKAGE_ARROWS).map(([from, to]) => ({
  name: `package-${from}`,
  comment: to.length > 0 ? `${from} may import only ${to.join(", ")}.` : `${from} imports no other package.`,
  severity: "error",
  from: { path: `^packages/${from}/` },
  to: { path: `^(packages/(?!(${[from, ...to].join("|")})/)|apps/)` },
}));

/** The arrows between features that are allowed; all others are refused. */
const SERVER_ARROWS = {
  uploads: ["datasets", "generation", "upload-keys"],
  demo: ["generation", "uploads"],
  generation: ["datasets", "upload-keys"],
  study: ["datasets"],
  copies: ["datasets", "deletion", "generation"],
  deletion: ["exams"],
  editing: ["datasets", "generation", "study"],
  exams: ["datasets", "editing", "study"],
  "new-version": ["datasets", "editing", "exams", "generation", "uploads"],
  sections: ["datasets", "editing", "generation", "study"],
  "set-export": ["datasets"],
  library: ["datasets"],
  reading: ["datasets"],
  trash: ["datasets", "deletion", "study"],
  export: ["accounts", "datasets", "editing", "exams", "generation", "library", "study", "upload-keys"],
};
const WEB_ARROWS = {
  account: ["auth"],
  carry: ["play", "print"],
  datasets: ["browser-model", "carry", "play", "progress"],
  demo: ["browser-model", "play"],
  exams: ["datasets", "play"],
  play: ["browser-model", "edit", "print"],
  set: ["carry", "datasets", "edit", "play", "progress"],
  study: ["play"],
  upload: ["browser-model", "carry"],
};

function featureRules(app, arrows) {
  const declared = Object.entries(arrows).map(([from, to]) => ({
    name: `${app}-feature-${from}`,
    comment: `${from} may import only ${to.join(", ")} of the other features.`,
    severity: "error",
    from: { path: `^apps/${app}/src/features/${from}/` },
    to: {
      path: `^apps/${app}/src/features/`,
      pathNot: `^apps/${app}/src/features/(${[from, ...to].join("|")})/`,
    },
  }));
  return [
    ...declared,
    {
      name: `${app}-features-apart`,
      comment: "Features meet only in app.",
      severity: "error",
      from: { path: feature(app), pathNot: `^apps/${app}/src/features/(${Object.keys(arrows).join("|")})/` },
      to: { path: `^apps/${app}/src/features/`, pathNot: `^apps/${app}/src/features/$1/` },
    },
  ];
}

/** The rooms of the server's generation, each with the others that it may use. What they share is beside them. */
const GENERATION = "^apps/server/src/features/generation/";
const GENERATION_ARROWS = {
  engine: [],
  pictures: ["engine"],
  model: ["engine"],
  jobs: ["engine", "model", "pictures"],
};
const rooms = Object.keys(GENERATION_ARROWS).join("|");

const roomRules = [
  {
    name: "generation-through-its-doors",
    severity: "error",
    from: { pathNot: GENERATION },
    to: { path: GENERATION, pathNot: `${GENERATION}((${rooms})/index\\.ts$|testing/)` },
  },
  {
    name: "rooms-through-their-doors",
    severity: "error",
    from: { path: `${GENERATION}([^/]+)` },
    to: { path: `${GENERATION}(${rooms})/(?!index\\.ts$)`, pathNot: `${GENERATION}$1/` },
  },
  {
    name: "shared-below-rooms",
    severity: "error",
    from: { path: `${GENERATION}[^/]+\\.ts$`, pathNot: "\\.test\\.ts$" },
    to: { path: `${GENERATION}(?!engine/)[^/]+/` },
  },
  ...Object.entries(GENERATION_ARROWS).map(([from, to]) => ({
    name: `generation-${from}`,
    comment: `Of the other rooms ${from} may use only: ${to.join(", ")}.`,
    severity: "error",
    from: { path: `${GENERATION}${from}/`, pathNot: "\\.test\\.ts$" },
    to: { path: `${GENERATION}[^/]+/`, pathNot: `${GENERATION}(${[from, ...to].join("|")})/` },
  })),
];

/** The rooms of the questions, each with the others that it may use: read → options → ask, judge → set. */
const QUESTIONS = "^packages/questions/src/";
const QUESTIONS_ARROWS = {
  text: [],
  read: ["text"],
  options: ["read", "text"],
  rank: ["options", "read", "text"],
  ask: ["options", "read", "text"],
  judge: ["options", "text"],
  set: ["ask", "judge", "options", "read", "text"],
};

const questionRules = Object.entries(QUESTIONS_ARROWS).map(([from, to]) => ({
  name: `questions-${from}`,
  comment: `Of the other rooms ${from} may use only: ${to.join(", ")}.`,
  severity: "error",
  from: { path: `${QUESTIONS}${from}/`, pathNot: "\\.test\\.ts$" },
  to: { path: `${QUESTIONS}[^/]+/`, pathNot: `${QUESTIONS}(${[from, ...to].join("|")})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: "no-cycles",
      comment: "Type-only cycles included.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "resolvable",
      comment: "numfmt 4.0.1 names files of its types that it does not have; its program is found.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^(virtual:|@fontsource|numfmt$)" },
    },
    {
      name: "packages-through-their-door",
      comment: "A package is entered by its index, except from inside itself.",
      severity: "error",
      from: { path: "^(packages/[^/]+|apps/[^/]+|e2e|bench|testing)/" },
      to: {
        path: "^packages/[^/]+/src/(?!index\\.ts$)",
        pathNot:
          "^$1/|^packages/contract/src/tables\\.ts$|^packages/extract/src/(load-reader|testing/(figures|hostile-pictures|pictured|pictures|pdf-pictures))\\.ts$|^packages/exam-import/src/testing/paper-forms\\.ts$|^packages/questions/src/(main-thread|for-engines|measure|testing/(rank-distractors|sample-texts))\\.ts$|^packages/study/src/(attempt-answers|draw)\\.ts$|^packages/models/src/(engine|setup|testing/stand-in-server)\\.ts$|^packages/interchange/src/(report|math/formula-text|testing/files)\\.ts$",
      },
    },
    {
      name: "testing-for-tests",
      comment:
        "What helps tests, as the server that stands in for a model's, is in nothing that is delivered.",
      severity: "error",
      from: {
        pathNot:
          "\\.test\\.ts$|^bench/|^e2e/|^testing/|^packages/[^/]+/src/testing/|^scripts/test(-setup)?\\.ts$|^apps/server/src/test-postgres\\.ts$",
      },
      to: { path: "^(testing/|packages/[^/]+/src/testing/)" },
    },
    {
      name: "bench-alone",
      comment: "What tests and benchmarks share is in testing.",
      severity: "error",
      from: { pathNot: "^bench/" },
      to: { path: "^bench/" },
    },
    ...packageRules,
    ...questionRules,
    {
      name: "measure-for-measurements",
      comment: "Parts of the engine by themselves are for benchmarks and tests.",
      severity: "error",
      from: { pathNot: "\\.test\\.ts$|^bench/|^packages/[^/]+/src/testing/" },
      to: { path: "^packages/questions/src/measure\\.ts$" },
    },
    {
      name: "extract-starts-light",
      comment: "A process is started for each document: schemas are the server's side of the pipe alone.",
      severity: "error",
      from: {
        path: "^packages/extract/src/",
        pathNot: "\\.test\\.ts$|^packages/extract/src/(testing/|isolation/(page-)?answer\\.ts$)",
      },
      to: { path: "^packages/contract/src/index\\.ts$|node_modules/zod/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "web-knows-the-contract-only",
      comment:
        "And what must be the same there and on the server: the order of options, the merging of answers, what an export loses, the versions of a worksheet.",
      severity: "error",
      from: { path: "^apps/web/" },
      to: {
        path: "^(packages/(?!contract/|interchange/src/report\\.ts$|study/src/(attempt-answers|draw)\\.ts$)|apps/(?!web/))",
      },
    },
    {
      name: "server-not-web-or-cli",
      severity: "error",
      from: { path: "^apps/server/" },
      to: { path: "^apps/(web|cli)/" },
    },
    {
      name: "cli-packages-only",
      severity: "error",
      from: { path: "^apps/cli/" },
      to: { path: "^apps/(web|server)/" },
    },
    {
      name: "platform-below-features",
      severity: "error",
      from: { path: "^apps/server/src/platform/" },
      to: { path: "^apps/server/src/(features/|app\\.ts|main\\.ts|config\\.ts)" },
    },
    {
      name: "server-features-below-app",
      comment: "Tests may start the whole server.",
      severity: "error",
      from: { path: "^apps/server/src/features/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/server/src/(app|main|config|test-app)\\.ts$" },
    },
    ...featureRules("server", SERVER_ARROWS),
    ...roomRules,
    {
      name: "web-base-below-features",
      severity: "error",
      from: { path: "^apps/web/src/(lib|ui|i18n)/" },
      to: { path: "^apps/web/src/(features|app)/" },
    },
    {
      name: "web-features-below-app",
      severity: "error",
      from: { path: "^apps/web/src/features/" },
      to: { path: "^apps/web/src/app/" },
    },
    {
      name: "lib-without-ui",
      severity: "error",
      from: { path: "^apps/web/src/lib/" },
      to: { path: "^apps/web/src/ui/" },
    },
    ...featureRules("web", WEB_ARROWS),
    {
      name: "nothing-imports-main",
      comment: "main reads the environment and starts things; only what starts the program loads it.",
      severity: "error",
      from: { pathNot: "^scripts/start\\.ts" },
      to: { path: "^apps/[^/]+/src/main\\.tsx?$" },
    },
    {
      name: "tests-outside-go-through-doors",
      comment: "e2e, bench and testing speak HTTP or use packages' doors.",
      severity: "error",
      from: { path: "^(e2e|bench|testing)/" },
      to: { path: "^apps/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|node_modules)/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "types", "default"] },
  },
};
