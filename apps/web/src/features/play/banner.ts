import { type DatasetStatus, type ErrorCode, LIMITS } from "@quizmill/contract";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import type { StreamState } from "./use-job-stream.ts";

/** What the viewer shows about the set above the question. */
export type BannerKind =
  | { readonly kind: "none" }
  /** Complete, and a browser's model may make it deeper. */
  | { readonly kind: "deeper" }
  /** More questions are being written. */
  | { readonly kind: "generating" }
  /** The live connection broke while more questions were being written. */
  | { readonly kind: "lost" }
  /** Ended before the whole document was processed; the questions so far stay. */
  | { readonly kind: "endedEarly"; readonly code: ErrorCode | null }
  /** Complete, with few questions. */
  | { readonly kind: "short" }
  /** Completed while the person had it open. */
  | { readonly kind: "complete" };

interface BannerInput {
  readonly status: DatasetStatus;
  readonly failureCode: ErrorCode | null;
  readonly questionCount: number;
  readonly stream: StreamState;
  readonly isDeepening: boolean;
  /** The last question came while the present one was open. */
  readonly hasJustEnded: boolean;
}

export function bannerFor(input: BannerInput): BannerKind {
  const { status, failureCode, questionCount, stream, isDeepening, hasJustEnded } = input;
  if (isUnfinished(status)) return { kind: stream === "lost" ? "lost" : "generating" };
  if (status !== "READY") return { kind: "endedEarly", code: failureCode };
  if (isDeepening) return { kind: "deeper" };
  if (questionCount < LIMITS.dataset.bannerBelowQuestions) return { kind: "short" };
  return { kind: hasJustEnded ? "complete" : "none" };
}
