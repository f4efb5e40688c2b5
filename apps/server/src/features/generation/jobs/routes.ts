import { LIMITS, ROUTES } from "@quizmill/contract";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import type { Metrics } from "../../../platform/metrics.ts";
import type { Mount } from "../../../platform/mount.ts";
import { type EventStream, openEventStream } from "../../../platform/sse.ts";
import type { Generation } from "./generation.ts";
import { createListeners } from "./listeners.ts";

export interface JobsDeps {
  readonly generation: Generation;
  readonly metrics: Metrics;
  readonly log: Pick<FastifyBaseLogger, "error">;
  readonly heartbeatMs?: number;
}

/** The browser repeats the URL when it reconnects, so the header is the newer of the two. */
function afterSeq(request: FastifyRequest, asked: number | undefined): number {
  const header = Number(request.headers["last-event-id"]);
  return Math.max(asked ?? 0, Number.isSafeInteger(header) ? header : 0);
}

export function mountJobs(
  mount: Mount,
  { generation, metrics, log, heartbeatMs = LIMITS.jobs.heartbeatMs }: JobsDeps,
): void {
  const takeSeat = createListeners(LIMITS.jobs.listenersPerJob);
  const open = new Set<EventStream>();
  generation.stopping.addEventListener("abort", () => {
    for (const stream of open) stream.close();
  });
  const tell = async (stream: EventStream, from: { jobId: string; afterSeq: number }, leave: () => void) => {
    open.add(stream);
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
    const from = { jobId: params.jobId, afterSeq: afterSeq(request, query.afterSeq) };
    const leave = takeSeat(params.jobId);
    // Not awaited: everything that the call holds would stay in memory for as long as the stream is open.
    void tell(openEventStream(reply, heartbeatMs), from, leave);
  });
  mount(ROUTES.cancelJob, async ({ accountId, params }) =>
    generation.cancelJob({ accountId, id: params.jobId }),
  );
}
