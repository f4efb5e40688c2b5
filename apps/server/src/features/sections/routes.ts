import { LIMITS, ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { readSections } from "../datasets/sections.ts";
import { findDataset, refuseFullAccount } from "../datasets/store.ts";
import { deleteChosen } from "../editing/change.ts";
import type { Generation } from "../generation/jobs/index.ts";
import { addAll } from "./add-all.ts";
import { listSections } from "./list.ts";
import { countQuestions, findLeastWorth } from "./store.ts";

export interface SectionsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly generation: Pick<Generation, "more">;
}

/** The same error for a set or section that does not exist, and for one of another account. */
function present<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set or section.");
  return found;
}

/** The sections of the text of a set, and more or fewer questions of one of them. */
export function mountSections(mount: Mount, { db, now, rateLimits, generation }: SectionsDeps): void {
  const limit = rateLimits({ name: "more", max: LIMITS.question.anotherPerHour, windowMs: HOUR_MS });
  const sectionOf = async (accountId: string, id: string, section: number) => {
    const dataset = present(await findDataset(db, { accountId, id }));
    const sections = await readSections(db, id);
    return { dataset, ...present(sections.find((one) => one.section === section)) };
  };
  mount(ROUTES.listSections, async ({ accountId, params: { id } }) => {
    present(await findDataset(db, { accountId, id }));
    return { sections: await listSections(db, { accountId, datasetId: id }) };
  });
  mount(ROUTES.moreOfSection, async ({ accountId, params: { id }, body, signal }) => {
    const { dataset, passages } = await sectionOf(accountId, id, body.section);
    await refuseFullAccount(db, { accountId });
    await limit.use(accountId);
    const wanted = { from: { passages }, count: LIMITS.question.moreAtOnce };
    const items = await generation.more(dataset, wanted, { account: accountId, signal });
    if (items.length === 0) throw new AppError("NO_OTHER_QUESTION", "The text there has no other question.");
    return { added: await addAll(db, { accountId, datasetId: id, now: now() }, items) };
  });
  mount(ROUTES.fewerOfSection, async ({ accountId, params: { id }, body }) => {
    const { passages } = await sectionOf(accountId, id, body.section);
    const of = { accountId, datasetId: id, passages };
    const deleted = await deleteChosen(db, { accountId, now: now() }, async (tx) =>
      findLeastWorth(tx, of, Math.ceil((await countQuestions(tx, of)) * LIMITS.question.fewerShare)),
    );
    return { deleted };
  });
}
