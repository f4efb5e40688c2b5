import { ROUTES } from "@quizmill/contract";
import type { Database } from "../../platform/database/open.ts";
import { AppError } from "../../platform/errors.ts";
import type { Mount } from "../../platform/mount.ts";
import { findDataset } from "../datasets/store.ts";
import { listSections } from "./list.ts";

export interface SectionsDeps {
  readonly db: Database;
}

/** The sections of the text of a set. */
export function mountSections(mount: Mount, { db }: SectionsDeps): void {
  mount(ROUTES.listSections, async ({ accountId, params: { id } }) => {
    if ((await findDataset(db, { accountId, id })) === undefined)
      throw new AppError("NOT_FOUND", "There is no such set.");
    return { sections: await listSections(db, { accountId, datasetId: id }) };
  });
}
