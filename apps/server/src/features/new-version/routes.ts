import { LIMITS, ROUTES } from "@quizmill/contract";
import { lockAccount } from "../../platform/database/open.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { toQuestion } from "../datasets/entities.ts";
import { findDataset } from "../datasets/store.ts";
import { deleteChosen, present, unlessGone } from "../editing/change.ts";
import { countChange } from "../editing/store.ts";
import { type FollowDeps, followVersion } from "./follow.ts";
import { findGone, unmark } from "./store.ts";

export interface NewVersionDeps extends FollowDeps {
  readonly rateLimits: RateLimits;
}

/** Newer versions of the document that a set was made from, and the questions that they leave without a sentence. */
export function mountNewVersion(mount: Mount, { rateLimits, ...deps }: NewVersionDeps): void {
  const { db, now } = deps;
  const { perAccountPerHour: max } = LIMITS.newVersion;
  const limit = rateLimits({ name: "new-version", max, windowMs: HOUR_MS });
  mount(ROUTES.newVersion, async ({ accountId, params: { id }, query, request, signal }) => {
    present(await findDataset(db, { accountId, id }));
    await limit.use(accountId);
    return followVersion(deps, { accountId, id }, { request, ...query, signal });
  });
  mount(ROUTES.goneQuestions, async ({ accountId, params }) => {
    const { id } = present(await findDataset(db, { accountId, id: params.id }));
    return { questions: (await findGone(db, id)).map(toQuestion) };
  });
  mount(ROUTES.settleGone, async ({ accountId, params, body: { questions, isKept } }) => {
    const { id } = present(await findDataset(db, { accountId, id: params.id }));
    if (!isKept) {
      const isChosen = (one: number) => questions === null || questions.includes(one);
      const deleted = await deleteChosen(db, { accountId, now: now() }, async (tx) =>
        (await findGone(tx, id)).map((row) => row.id).filter(isChosen),
      );
      return { deleted };
    }
    await unlessGone(db, async (tx) => {
      await lockAccount(tx, accountId);
      present(await countChange(tx, { accountId, id }, { questions: 0, options: 0, now: now() }));
      await unmark(tx, id, questions);
    });
    return { deleted: [] };
  });
}
