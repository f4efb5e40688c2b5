import type { MODEL_CODES } from "@quizmill/contract";
import { ModelFault } from "@quizmill/models";

type ModelCode = (typeof MODEL_CODES)[number];

const REFUSED = {
  key: "MODEL_KEY_REFUSED",
  model: "MODEL_UNKNOWN",
  credit: "MODEL_NO_CREDIT",
} as const satisfies Record<NonNullable<ModelFault["refused"]>, ModelCode>;

/** What a member is told of a failure of their model's server. */
export function codeOf(error: unknown): ModelCode {
  if (!(error instanceof ModelFault)) return "MODEL_UNREACHABLE";
  if (error.refused !== null) return REFUSED[error.refused];
  return error.kind === "rejected" ? "MODEL_UNFIT" : "MODEL_UNREACHABLE";
}
