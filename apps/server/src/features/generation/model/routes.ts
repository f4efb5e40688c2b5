import { ROUTES } from "@quizmill/contract";
import { AppError } from "../../../platform/errors.ts";
import type { Mount } from "../../../platform/mount.ts";
import type { ModelGate } from "./gate.ts";

export function mountModel(mount: Mount, model: ModelGate): void {
  mount(ROUTES.modelStanding, async ({ accountId }) => {
    const standing = await model.standing(accountId);
    if (standing === null) throw new AppError("NOT_FOUND", "No language model is set up.");
    return standing;
  });
}
