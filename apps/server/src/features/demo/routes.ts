import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import type { FastifyRequest } from "fastify";
import { callerAddress } from "../../platform/caller-address.ts";
import type { Staging } from "../../platform/files.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { EngineFailure, type EngineThreads } from "../generation/engine/index.ts";
import { readDocument } from "../uploads/read-document.ts";
import { judgedQuestions } from "./reply.ts";
import { sampleQuestions } from "./sample.ts";
import { shorten } from "./shorten.ts";

export interface DemoDeps {
  readonly engine: EngineThreads;
  readonly extractor: Extractor;
  readonly staging: Staging;
  readonly rateLimits: RateLimits;
}

function logged(error: unknown, { log }: FastifyRequest): unknown {
  if (error instanceof EngineFailure) log.error({ fault: error.fault }, "no demo could be made");
  return error;
}

/**
 * The first questions of a file, without an account, and the judge of those that the visitor's browser writes. Nothing
 * is stored: the file is deleted before the answer is sent.
 */
export function mountDemo(mount: Mount, { engine, extractor, staging, rateLimits }: DemoDeps): void {
  const { perAddressPerHour, fileMaxBytes, maxChars } = LIMITS.demo;
  const limit = rateLimits({ name: "demo", max: perAddressPerHour, windowMs: HOUR_MS });
  const replies = rateLimits({
    name: "demo-replies",
    max: LIMITS.demoModel.repliesPerAddressPerHour,
    windowMs: HOUR_MS,
  });
  let demos = 0;

  mount(ROUTES.demoUpload, async ({ request, signal }) => {
    const address = callerAddress(request);
    await limit.use(address);
    const staged = await staging.stage(request, fileMaxBytes);
    try {
      const document = await readDocument({ extractor, staged, owner: { address }, signal });
      const { source, isTruncated } = shorten(document, maxChars);
      // A demo has no account. Each gets a name of its own, so that it waits for no other demo.
      const caller = { account: `demo ${demos++}`, signal };
      const planned = await engine.plan(source, caller);
      // As a set has it: it decides what is asked, and a set takes up the answers to the same questions.
      const plan = { ...planned, title: source.title ?? planned.title };
      const questions = await sampleQuestions(engine, plan, caller);
      const deeper = questions.length === 0 ? undefined : await engine.pagePrompts(plan, caller);
      return { questions, truncated: isTruncated, ...(deeper && { deeper }) };
    } catch (error) {
      throw logged(error, request);
    } finally {
      await staged.discard();
    }
  });

  mount(ROUTES.demoReply, async ({ request, body, signal }) => {
    await replies.use(callerAddress(request));
    try {
      // One name for all: together they take the turns of one account.
      return { questions: await judgedQuestions(engine, body, { account: "demo replies", signal }) };
    } catch (error) {
      throw logged(error, request);
    }
  });
}
