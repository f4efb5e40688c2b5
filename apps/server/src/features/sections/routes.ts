import { LIMITS, ROUTES } from "@quizmill/contract";
import { chatPrompt, stretchesOf } from "@quizmill/models";
import type { Plan } from "@quizmill/questions";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { HOUR_MS, type RateLimits } from "../../platform/rate-limits.ts";
import { isUnfinished } from "../datasets/entities.ts";
import { readSections } from "../datasets/sections.ts";
import { findDataset, refuseFullAccount } from "../datasets/store.ts";
import { deleteChosen } from "../editing/change.ts";
import type { Generation } from "../generation/jobs/index.ts";
import { addAll } from "./add-all.ts";
import { listSections } from "./list.ts";
import { recordPasted } from "./record-pasted.ts";
import { countQuestions, findLeastWorth, findOtherStems, findPassagesOf } from "./store.ts";

export interface SectionsDeps {
  readonly db: Database;
  readonly now: () => number;
  readonly rateLimits: RateLimits;
  readonly generation: Pick<Generation, "more" | "judgeReply">;
}

/** A set may change while a reply is judged. */
const TRIES = 3;

/** The same error for a set or section that does not exist, and for one of another account. */
function present<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set or section.");
  return found;
}

/** The sections of the text of a set, and more, fewer or better questions of one of them. */
export function mountSections(mount: Mount, { db, now, rateLimits, generation }: SectionsDeps): void {
  const limit = rateLimits({ name: "more", max: LIMITS.question.anotherPerHour, windowMs: HOUR_MS });
  const pasting = rateLimits({ name: "pasted", max: LIMITS.pasted.perAccountPerHour, windowMs: HOUR_MS });
  const sectionOf = async (accountId: string, id: string, section: number) => {
    const dataset = present(await findDataset(db, { accountId, id }));
    const sections = await readSections(db, id);
    return { dataset, ...present(sections.find((one) => one.section === section)) };
  };
  mount(ROUTES.listSections, async ({ accountId, params: { id } }) => {
    present(await findDataset(db, { accountId, id }));
    return { sections: await listSections(db, { accountId, datasetId: id }) };
  });
  const wantedOf = async (accountId: string, id: string, section: number | undefined) => {
    if (section !== undefined) {
      const { dataset, passages } = await sectionOf(accountId, id, section);
      return { dataset, wanted: { from: { passages }, count: LIMITS.question.moreAtOnce } };
    }
    const dataset = present(await findDataset(db, { accountId, id }));
    return { dataset, wanted: { from: "anywhere" as const, count: LIMITS.question.weakerAtOnce } };
  };
  mount(ROUTES.moreOfSection, async ({ accountId, params: { id }, body, signal }) => {
    const { dataset, wanted } = await wantedOf(accountId, id, body.section);
    await refuseFullAccount(db, { accountId });
    await limit.use(accountId);
    const items = await generation.more(dataset, wanted, { account: accountId, signal });
    if (items.length === 0) throw new AppError("NO_OTHER_QUESTION", "The text there has no other question.");
    return { added: await addAll(db, { accountId, datasetId: id, now: now() }, items) };
  });
  mount(ROUTES.chatPrompt, async ({ accountId, params: { id }, query }) => {
    const { dataset, passages } = await sectionOf(accountId, id, query.section);
    const stretches = stretchesOf(await findPassagesOf(db, { datasetId: id, passages }));
    const asked = stretches[query.stretch];
    if (asked === undefined) return { prompt: null, count: 0, stretches: stretches.length };
    const ordinals = asked.map(({ ordinal }) => ordinal);
    const stems = await findOtherStems(db, { datasetId: id, passages: ordinals });
    const made = chatPrompt({ passages: asked, asked: stems }, dataset as Pick<Plan, "title" | "language">);
    return { ...made, stretches: stretches.length };
  });
  mount(ROUTES.pasteReply, async ({ accountId, params: { id }, body: { section, reply }, signal }) => {
    await sectionOf(accountId, id, section);
    await pasting.use(accountId);
    for (let tries = 0; tries < TRIES; tries++) {
      const { dataset, passages } = await sectionOf(accountId, id, section);
      if (isUnfinished(dataset)) throw new AppError("SET_UNFINISHED", "The set is being made.");
      const wanted = { reply, passages };
      const { items, refused } = await generation.judgeReply(dataset, wanted, { account: accountId, signal });
      const recorded = await recordPasted(db, { dataset, passages, items, now: now() });
      if (recorded !== null) return { ...recorded, refused };
    }
    throw new AppError("SET_CHANGED", "The set changed each time that the reply was judged.");
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
