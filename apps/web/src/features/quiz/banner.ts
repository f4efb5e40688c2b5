import { type DatasetStatus, type ErrorCode, LIMITS } from "@quizmill/contract";
import { isUnfinished } from "./dataset-query.ts";
import type { StreamState } from "./use-job-stream.ts";

/** What the viewer says about the set above the question. */
export type BannerKind =
  | { readonly kind: "none" }
  /** More is being written. */
  | { readonly kind: "generating" }
  /** The live connection broke while more was being written. */
  | { readonly kind: "lost" }
  /** Ended before the whole document was read; what there is stays. */
  | { readonly kind: "endedEarly"; readonly code: ErrorCode | null }
  /** Complete, and small. */
  | { readonly kind: "short" }
  /** Completed while somebody watched. */
  | { readonly kind: "complete" };

interface BannerInput {
  readonly status: DatasetStatus;
  readonly failureCode: ErrorCode | null;
  readonly questionCount: number;
  readonly stream: StreamState;
  /** The last question came while the one now shown was being read. */
  readonly hasJustEnded: boolean;
}

export function bannerFor(input: BannerInput): BannerKind {
  const { status, failureCode, questionCount, stream, hasJustEnded } = input;
  if (isUnfinished(status)) return { kind: stream === "lost" ? "lost" : "generating" };
  if (status !== "READY") return { kind: "endedEarly", code: failureCode };
  if (questionCount < LIMITS.dataset.bannerBelowQuestions) return { kind: "short" };
  return { kind: hasJustEnded ? "complete" : "none" };
}
