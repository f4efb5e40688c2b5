import { ROUTES } from "@quizmill/contract";
import type { FastifyRequest } from "fastify";
import { AppError } from "../../../platform/errors.ts";
import type { Mount } from "../../../platform/mount.ts";
import type { ModelGate } from "./gate.ts";
import type { OwnModels } from "./own-models.ts";

interface ModelRoutesDeps {
  readonly model: ModelGate;
  readonly own: OwnModels;
  /** Whether the caller sits at this machine. */
  readonly sitsHere: (request: FastifyRequest) => boolean;
}

export function mountModel(mount: Mount, { model, own, sitsHere }: ModelRoutesDeps): void {
  const refuseUnlessHere = (request: FastifyRequest) => {
    if (!sitsHere(request)) throw new AppError("NOT_FOUND", "Only somebody at this machine may do that.");
  };
  mount(ROUTES.modelStanding, ({ accountId }) => model.standing(accountId));
  mount(ROUTES.ownModel, ({ accountId, request }) => own.told(accountId, sitsHere(request)));
  mount(ROUTES.listModels, async ({ accountId, body }) => ({ models: await own.list(accountId, body) }));
  mount(ROUTES.tryModel, ({ accountId, body }) => own.begin(accountId, body));
  mount(ROUTES.tryLocalModel, async ({ accountId, body, request }) => {
    refuseUnlessHere(request);
    await own.beginHere(accountId, body);
  });
  mount(ROUTES.forgetTrial, ({ accountId }) => own.forgetTrial(accountId));
  mount(ROUTES.keepModel, ({ accountId, request }) => own.keep(accountId, sitsHere(request)));
  mount(ROUTES.forgetModel, ({ accountId }) => own.forget(accountId));
  mount(ROUTES.forgetLocalModel, async ({ request }) => {
    refuseUnlessHere(request);
    await own.forgetHere();
  });
}
