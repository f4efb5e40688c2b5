/** The question engine on threads of its own. */
export { EngineFailure, EngineInterrupted, TextTooComplex } from "./failure.ts";
export type {
  AdviceWanted,
  Allowance,
  GenerateOptions,
  ModelUse,
  MoreWanted,
  ReplyToJudge,
  StoredFollowed,
  StoredFollowing,
  StoredPlan,
} from "./protocol.ts";
export { type Caller, createEngineThreads, type EngineThreads, type WrittenHow } from "./threads.ts";
export { type KillsItsProcess, killsItsProcess, type Trial } from "./trial.ts";
