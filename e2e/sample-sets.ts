import {
  type DatasetDetail,
  type DatasetSummary,
  DatasetSummarySchema,
  type Evidence,
  type LibraryPage,
  type ModelStanding,
  type Question,
  type Settings,
  type TrialState,
} from "@quizmill/contract";

interface Sample {
  readonly stem: string;
  readonly options: readonly string[];
  /** 0-based; null if unknown. */
  readonly key: number | null;
  readonly explanation?: string;
  readonly source?: Evidence;
}

interface SampleSet {
  readonly name: string;
  readonly samples: readonly Sample[];
}

const EN: SampleSet = {
  name: "Cell biology, lecture 4",
  samples: [
    {
      stem: "Where do the light-dependent reactions of photosynthesis take place?",
      options: ["Stroma", "Thylakoid membranes", "Outer envelope", "Cell wall"],
      key: 1,
      explanation:
        "The stroma is where the Calvin cycle runs; the outer envelope and the cell wall take no part.",
      source: {
        quote:
          "The light-dependent reactions take place in the thylakoid membranes, where chlorophyll absorbs light and water is split.",
        page: 12,
        heading: "Light reactions",
      },
    },
    {
      stem: "Which enzyme fixes carbon dioxide in the Calvin cycle?",
      options: ["ATP synthase", "Pepsin", "Rubisco", "Amylase"],
      key: 2,
      source: { quote: "Rubisco binds carbon dioxide to a sugar of five carbon atoms.", page: 14 },
    },
    {
      stem: "Read the two statements.\n1. Water is the source of the oxygen.\n2. Carbon dioxide is the source of the oxygen.\nWhich is right?",
      options: ["Only the first", "Only the second", "Both", "Neither"],
      key: 0,
      source: { quote: "The oxygen that plants give off comes from water.", page: 13 },
    },
    {
      stem: "Which of these was named as an example of a C4 plant?",
      options: ["Wheat", "Maize", "Rice", "Barley"],
      key: null,
    },
  ],
};

const DE: SampleSet = {
  name: "Zellbiologie, Vorlesung 4: Energieumwandlung in Chloroplasten",
  samples: [
    {
      stem: "In welchem Teil des Chloroplasten laufen die lichtabhängigen Reaktionen der Fotosynthese ab?",
      options: ["Im Stroma", "In den Thylakoidmembranen", "In der äußeren Hüllmembran", "In der Zellwand"],
      key: 1,
      explanation: "Im Stroma läuft der Calvin-Zyklus ab; Hüllmembran und Zellwand sind nicht beteiligt.",
      source: {
        quote:
          "Die lichtabhängigen Reaktionen finden in den Thylakoidmembranen statt, wo Chlorophyll Licht aufnimmt und Wasser gespalten wird.",
        page: 12,
        heading: "Lichtreaktionen",
      },
    },
    {
      stem: "Welches Enzym bindet im Calvin-Zyklus das Kohlenstoffdioxid?",
      options: [
        "ATP-Synthase",
        "Pepsin",
        "Ribulose-1,5-bisphosphat-Carboxylase/Oxygenase (RuBisCO)",
        "Amylase",
      ],
      key: 2,
      source: {
        quote:
          "Die Ribulose-1,5-bisphosphat-Carboxylase/Oxygenase (RuBisCO) bindet Kohlenstoffdioxid an einen Zucker mit fünf Kohlenstoffatomen.",
        page: 14,
      },
    },
    {
      stem: "Lies die beiden Aussagen.\n1. Der Sauerstoff stammt aus dem Wasser.\n2. Der Sauerstoff stammt aus dem Kohlenstoffdioxid.\nWelche stimmt?",
      options: ["Nur die erste", "Nur die zweite", "Beide", "Keine von beiden"],
      key: 0,
      source: { quote: "Der Sauerstoff, den Pflanzen abgeben, stammt aus dem Wasser.", page: 13 },
    },
    {
      stem: "Welche der folgenden Pflanzen wurde als Beispiel einer C4-Pflanze genannt?",
      options: ["Weizen", "Mais", "Reis", "Gerste"],
      key: null,
    },
  ],
};

const JA: SampleSet = {
  name: "細胞生物学 第4回",
  samples: [
    {
      stem: "光合成の光化学反応が起こるのは、葉緑体のどの部分ですか。",
      options: ["ストロマ", "チラコイド膜", "外膜", "細胞壁"],
      key: 1,
      explanation: "ストロマではカルビン回路が進みます。外膜と細胞壁は関与しません。",
      source: {
        quote: "光化学反応はチラコイド膜で起こり、そこでクロロフィルが光を吸収し、水が分解される。",
        page: 12,
        heading: "光化学反応",
      },
    },
    {
      stem: "カルビン回路で二酸化炭素を固定する酵素はどれですか。",
      options: ["ATP合成酵素", "ペプシン", "ルビスコ", "アミラーゼ"],
      key: 2,
      source: { quote: "ルビスコは二酸化炭素を炭素数5の糖に結合させる。", page: 14 },
    },
    {
      stem: "次の二つの文を読みなさい。\n1. 酸素は水に由来する。\n2. 酸素は二酸化炭素に由来する。\n正しいものはどれですか。",
      options: ["1だけ", "2だけ", "両方", "どちらでもない"],
      key: 0,
      source: { quote: "植物が放出する酸素は水に由来する。", page: 13 },
    },
    {
      stem: "C4植物の例として挙げられたものはどれですか。",
      options: ["コムギ", "トウモロコシ", "イネ", "オオムギ"],
      key: null,
    },
  ],
};

const SETS = { en: EN, de: DE, ja: JA };
type SampleLanguage = keyof typeof SETS;

function sampleLanguage(language: string): SampleLanguage {
  return language === "de" || language === "ja" ? language : "en";
}

const LABELS = "ABCD";

/** Questions of a plausible lecture; the second is one the solver doubts, the fourth has no key. */
export function sampleQuestions(language: string, count: number): Question[] {
  const { samples } = SETS[sampleLanguage(language)];
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length] ?? samples[0];
    return questionOf(sample as Sample, index);
  });
}

function questionOf({ stem, options, key, explanation, source }: Sample, index: number): Question {
  const isDoubtful = index % 4 === 1;
  const sure = isDoubtful ? 0.44 : 0.91;
  const rest = (1 - sure) / (options.length - 1);
  return {
    id: index + 1,
    text: stem,
    options: options.map((text, place) => ({ id: place + 1, label: LABELS[place] ?? "", text })),
    groundTruthOptionId: key === null ? null : key + 1,
    aiChosenOptionId: key === null ? null : key + 1,
    aiExplanation: explanation ?? null,
    aiConfidence: key === null ? null : sure,
    aiOptionProbs: key === null ? null : options.map((_, place) => (place === key ? sure : rest)),
    source: source ?? null,
    version: 1,
    origin: "generated",
  };
}

/** A complete set of a document that was read completely. */
export function sampleSet(language: string, changes: Partial<DatasetDetail> = {}): DatasetDetail {
  const { name } = SETS[sampleLanguage(language)];
  const questions = changes.questions ?? sampleQuestions(language, 24);
  return {
    id: "sample",
    name,
    createdAt: "2026-05-12T14:05:00.000Z",
    questionCount: questions.length,
    mode: "study",
    status: "READY",
    failureCode: null,
    processedChunks: 29,
    totalChunks: 29,
    language: sampleLanguage(language),
    totalEstimated: null,
    jobId: null,
    document: { format: "pdf", pageCount: 29, pagesWithText: 29, warnings: [] },
    quality: null,
    ...changes,
    questions,
  };
}

/** The same set while its questions are being written. */
export function growingSet(language: string, count: number): DatasetDetail {
  return sampleSet(language, {
    questions: sampleQuestions(language, count),
    status: "PROCESSING",
    processedChunks: 11,
    totalEstimated: 37,
    jobId: "job",
  });
}

/** A list with a set in each state. */
export function sampleList(language: string): DatasetSummary[] {
  const summary = DatasetSummarySchema.parse(sampleSet(language));
  const made = (id: string, changes: Partial<DatasetSummary>): DatasetSummary => ({
    ...summary,
    id,
    ...changes,
  });
  return [
    made("growing", { status: "PROCESSING", questionCount: 12, processedChunks: 11 }),
    made("waiting", { status: "PENDING", name: "", questionCount: 0, processedChunks: 0, totalChunks: 0 }),
    made("ready", { questionCount: 128 }),
    made("partial", { status: "PARTIAL", failureCode: "GENERATION_CANCELLED", questionCount: 9 }),
    made("failed", { status: "FAILED", failureCode: "NO_QUESTIONS", questionCount: 0 }),
  ];
}

/** Sets as they are found, with their tags and the words that were looked for. */
export function sampleLibrary(language: string): LibraryPage {
  const [, , ready, partial] = sampleList(language);
  const [question] = sampleQuestions(language, 1);
  const more = { format: "pdf", pageCount: 29, isArchived: false, trashedAt: null };
  const sets = [ready, partial].map((set, at) => ({
    ...(set as DatasetSummary),
    ...more,
    seen: at === 0 ? 41 : 0,
    tags: at === 0 ? ["Biologie", "生物 II", "Prüfung im Sommersemester"] : [],
    found: at === 0 ? { id: 1, text: question?.text ?? "" } : null,
  }));
  return { sets, next: null };
}

/** A set that a model began and the embedded engine completed. */
export function modelSet(language: string, changes: Partial<DatasetDetail> = {}): DatasetDetail {
  const questions = changes.questions ?? sampleQuestions(language, 5);
  const usage = { calls: 21, inputTokens: 14_200, outputTokens: 3_600 };
  return sampleSet(language, {
    model: { isOwn: false, usage, fellBack: null, expected: null },
    quality: {
      written: 5,
      imported: 0,
      refused: { key_too_long: 2, solver_disagrees: 1 },
      withQuote: 5,
      keyPositions: [1, 2, 1, 1],
      sections: { covered: 3, total: 3 },
    },
    ...changes,
    questions: questions.map((question, index) => ({
      ...question,
      writtenBy: index === 2 ? "embedded" : "model",
    })),
  });
}

const MODEL_PRICE = { input: 0.5, output: 2, currency: "EUR" };

/** Settings of an installation with a language model. */
export function modelSettings(): Settings {
  return {
    operatorName: "Quizmill",
    operatorAddress: null,
    contactEmail: "hello@example.org",
    mailEnabled: true,
    readsPictures: true,
    modelPrice: MODEL_PRICE,
  };
}

export function modelStanding(changes: Partial<ModelStanding> = {}): ModelStanding {
  const renewsAt = new Date(Math.ceil((Date.now() + 1) / 86_400_000) * 86_400_000).toISOString();
  return {
    isOwn: false,
    host: "api.mistral.ai",
    isDefault: false,
    perPage: { inputTokens: 4_600, outputTokens: 1_700 },
    price: MODEL_PRICE,
    msPerQuestion: 9_000,
    tokensLeft: 148_000,
    unavailable: null,
    renewsAt,
    ...changes,
  };
}

/** A model that a member brought. */
export const OWN_MODEL = { provider: "mistral", model: "mistral-small-latest", lastFour: "7f3d" } as const;
const sample = (stem: string) => ({
  stem,
  options: ["The weight of the water", "A small engine", "The crew"].map((text, n) => ({
    text,
    isKey: n === 0,
  })),
  quote: "until then the weight of the higher water presses it shut",
});
/** What its trial gave. */
export const TRIAL_DONE: TrialState = {
  name: "done",
  form: "full",
  written: 6,
  kept: 5,
  tokens: 9_400,
  msForTwenty: 41_000,
  samples: [sample("Why can the upper gate not be opened early?"), sample("What lifts the boat?")],
};
