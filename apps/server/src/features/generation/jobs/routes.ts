import { setImmediate } from "node:timers/promises";
import { LIMITS, ROUTES } from "@quizmill/contract";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Doorbell } from "../../../platform/doorbell.ts";
import { AppError } from "../../../platform/errors.ts";
import type { Metrics } from "../../../platform/metrics.ts";
import type { Mount } from "../../../platform/mount.ts";
import { type EventStream, openEventStream } from "../../../platform/sse.ts";
import { TOKENS_TOPIC } from "../topics.ts";
import { mountBrowserModel } from "./browser-routes.ts";
import type { Generation } from "./generation.ts";
import { createListeners } from "./listeners.ts";

export interface JobsDeps {
  readonly generation: Generation;
  readonly doorbell: Doorbell;
  readonly metrics: Metrics;
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly heartbeatMs?: number;
}

/** The browser repeats the URL when it reconnects, so the header is the newer of the two. */
function afterSeq(request: FastifyRequest, asked: number | undefined): number {
  const header = Number(request.headers["last-event-id"]);
  return Math.max(asked ?? 0, Number.isSafeInteger(header) ? header : 0);
}

interface Followed {
  readonly jobId: string;
  readonly token: string;
  readonly afterSeq: number;
}

/** Some milliseconds. */
const STREAMS_CHECKED = 50;

export function mountJobs(
  mount: Mount,
  { generation, doorbell, metrics, log, heartbeatMs = LIMITS.jobs.heartbeatMs }: JobsDeps,
): void {
  const takeSeat = createListeners(LIMITS.jobs.listenersPerJob);
  const open = new Map<EventStream, Followed>();
  generation.stopping.addEventListener("abort", () => {
    for (const stream of open.keys()) stream.close();
  });
  let checking = Promise.resolve();
  let isAsked = false;
  const closeEnded = async () => {
    isAsked = false;
    for (const [index, [stream, { jobId, token }]] of [...open].entries()) {
      if (!(await generation.isJobToken(jobId, token))) stream.close();
      // Everybody who logs out has all of them checked.
      if (index % STREAMS_CHECKED === STREAMS_CHECKED - 1) await setImmediate();
    }
  };
  const onFailure = (error: unknown) => log.error({ err: error }, "tokens could not be checked");
  doorbell.listen(TOKENS_TOPIC, () => {
    if (isAsked) return;
    isAsked = true;
    checking = checking.then(closeEnded).catch(onFailure);
  });
  const tell = async (stream: EventStream, from: Followed, leave: () => void) => {
    open.set(stream, from);
    metrics.streams.inc();
    if (generation.stopping.aborted) stream.close();
    try {
      for await (const { seq, name, dataJson } of generation.follow(from, stream.signal))
        await stream.send({ id: seq, name, dataJson });
    } catch (error) {
      log.error({ err: error }, "a stream broke off");
    } finally {
      metrics.streams.dec();
      open.delete(stream);
      leave();
      stream.close();
    }
  };
  mount(ROUTES.jobEvents, async ({ params, query, request, reply }) => {
    // The same error for an unknown job: it does not reveal which ids exist.
    if (!(await generation.isJobToken(params.jobId, query.token)))
      throw new AppError("UNAUTHORIZED", "This token does not open this job.");
    const from = { ...params, token: query.token, afterSeq: afterSeq(request, query.afterSeq) };
    const leave = takeSeat(params.jobId);
    // Not awaited: everything that the call holds would stay in memory for as long as the stream is open.
    void tell(openEventStream(reply, heartbeatMs), from, leave);
  });
  mount(ROUTES.tryAgain, async ({ accountId, params: { id } }) => generation.tryAgain({ accountId, id }));
  mountBrowserModel(mount, generation);
  mount(ROUTES.cancelJob, async ({ accountId, params }) =>
    generation.cancelJob({ accountId, id: params.jobId }),
  );
}
