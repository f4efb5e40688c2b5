const MEBIBYTE = 1024 * 1024;
const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const FILE_MAX_BYTES = 50 * MEBIBYTE;
const BODY_MAX_BYTES = 64 * 1024;
const NOTES_MAX_CHARS = 400_000;
const REPLY_MAX_CHARS = 100_000;
const DEMO_REPLY_MAX_CHARS = 20_000;
const LEAST_BYTES_PER_SECOND = 8 * 1024;

/**
 * Below this confidence the solver counts as unsure. It is apart from `LIMITS`, because the code that browsers run
 * before the first paint needs only this number.
 */
export const LOW_CONFIDENCE = 0.5;

/** What uploads accept beside the types that the file choosers offer. */
const ALSO_READS = [".odt", ".odp", ".rtf", ".html", ".epub", ".md"] as const;

/**
 * The numbers of the specification and of the decisions that complete it. Each name ends in its unit. Server and
 * browser read them here; they are defined nowhere else.
 */
export const LIMITS = {
  account: {
    passwordMinChars: 8,
    passwordMaxChars: 200,
    emailMaxChars: 254,
    nameMaxChars: 100,
    /** Of all its sets, those in the trash included. */
    questionsMax: 200_000,
    accessTokenLifetimeMs: 30 * MINUTE_MS,
    /** The browser renews the access token this long before it expires, if the tab is in use. */
    refreshAheadMs: MINUTE_MS,
    refreshLifetimeRememberedMs: 30 * DAY_MS,
    refreshLifetimeSessionMs: 12 * HOUR_MS,
    /** From the login until the password is asked again, however often the session is used. */
    sessionMaxMs: 90 * DAY_MS,
    passwordResetLifetimeMs: 30 * MINUTE_MS,
    /**
     * Failed logins before login answers 429 for a while: from one address for one account; for one account from
     * everywhere (high enough that nobody can lock out its owner from one address); from one address for all
     * accounts.
     */
    failedLoginsPerAccountAndAddress: 10,
    failedLoginsPerAccount: 100,
    failedLoginsPerAddress: 100,
    failedLoginWindowMs: 15 * MINUTE_MS,
    /** Passwords that may wait to be hashed; further callers are answered with 503. */
    passwordsWaiting: 100,
    passwordForgotPerHour: 5,
    passwordForgotPerAddressPerHour: 30,
    passwordResetsPerAddressPerHour: 30,
    exportsPerHour: 5,
    registrationsPerAddressPerHour: 60,
  },
  request: {
    /** For exporting a whole account as a file. */
    exportTimeoutMs: 120_000,
    timeoutMs: 15 * SECOND_MS,
    uploadTimeoutMs: 60 * SECOND_MS,
    demoTimeoutMs: 120 * SECOND_MS,
    /** From one address, for all calls together. A school behind one address stays below it, a flood does not. */
    callsPerAddressPerMinute: 3_000,
    /**
     * The minimum rate of document and note bodies; a poor mobile connection is faster. A slower sender is dropped at
     * the timeout of the call. A faster one may take longer than that.
     */
    leastBytesPerSecond: LEAST_BYTES_PER_SECOND,
    headTimeoutMs: 15 * SECOND_MS,
    /** For a whole request, head and body: the largest file at the minimum rate. */
    arrivalTimeoutMs: (FILE_MAX_BYTES / LEAST_BYTES_PER_SECOND) * SECOND_MS + 2 * MINUTE_MS,
    /** JSON bodies other than notes. */
    bodyMaxBytes: BODY_MAX_BYTES,
    /** Larger ones that may arrive at one time: of all callers, and of one account. */
    largeBodiesMaxBytes: 8 * MEBIBYTE,
    largeBodiesPerAccount: 3,
    errorBodyMaxChars: 500,
  },
  upload: {
    fileMaxBytes: FILE_MAX_BYTES,
    /** The file chooser offers these and those below. A dropped file of another type is answered with the type found. */
    extensions: [".pdf", ".doc", ".docx", ".pptx"],
    /** Of which the text is recognised, where the server can. */
    pictures: [".jpg", ".jpeg", ".png", ".webp"],
    alsoReads: [".ppt", ".txt", ...ALSO_READS],
    /** Files of questions that other programs write. */
    questionFiles: [".apkg", ".csv", ".xlsx", ".xml", ".json", ".zip", ".imscc"],
    /** Names under which they are kept as text; other texts are documents. `.txt` and `.md` may be both. */
    questionTexts: [".txt", ".md", ".csv", ".xml", ".json", ".gift", ".tsv", ".tab", ".qti", ".aiken"],
    minFirstQuestions: 5,
    minFirstMax: 50,
    /** Questions that may be requested of a document; one that has less to ask gives fewer. */
    questionsMax: 500,
    /** Sections of a document that can be chosen one by one, and characters of their numbers. */
    outlineSections: 1_000,
    rangesMaxChars: 3_000,
    /** An upload answers after this time even with fewer than `minFirst` questions. */
    firstBatchWaitMs: 20 * SECOND_MS,
    /** An upload waits so long for its document to be read before that; with both the browser's deadline is not met. */
    readingWaitMs: 35 * SECOND_MS,
    runningJobsPerAccount: 3,
    /** Beside them: sets that can be played, and that a model makes deeper. */
    modelPartsPerAccount: 5,
    perAccountPerHour: 60,
    idempotencyKeyMaxChars: 100,
    /** How long the progress of a finished upload can be queried. */
    progressKeptMs: 10 * MINUTE_MS,
  },
  notes: {
    minChars: 200,
    /** Longer texts are documents: they are uploaded as files. */
    maxChars: NOTES_MAX_CHARS,
    /** A character takes up to three bytes in UTF-8; quotes, tabs and line breaks take two in JSON. */
    bodyMaxBytes: 3 * NOTES_MAX_CHARS + BODY_MAX_BYTES,
  },
  extraction: {
    maxPages: 2_000,
    maxChars: 4_000_000,
    /** Paragraphs, rows and the like. A malicious file of 10 KB can hold millions of empty ones. */
    maxBlocks: 300_000,
    timeoutMs: 30 * SECOND_MS,
    /** The processor's time for tables, decks, text and markup: the largest ones take 3 s. */
    quickProcessorMs: 5 * SECOND_MS,
    /** Resident memory of the process that reads a document: 503 MB. */
    memoryMaxBytes: 480 * MEBIBYTE,
    /** A document with fewer letters counts as one without text. */
    minLetters: 40,
    /** A text with fewer characters gives no question. */
    minChars: 200,
    /** Documents that accounts have read at the same time, each in a process of its own; and those of the demo. */
    readers: 2,
    demoReaders: 1,
    /** Documents of one account, or of one address of the demo, that are read at the same time. */
    readsPerOwner: 1,
    /** Those that may wait; further ones are answered with 503. A document of a set waits in any case. */
    waitingPerOwner: 20,
    /** Of all owners together: calls with a document, and documents of sets. */
    waitingInAll: 1_000,
    waitingInAllMaxBytes: 2_048 * MEBIBYTE,
    retryAfterSeconds: 10,
  },
  /** Reading text from pictures. */
  recognition: {
    /** Pages of one document, unless the operator sets another number. */
    maxPages: 200,
    /** Of a picture file, read from its header before anything is decoded. A camera of a phone gives 12 to 50 million. */
    pictureMaxPixels: 50_000_000,
    pictureMaxSidePixels: 20_000,
    /** What one page may take in a process of low priority; five seconds are usual. */
    pageTimeoutMs: 90 * SECOND_MS,
    /** Resident memory of the process that recognises pages: 503 MB. */
    memoryMaxBytes: 480 * MEBIBYTE,
    /** Documents recognised at the same time on one machine. */
    concurrency: 2,
    /** In percent. The text of a page below it is left out. */
    minConfidence: 75,
  },
  demo: {
    fileMaxBytes: 10 * MEBIBYTE,
    extensions: [".pdf", ".doc", ".docx", ".ppt", ".pptx", ".txt"],
    alsoReads: ALSO_READS,
    maxChars: 20_000,
    maxQuestions: 5,
    perAddressPerHour: 10,
  },
  /** What a visitor's browser may ask its own model about a demo. */
  demoModel: {
    /** Passages, and how long each may be. */
    promptsMax: 5,
    promptTextMaxChars: 4_000,
    replyMaxChars: DEMO_REPLY_MAX_CHARS,
    replyBodyMaxBytes: 3 * DEMO_REPLY_MAX_CHARS + 2 * BODY_MAX_BYTES,
    repliesPerAddressPerHour: 50,
  },
  /** What a question may be, whoever makes it: `withinBounds` applies the bounds of its texts. */
  question: {
    stemMaxChars: 4_000,
    optionMaxChars: 1_000,
    explanationMaxChars: 8_000,
    quoteMaxChars: 4_000,
    /** Of the place of its quote, and of its section. */
    headingMaxChars: 300,
    /** For the passage or table that questions refer to; each of them stores it. */
    contextMaxChars: 12_000,
    optionsMin: 2,
    optionsMax: 8,
    tagsMax: 20,
    tagMaxChars: 60,
    /** An option of every version has an id of its own. */
    optionIdMax: 1_000_000,
    bodyMaxBytes: 2 * BODY_MAX_BYTES,
    /** Earlier ones that are kept, beside the first. */
    versionsKept: 100,
    reportNoteMaxChars: 500,
    /** Questions like another one that an account may ask for. */
    anotherPerHour: 120,
    /** Questions that one call adds to a section, or to a whole set. */
    moreAtOnce: 3,
    weakerAtOnce: 10,
    /** From this worth on the embedded engine counts its questions as good; 0 to 1. */
    goodWorth: 0.3,
    /** The share of a section's questions that one call takes out, as far as they were not answered. */
    fewerShare: 1 / 3,
    /** The worth that counts for questions whose worth was not stored; 0 to 1. */
    unknownWorth: 0.5,
  },
  /** Pictures in the texts of questions. A larger one is made smaller. */
  pictures: {
    maxBytes: 400 * 1024,
    maxSidePixels: 1_600,
    /** Of one that comes in, before it is unpacked, and of its pixels: four bytes each. */
    fileMaxBytes: 20 * MEBIBYTE,
    maxPixels: 25_000_000,
    perQuestion: 20,
    /** Figures of one document; those with a number come first, then the largest. */
    figuresPerDocument: 40,
    perSet: 4_000,
    setMaxBytes: 40 * MEBIBYTE,
    accountMaxBytes: 512 * MEBIBYTE,
    /** Of the chosen files, what browsers can show; phones make a JPEG of their own kind of photo for it. */
    fileTypes: ["image/png", "image/jpeg", "image/webp", "image/gif", "image/svg+xml"],
    addedPerAccountPerHour: 300,
    /** One that was added and is named by no text goes after this time; a page may still hold what names it. */
    unnamedKeptMs: 7 * DAY_MS,
    /** What the pictures of one file may take beside its text; the rest of them is left out. */
    readingMs: 90 * SECOND_MS,
  },
  /** Questions that a learner's own chat assistant writes, by copy and paste. */
  pasted: {
    /** Of the text that one prompt holds: free chats take so much at once. */
    textChars: 10_000,
    /** Questions that one prompt requests. */
    questionsMin: 3,
    questionsMax: 10,
    /** Questions that a prompt names because they are there already. */
    askedNamed: 10,
    replyMaxChars: REPLY_MAX_CHARS,
    bodyMaxBytes: 3 * REPLY_MAX_CHARS + BODY_MAX_BYTES,
    /** Questions of one reply; further ones are not read. */
    repliedMax: 50,
    perAccountPerHour: 120,
  },
  setExport: {
    perAccountPerHour: 300,
    versionsMax: 2,
    /** Sets from before they had a bound have twice as many questions as one may have. */
    questionsMax: 20_000,
    /** The ids of all questions of the largest set. */
    bodyMaxBytes: 256 * 1024,
    bodyMaxParts: 20_100,
    timeoutMs: 60 * SECOND_MS,
  },
  dataset: {
    nameMaxChars: 200,
    /** The viewer shows the processing banner while a set has fewer questions. */
    bannerBelowQuestions: 5,
    /** Sets in one page of the list. */
    pageSets: 50,
    /** Whatever they come from; a set from before this was a limit may have more. */
    questionsMax: 10_000,
    /** Of the stored texts of all documents of a set, and of the questions of a file. */
    textMaxChars: 8_000_000,
  },
  library: {
    queryMaxChars: 200,
    tagMaxChars: 40,
    tagsPerSet: 20,
    /** Sets that one call archives or tags. */
    changedAtOnce: 200,
    /** Sets that one becomes of. */
    mergedAtOnce: 20,
    /** Sections of one set that are chosen; with those of all sets, bytes and parts of such a body. */
    chosenSections: 1_000,
    copyBodyMaxBytes: 160_000,
    copyBodyMaxParts: 20_100,
    copiesPerHour: 60,
    /** From the deletion of a set until it is gone for good. */
    trashKeptMs: 30 * DAY_MS,
  },
  newVersion: {
    perAccountPerHour: 120,
    /** Questions whose sentence is gone that are named before it is done. */
    goneTold: 50,
    settledAtOnce: 1_000,
  },
  reading: {
    /** More than any text has. */
    passagesMax: 1_000_000,
    /** Passages of a text that one call gives, and how many of them come before the one that is asked for. */
    passagesPerPage: 40,
    passagesBefore: 3,
    hitsMax: 100,
    /** Each reads the whole text: a tenth of a second for the longest ones. */
    searchesPerHour: 600,
    excerptChars: 160,
  },
  /** A language model that a member brings. */
  ownModel: {
    keyMaxChars: 400,
    nameMaxChars: 200,
    /** What a provider's list of models may take, and how many of them are shown. */
    listTimeoutMs: 10 * SECOND_MS,
    listMaxBytes: 4 * MEBIBYTE,
    modelsListed: 1_000,
    listsPerHour: 60,
    trialsPerHour: 12,
    /** In one process: each has an engine of its own for a minute or two. */
    trialsAtOnce: 2,
    /** For a whole trial; a model on this machine may be slow. */
    trialTimeoutMs: 5 * MINUTE_MS,
    localTrialTimeoutMs: 30 * MINUTE_MS,
    /** A trial that nobody keeps is deleted with its key. */
    triedKeptMs: HOUR_MS,
    samplesShown: 2,
  },
  jobs: {
    tokenLifetimeMs: 24 * HOUR_MS,
    heartbeatMs: 15 * SECOND_MS,
    /** Event streams of one job at a time in one process: a person's tabs and devices. */
    listenersPerJob: 20,
    maxAttempts: 3,
  },
  /** The language model of a browser. */
  browserModel: {
    /** How long a page that asks for work waits for an answer. */
    holdMs: 25 * SECOND_MS,
    /** A page has a request for itself so long after each sign that it is at work, and gives one so often. */
    leaseMs: MINUTE_MS,
    renewMs: 20 * SECOND_MS,
    /** After this time without a page the work on a set pauses. */
    patienceMs: MINUTE_MS,
    /** So long after its upload a set waits for a page. */
    openMs: 14 * DAY_MS,
    answerMaxChars: 40_000,
    answerBodyMaxBytes: 3 * BODY_MAX_BYTES,
    /** Pages of one account that ask at the same time in one process. */
    pagesPerAccount: 10,
    /** Sets worked on at the same time, one of each account; while so many are, each pauses after its turn. */
    running: 50,
    turnMs: 10 * MINUTE_MS,
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
    /** What the engine gives: the third wrong one only where it could be taken for the answer. */
    optionsPerQuestion: 4,
    fewestWritten: 3,
  },
  study: {
    answersPerCall: 500,
    /** More than a person gives in a lifetime; each late one has all of them folded anew. */
    answersPerQuestion: 200,
    /** Answers that one call may have folded anew: a tenth of a second. */
    foldedPerCall: 5_000,
    /** One every two seconds. */
    callsPerHour: 1_800,
    answersBodyMaxBytes: 256 * 1024,
    /** A full batch has eleven for each answer. */
    answersBodyMaxParts: 6_000,
    /** An answer that took longer was not being read all the time. */
    durationMaxMs: 5 * MINUTE_MS,
    /** A browser's clock may be this much ahead. */
    clockAheadMs: 5 * MINUTE_MS,
    sessionQuestions: 20,
    /** Sets, mistakes and exams that Today shows. */
    todayRows: 3,
    retentionMin: 0.8,
    retentionMax: 0.97,
    newPerDayMax: 200,
    /** Days begin before noon. */
    dayStartsAtMax: 12 * 60 - 1,
    exams: {
      perAccount: 200,
      setsMax: 20,
      questionsMax: 200,
      minutesMax: 600,
      /** So long after its end an attempt is open for what was on its way, whatever time it tells. */
      graceMs: 10 * SECOND_MS,
      /** So long after its end answers count that were chosen before. */
      lateMs: 24 * HOUR_MS,
      attemptBodyMaxBytes: 64 * 1024,
      /** Five for each question. */
      attemptBodyMaxParts: 1_200,
      flaggedMax: 2_000,
    },
    quizSessionBodyMaxBytes: 512 * 1024,
    /** Two for each question of the largest set. */
    quizSessionBodyMaxParts: 20_100,
    progressDays: 365,
    forecastDays: 30,
    progressSets: 50,
    /** A question that is due again only after this is counted as known. */
    knownFromMs: 21 * DAY_MS,
    /** From so many answers on, an option that was never chosen is weak. */
    weakFromAnswers: 30,
  },
  pdfExport: { marginMm: 10, renderScale: 2 },
  analytics: { keptMs: 90 * DAY_MS, eventsPerAddressPerHour: 1_000 },
} as const;
