const MEBIBYTE = 1024 * 1024;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FILE_MAX_BYTES = 50 * MEBIBYTE;
const LEAST_BYTES_PER_SECOND = 8 * 1024;

/**
 * Below this share the solver counts as unsure. Apart from the other limits: what browsers run before the first
 * paint needs this one alone.
 */
export const LOW_CONFIDENCE = 0.5;

/** What the doors take beside the types their choosers offer: the reader reads these as well. */
const ALSO_READS = [".odt", ".odp", ".rtf", ".html", ".epub", ".md"] as const;

/**
 * Every number of the specification and of the decisions that complete it.
 * The unit stands in the name; both sides read them here, nobody repeats them.
 */
export const LIMITS = {
  account: {
    passwordMinChars: 8,
    passwordMaxChars: 200,
    emailMaxChars: 254,
    nameMaxChars: 100,
    accessTokenLifetimeMs: 30 * MINUTE_MS,
    /** The client renews the access token this long before it ends, if the tab is in use. */
    refreshAheadMs: MINUTE_MS,
    refreshLifetimeRememberedMs: 30 * DAY_MS,
    refreshLifetimeSessionMs: 12 * HOUR_MS,
    /** From logging in to being asked for the password again, however often the session is used meanwhile. */
    sessionMaxMs: 90 * DAY_MS,
    passwordResetLifetimeMs: 30 * MINUTE_MS,
    /**
     * Wrong passwords before login answers 429 for a while: from one address for one account; for an account from
     * anywhere, so many that nobody locks its owner out from a single place; from one address for all accounts.
     */
    failedLoginsPerAccountAndAddress: 10,
    failedLoginsPerAccount: 100,
    failedLoginsPerAddress: 100,
    failedLoginWindowMs: 15 * MINUTE_MS,
    /** Callers who may wait for their password to be hashed, before others are told to come back. */
    passwordsWaiting: 100,
    passwordForgotPerHour: 5,
    passwordForgotPerAddressPerHour: 30,
    passwordResetsPerAddressPerHour: 30,
    exportsPerHour: 5,
    registrationsPerAddressPerHour: 60,
  },
  request: {
    /** A whole account as a file. */
    exportTimeoutMs: 120_000,
    timeoutMs: 15 * SECOND_MS,
    uploadTimeoutMs: 60 * SECOND_MS,
    demoTimeoutMs: 120 * SECOND_MS,
    /** From one address, whatever they ask: a school behind one address stays below, a flood does not. */
    callsPerAddressPerMinute: 3_000,
    /**
     * How slowly documents and notes may come: a bad mobile line does better. Whoever brings less within the time of
     * the call is dropped; whoever brings more may take as long as it takes.
     */
    leastBytesPerSecond: LEAST_BYTES_PER_SECOND,
    headTimeoutMs: 15 * SECOND_MS,
    /** For all of a request, head and body: the largest file at the least rate. */
    arrivalTimeoutMs: (FILE_MAX_BYTES / LEAST_BYTES_PER_SECOND) * SECOND_MS + 2 * MINUTE_MS,
    /** JSON bodies other than notes. */
    bodyMaxBytes: 64 * 1024,
    /** Larger ones of all callers that are read and parsed at one time; of one account, waiting ones included; those that may wait. */
    largeBodiesMaxBytes: 32 * MEBIBYTE,
    largeBodiesPerAccount: 3,
    largeBodiesWaiting: 50,
    errorBodyMaxChars: 500,
  },
  upload: {
    fileMaxBytes: FILE_MAX_BYTES,
    /** What the chooser offers; whoever drops another file hears what is in it. */
    extensions: [".pdf", ".doc", ".docx", ".pptx"],
    alsoReads: [".ppt", ".txt", ...ALSO_READS],
    minFirstQuestions: 5,
    minFirstMax: 50,
    /** Bootstrap answers after this long even if fewer than minFirst questions exist. */
    firstBatchWaitMs: 20 * SECOND_MS,
    runningJobsPerAccount: 3,
    perAccountPerHour: 60,
    idempotencyKeyMaxChars: 100,
    /** How long a finished upload's progress can still be asked for. */
    progressKeptMs: 10 * MINUTE_MS,
  },
  notes: {
    minChars: 200,
    maxChars: 2_000_000,
    /** UTF-8 takes up to three bytes a character here, and JSON escapes add to it. */
    bodyMaxBytes: 8 * MEBIBYTE,
  },
  extraction: {
    maxPages: 2_000,
    maxChars: 4_000_000,
    /** Paragraphs, rows and the like; a 10 KB bomb holds millions of empty ones. */
    maxBlocks: 300_000,
    timeoutMs: 30 * SECOND_MS,
    /** Resident memory of the process that reads a document: 503 MB. */
    memoryMaxBytes: 480 * MEBIBYTE,
    /** Fewer letters than this count as "no text in the file". */
    minLetters: 40,
    /** Fewer characters than this cannot carry a question. */
    minChars: 200,
    /** Documents that may wait for a free extraction child before the door answers 503. */
    queueMax: 20,
    retryAfterSeconds: 10,
  },
  demo: {
    fileMaxBytes: 10 * MEBIBYTE,
    extensions: [".pdf", ".doc", ".docx", ".ppt", ".pptx", ".txt"],
    alsoReads: ALSO_READS,
    maxChars: 20_000,
    maxQuestions: 5,
    perAddressPerHour: 10,
  },
  imported: {
    /** Of the passage or table that questions of a paper rest on; each of them keeps it. */
    contextMaxChars: 12_000,
  },
  dataset: {
    nameMaxChars: 200,
    /** The viewer shows the processing banner while a set holds fewer questions than this. */
    bannerBelowQuestions: 5,
    /** Sets in one page of the list. */
    pageSets: 50,
  },
  jobs: {
    tokenLifetimeMs: 24 * HOUR_MS,
    heartbeatMs: 15 * SECOND_MS,
    /** Event streams of one job at a time, in one process: a person's tabs and devices. */
    listenersPerJob: 20,
    maxAttempts: 3,
  },
  quiz: {
    refetchDebounceMs: 700,
    saveDebounceMs: 150,
    doubleTapMs: 280,
    longPressMs: 450,
    swipeThresholdPx: 50,
    sheetDismissDragPx: 120,
    sheetColumns: 8,
    wideLayoutPx: 1024,
    smallScreenPx: 640,
    navigatorHintMs: 4 * SECOND_MS,
    vibrationMs: { select: [10], correct: [20], wrong: [30, 40, 30], navigate: [8] },
    optionsPerQuestion: 4,
  },
  pdfExport: { marginMm: 10, renderScale: 2 },
  analytics: { keptMs: 90 * DAY_MS, eventsPerAddressPerHour: 1_000 },
} as const;
