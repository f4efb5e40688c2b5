import { ROUTES } from "@quizmill/contract";
import { canRecognise, type Extractor, type Recogniser } from "@quizmill/extract";
import type { LocalPorts } from "@quizmill/models";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Config } from "./config.ts";
import { createPasswords } from "./features/accounts/passwords.ts";
import { mountAccounts } from "./features/accounts/routes.ts";
import { authenticate } from "./features/accounts/sessions.ts";
import { deleteEndedTokens } from "./features/accounts/store.ts";
import { mountAnalytics } from "./features/analytics/routes.ts";
import { deleteOldEvents } from "./features/analytics/store.ts";
import { mountCopies } from "./features/copies/routes.ts";
import { closeOldForBrowsers } from "./features/datasets/browser-model-store.ts";
import { mountDatasets } from "./features/datasets/routes.ts";
import { createDeletion, type Deletion } from "./features/deletion/deletion.ts";
import { mountDemo } from "./features/demo/routes.ts";
import { mountEditing } from "./features/editing/routes.ts";
import { closeAbandoned } from "./features/exams/attempts.ts";
import { lastExam } from "./features/exams/result.ts";
import { mountExams } from "./features/exams/routes.ts";
import { mountExport } from "./features/export/routes.ts";
import type { EngineThreads, KillsItsProcess } from "./features/generation/engine/index.ts";
import {
  type Concurrency,
  createGeneration,
  deleteEndedTokens as deleteEndedJobTokens,
  type Generation,
  mountJobs,
} from "./features/generation/jobs/index.ts";
import {
  createLocalModels,
  createOwnModels,
  createTrials,
  deleteOldTokens,
  deleteOldTrials,
  type ModelGate,
  mountModel,
  type OwnModels,
  openModelChoice,
  openModelGate,
  type PageTimes,
  type ProviderAddresses,
  renewSealedKeys,
} from "./features/generation/model/index.ts";
import { keepIndex } from "./features/library/keep-index.ts";
import { mountLibrary } from "./features/library/routes.ts";
import { mountNewVersion } from "./features/new-version/routes.ts";
import { mountReading } from "./features/reading/routes.ts";
import { mountSections } from "./features/sections/routes.ts";
import { mountSetExport } from "./features/set-export/routes.ts";
import { createMemoryFitting } from "./features/study/fit-memory.ts";
import { mountStudy } from "./features/study/routes.ts";
import { mountTrash } from "./features/trash/routes.ts";
import { deleteOldTrash } from "./features/trash/trash.ts";
import { deleteOldUploadsUnderWay } from "./features/upload-keys/store.ts";
import { deleteUnnamedPictures } from "./features/uploads/question-pictures.ts";
import { createDocumentReader } from "./features/uploads/reader.ts";
import { mountUploads } from "./features/uploads/routes.ts";
import { type AccessTokens, createAccessTokens } from "./platform/access-tokens.ts";
import { openStaging, type Staging } from "./platform/files.ts";
import { sitsHere } from "./platform/from-here.ts";
import { createHttpServer } from "./platform/http-server.ts";
import { createMail } from "./platform/mail.ts";
import { serveMetrics } from "./platform/metrics-page.ts";
import { assertAllMounted, createMount, type Mount } from "./platform/mount.ts";
import { openApiDocument } from "./platform/openapi.ts";
import { HOUR_MS } from "./platform/rate-limits.ts";
import { createReadiness, type Readiness } from "./platform/readiness.ts";
import { createSealing } from "./platform/sealed-text.ts";
import type { Services } from "./platform/services.ts";
import { signingKeysFrom } from "./platform/signing-keys.ts";
import { serveWebPages } from "./platform/web-pages.ts";

export interface AppDeps extends Omit<Services, "close"> {
  readonly config: Config;
  readonly now: () => number;
  readonly newId: () => string;
  readonly extractor: Extractor;
  /** For pages whose text is read from their pictures. */
  readonly recogniser: Recogniser;
  readonly engine: EngineThreads;
  /** For tests whose engine is none that could be tried in a process. */
  readonly killsItsProcess?: KillsItsProcess;
  /** For tests, whose providers are servers of their own. */
  readonly providerAddresses?: ProviderAddresses;
  /** For tests, whose programs that run models have ports of their own. */
  readonly localPorts?: LocalPorts;
  /** Jobs that run at a time; by default as many as suit the machine. */
  readonly concurrency?: Concurrency;
  /** How long pages with a model of their browser are waited for, in tests. */
  readonly pageTimes?: Partial<PageTimes>;
  readonly version: string;
  /** The folder of the built web app; without it only the API is served. */
  readonly webDir: string;
}

export interface App {
  readonly app: FastifyInstance;
  /** Continues the jobs that an earlier process left. */
  start(): Promise<void>;
  /** Completes requests and the batch under way, then closes. */
  stop(): Promise<void>;
}

function mountPlatform(mount: Mount, deps: PlatformDeps): void {
  const startedAt = deps.now();
  const { config, model, readiness } = deps;
  mount(ROUTES.health, async () => ({
    status: "ok" as const,
    version: deps.version,
    uptimeSeconds: (deps.now() - startedAt) / 1000,
  }));
  mount(ROUTES.ready, async () => {
    await readiness.check();
    return { status: "ready" as const };
  });
  mount(ROUTES.settings, async () => ({
    operatorName: config.operatorName,
    operatorAddress: config.operatorAddress,
    contactEmail: config.contactEmail,
    mailEnabled: config.smtpUrl !== null,
    readsPictures: config.picturePagesMax > 0 && (await canRecognise()),
    modelPrice: (await model.current())?.price ?? null,
  }));
}

interface PlatformDeps extends AppDeps {
  readonly model: ModelGate;
  readonly readiness: Readiness;
}

/** Reports how many documents are being read, and how many wait for it. */
function watchReading({ metrics, extractor }: AppDeps): void {
  const figures = {
    children: "Processes that read documents, idle ones included",
    reading: "Documents being read",
    waiting: "Documents that wait for a free child",
  };
  for (const [name, help] of Object.entries(figures))
    metrics.watch({
      name: `quizmill_extraction_${name}`,
      help,
      read: () => extractor.load()[name as keyof typeof figures],
    });
}

/** Called by monitoring, not by people who may want questions. */
const WATCHING = new Set(["/api/health", "/api/ready", "/metrics"]);

/**
 * Starts the engine and a reader while somebody uses the server: an upload finds them ready, and an unused server needs
 * little memory. The reader after the answer: to start a process takes this one some milliseconds.
 */
function wakeForPeople(app: FastifyInstance, { engine, extractor, metrics }: AppDeps): void {
  const isPerson = (request: FastifyRequest) => !WATCHING.has(request.routeOptions.url ?? "");
  app.addHook("onRequest", (request, _reply, done) => {
    if (isPerson(request)) engine.wake();
    done();
  });
  app.addHook("onResponse", (request, _reply, done) => {
    if (isPerson(request)) extractor.warmUp();
    done();
  });
  metrics.watch({
    name: "quizmill_engine_threads",
    help: "Threads that write questions, idle ones included",
    read: () => engine.count(),
  });
  metrics.watch({
    name: "quizmill_engine_overruns",
    help: "Threads ended since a text took too much time or memory",
    read: () => engine.overruns(),
  });
}

/** Deletes what is past its promised time, once at start and then every hour. */
function startCleaning({ db, now }: AppDeps, app: FastifyInstance, deletion: Deletion): () => void {
  const cleaners = [
    ...[deleteEndedTokens, deleteEndedJobTokens, deleteOldEvents],
    ...[deleteOldTokens, deleteOldUploadsUnderWay, closeAbandoned, deleteOldTrash, closeOldForBrowsers],
    ...[deleteOldTrials, deleteUnnamedPictures],
  ];
  const clean = () => {
    Promise.all(cleaners.map((cleaner) => cleaner(db, now())))
      .catch((error: unknown) => app.log.error({ err: error }, "cleaning failed"))
      .finally(deletion.begin);
  };
  clean();
  const timer = setInterval(clean, HOUR_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** The API and the pages, which a worker alone does not need. Returns what has to be closed. */
async function mountWeb(app: FastifyInstance, mount: Mount, deps: WebDeps): Promise<Closing> {
  const { config, db, now, newId, engine, extractor, rateLimits, accessTokens, generation, publicUrl } = deps;
  const { staging, deletion } = deps;
  const sendMail = createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom });
  const { forgetAccount, forgetSet } = mountDatasets(mount, { db, now });
  mountTrash(mount, {
    db,
    now,
    forgetSet,
    deletion,
    cancelJob: (datasetId) => generation.cancelJobOfDataset(datasetId),
  });
  mountAccounts(mount, {
    forgetAccount: (accountId) => {
      forgetAccount(accountId);
      deletion.begin();
    },
    db,
    accessTokens,
    now,
    newId,
    rateLimits,
    sendMail,
    publicUrl,
    log: app.log,
    passwords: createPasswords(),
    stopWorkOf: (accountId) => generation.leaveAccount(accountId),
    endStreams: () => generation.endStreams(),
  });
  mountJobs(mount, { generation, doorbell: deps.doorbell, metrics: deps.metrics, log: app.log });
  mountModel(mount, {
    model: deps.model,
    own: deps.ownModels,
    sitsHere: (request) => sitsHere(request, config),
  });
  const { picturePagesMax } = config;
  mountUploads(mount, {
    db,
    generation,
    extractor,
    staging,
    now,
    newId,
    rateLimits,
    picturePagesMax,
  });
  mountCopies(mount, { db, now, newId, rateLimits });
  mountSections(mount, { db, now, rateLimits, generation });
  mountNewVersion(mount, { db, now, rateLimits, generation, extractor, staging });
  mountReading(mount, { db, rateLimits });
  mountLibrary(mount, { db, now });
  mountEditing(mount, { db, now, rateLimits, generation });
  mountDemo(mount, { engine, extractor, staging, rateLimits });
  mountExport(mount, { db, now, rateLimits });
  mountSetExport(mount, { db, now, rateLimits });
  mountAnalytics(mount, { db, now, rateLimits });
  const fitting = createMemoryFitting({ db, now, log: app.log });
  mountStudy(mount, { db, now, rateLimits, fitting, lastExam: (accountId) => lastExam(db, accountId) });
  mountExams(mount, { db, now, newId });
  app.get("/api/openapi.json", async () => openApiDocument(deps.version));
  await serveWebPages(app, { webDir: deps.webDir, origin: publicUrl });
  await assertAllMounted(app);
  return () => fitting.close();
}

type Closing = () => Promise<void>;

interface WebDeps extends AppDeps {
  readonly accessTokens: AccessTokens;
  readonly generation: Generation;
  readonly deletion: Deletion;
  readonly staging: Staging;
  readonly model: ModelGate;
  readonly ownModels: OwnModels;
  readonly publicUrl: () => string;
}

/** Composes the features. Everything that differs between a test and a running server is an argument. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const { config, db, now, newId } = deps;
  const app = await createHttpServer({
    newId,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    isBehindTls: config.publicUrl?.startsWith("https:") ?? false,
    callsPerMinute: config.callsPerMinute,
    metrics: deps.metrics,
  });
  const { signingKeys: namedKeys } = config;
  const signingKeys = namedKeys ? signingKeysFrom(namedKeys, now()) : deps.signingKeys;
  const accessTokens = createAccessTokens(signingKeys, now);
  const publicUrl = () => config.publicUrl ?? app.listeningOrigin;
  const mount = createMount(app, {
    authenticate: (token) => authenticate({ db, accessTokens }, token),
    publicUrl,
    isFull: deps.isFull,
  });
  const { dataDir, modelLimits: limits } = config;
  const { model: named, defaultEngine } = config;
  const choice = openModelChoice({ named, dataDir, limits, defaultEngine, log: app.log });
  const sealing = createSealing(signingKeys, "keys of members");
  const trials = createTrials();
  const isAllowed = config.takesMemberKeys;
  const addresses = deps.providerAddresses ?? {};
  const local = createLocalModels({ dataDir, isFixed: named !== null, ports: deps.localPorts });
  const ownModels = createOwnModels({ ...deps, sealing, trials, isAllowed, addresses, local });
  const model = openModelGate({ choice, ownModels, db, now, log: app.log });
  const isWorker = config.roles.includes("worker");
  const staging = await openStaging(dataDir, newId);
  const readDocument = createDocumentReader({
    ...deps,
    picturePagesMax: config.picturePagesMax,
    log: app.log,
  });
  const deletion = createDeletion({ db, now, log: app.log });
  const generation = createGeneration({
    ...deps,
    model,
    staging,
    readDocument,
    isWorker,
    onDeleted: deletion.begin,
    log: app.log,
  });
  const readiness = createReadiness({
    database: () => sql`select 1`.execute(db),
    queue: () => deps.queue.check(),
  });
  mountPlatform(mount, { ...deps, model, readiness });
  serveMetrics(app, deps.metrics, config.metricsToken);
  watchReading(deps);
  wakeForPeople(app, deps);
  const isWeb = config.roles.includes("web");
  const closeWeb =
    isWeb &&
    (await mountWeb(app, mount, {
      ...deps,
      accessTokens,
      generation,
      deletion,
      staging,
      model,
      ownModels,
      publicUrl,
    }));

  let stopCleaning: () => void = () => undefined;
  let stopKeeping = async () => {};
  return {
    app,
    start: async () => {
      stopCleaning = startCleaning(deps, app, deletion);
      stopKeeping = keepIndex({ db, now, log: app.log });
      await renewSealedKeys(db, sealing);
      await generation.start();
      readiness.started();
      app.log.info({ roles: config.roles, version: deps.version }, "started");
    },
    stop: async () => {
      readiness.stopping();
      app.log.info("stopping");
      stopCleaning();
      await Promise.all([generation.stop(), stopKeeping(), deletion.stop(), trials.close()]);
      await app.close();
      if (closeWeb) await closeWeb();
      await staging.close();
    },
  };
}
