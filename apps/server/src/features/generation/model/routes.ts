import { ROUTES } from "@quizmill/contract";
import type { Mount } from "../../../platform/mount.ts";
import type { ModelGate } from "./gate.ts";
import type { OwnModels } from "./own-models.ts";

export function mountModel(mount: Mount, model: ModelGate, own: OwnModels): void {
  mount(ROUTES.modelStanding, ({ accountId }) => model.standing(accountId));
  mount(ROUTES.ownModel, ({ accountId }) => own.told(accountId));
  mount(ROUTES.listModels, async ({ accountId, body }) => ({ models: await own.list(accountId, body) }));
  mount(ROUTES.tryModel, ({ accountId, body }) => own.begin(accountId, body));
  mount(ROUTES.forgetTrial, ({ accountId }) => own.forgetTrial(accountId));
  mount(ROUTES.keepModel, ({ accountId }) => own.keep(accountId));
  mount(ROUTES.forgetModel, ({ accountId }) => own.forget(accountId));
}
