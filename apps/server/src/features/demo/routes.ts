import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Extractor } from "@quizmill/extract";
import { callerAddress } from "../../platform/caller-address.ts";
import type { Staging } from "../../platform/files.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { EngineFailure, type EngineThreads } from "../generation/engine/index.ts";
import { readDocument } from "../uploads/read-document.ts";
import { sampleQuestions } from "./sample.ts";
import { shorten } from "./shorten.ts";

export interface DemoDeps {
  readonly engine: EngineThreads;
  readonly extractor: Extractor;
  readonly staging: Staging;
  readonly rateLimits: RateLimits;
}

/** The first questions of a file, without an account. Nothing is stored: the file is deleted before the answer is sent. */
export function mountDemo(mount: Mount, { engine, extractor, staging, rateLimits }: DemoDeps): void {
  const { perAddressPerHour, fileMaxBytes, maxChars } = LIMITS.demo;
  const limit = rateLimits({ name: "demo", max: perAddressPerHour, windowMs: HOUR_MS });
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
      return { questions: await sampleQuestions(engine, plan, caller), truncated: isTruncated };
    } catch (error) {
      if (error instanceof EngineFailure) request.log.error({ fault: error.fault }, "no demo could be made");
      throw error;
    } finally {
      await staged.discard();
    }
  });
}
