import { setImmediate } from "node:timers/promises";
import { type Block, type CopyBody, type Evidence, LIMITS, picturesIn } from "@quizmill/contract";
import { openTally } from "@quizmill/questions/main-thread";
import type { Insertable } from "kysely";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { QuestionsTable } from "../../platform/database/schema.ts";
import { makeUnseen } from "../../platform/database/unseen.ts";
import { AppError } from "../../platform/errors.ts";
import { folded } from "../../platform/search-words.ts";
import { type DatasetRow, toContentColumns, toVersionContent } from "../datasets/entities.ts";
import { giveDataset, insertDataset } from "../datasets/lifecycle-store.ts";
import { insertPassages, readPassages } from "../datasets/passages-store.ts";
import { copyPicture } from "../datasets/pictures-store.ts";
import {
  copyQuestionPicture,
  heldPictureBytes,
  listQuestionPictures,
} from "../datasets/question-pictures-store.ts";
import { findDataset, refuseFullAccount, refuseTooLarge } from "../datasets/store.ts";
import { nameAmong, nameOfNew } from "../generation/jobs/index.ts";
import { findWhole, insertCopies } from "./store.ts";

interface Copying extends CopyBody {
  readonly accountId: string;
  /** Of the new set. */
  readonly id: string;
  readonly now: number;
}

/** The part of a stored passage that a copy changes. */
interface StoredPassage {
  readonly ordinal: number;
  readonly section: number;
  readonly heading: string | null;
  readonly part?: string;
  readonly language?: string;
  readonly picture?: number;
  readonly blocks: readonly Pick<Block, "figures">[];
}

type WholeQuestion = Awaited<ReturnType<typeof findWhole>>[number];

interface Part {
  readonly passagesJson: string[];
  readonly questions: Insertable<QuestionsTable>[];
  /** The pictures of its pages, in the order of their new numbers. */
  readonly pictures: { readonly datasetId: string; readonly picture: number }[];
  /** Those of the figures in its passages, by their hashes. */
  readonly figures: Set<string>;
  /** The names of its documents; "" for the first, which has none. */
  readonly parts: string[];
  /** Where the questions stand by their `sameKey`; null if the same ones may come again. */
  readonly places: Map<string, number> | null;
  /** Questions that were left out because of it. */
  doubles: number;
}

/**
 * Makes a set of one set, of several, or of some sections of them. Answers stay with the questions they were given to.
 * In a merged set the first document of each further set has the name of that set, so that each keeps its own.
 * Throws NOT_FOUND, NO_QUESTIONS, SET_TOO_LARGE, ACCOUNT_FULL, TEXT_TOO_LONG.
 */
export async function copySets(
  db: Database,
  copying: Copying,
): Promise<{ readonly made: DatasetRow; readonly doubles: number }> {
  const { accountId, id, now } = copying;
  const rows = await Promise.all(copying.sources.map((source) => rowOf(db, accountId, source.id)));
  const [first] = rows as [DatasetRow];
  const isMerged = rows.length > 1 && !copying.keepsDoubles;
  const all: Part = {
    passagesJson: [],
    questions: [],
    pictures: [],
    figures: new Set(),
    parts: [],
    places: isMerged ? new Map() : null,
    doubles: 0,
  };
  let sections = 0;
  for (const [index, { sections: wanted }] of copying.sources.entries())
    sections = await addPart(db, all, {
      row: rows[index] as DatasetRow,
      wanted,
      language: first.language,
      id,
      sections,
    });
  const { passagesJson, questions } = all;
  if (questions.length === 0) throw new AppError("NO_QUESTIONS", "These sections have no question.");
  refuseTooLarge(questions.length);
  await refuseFullAccount(db, { accountId }, questions.length);
  const shown = await picturesOf(db, accountId, rows, all);
  const chars = passagesJson.reduce((sum, { length }) => sum + length, 0);
  const max = LIMITS.dataset.textMaxChars;
  if (chars > max) throw new AppError("TEXT_TOO_LONG", "Together they are too long.", { details: { max } });
  const made = newRow(rows, all, copying);
  const named = await makeUnseen(db, {
    now,
    make: async (nobody) => {
      await insertDataset(db, { ...made, accountId: nobody }, []);
      const passages = passagesJson.map((passageJson, ordinal) => ({
        ordinal,
        passageJson,
        recordedAt: now,
      }));
      await insertPassages(db, id, passages);
      for (const [picture, from] of all.pictures.entries()) {
        await copyPicture(db, from, { datasetId: id, picture });
        await setImmediate();
      }
      await insertCopies(db, accountId, questions);
      for (const from of shown) {
        await copyQuestionPicture(db, from, id);
        await setImmediate();
      }
    },
    give: async (tx, { keep }) => {
      await lockAccount(tx, accountId);
      // Again: other calls may have added questions meanwhile.
      await refuseFullAccount(tx, { accountId }, questions.length);
      const name = await nameOfNew(tx, accountId, copying.name);
      const owner = { accountId, name, nameKey: folded(name) };
      if (!(await giveDataset(tx, id, owner))) throw new AppError("UNAUTHORIZED", "The account is gone.");
      await keep();
      return { ...made, ...owner };
    },
  });
  return { made: named, doubles: all.doubles };
}

/** The pictures that questions and passages name, each once. Throws ACCOUNT_FULL if there is no room for them. */
async function picturesOf(
  db: Database,
  accountId: string,
  rows: readonly DatasetRow[],
  { questions, figures }: Pick<Part, "questions" | "figures">,
) {
  const named = new Set(figures);
  for (const { text, optionsJson, context, aiExplanation } of questions)
    for (const words of [text, optionsJson, context ?? "", aiExplanation ?? ""])
      for (const { hash } of picturesIn(words)) named.add(hash);
  const found = new Map<string, { datasetId: string; hash: string; bytes: number }>();
  for (const { id } of named.size === 0 ? [] : rows)
    for (const picture of await listQuestionPictures(db, id))
      if (named.has(picture.hash)) found.set(picture.hash, picture);
  const bytes = [...found.values()].reduce((sum, picture) => sum + picture.bytes, 0);
  const room = LIMITS.pictures.accountMaxBytes - (await heldPictureBytes(db, accountId));
  if (bytes > 0 && bytes > room)
    throw new AppError("ACCOUNT_FULL", "The account would have too many pictures.");
  return [...found.values()];
}

/** The row of the new set; its name is found when it is stored. */
function newRow(rows: readonly DatasetRow[], all: Part, copying: Copying): DatasetRow {
  const [first] = rows as [DatasetRow];
  const { passagesJson, questions } = all;
  const options = questions.reduce((sum, row) => sum + (JSON.parse(row.optionsJson) as unknown[]).length, 0);
  const isWhole = rows.length === 1 && copying.sources[0]?.sections === null;
  return {
    ...first,
    id: copying.id,
    status: "READY",
    failureCode: null,
    createdAt: copying.now,
    updatedAt: copying.now,
    // What is known of one document is not true of parts, or of several.
    ...(!isWhole && { title: null, pageCount: null, pagesWithText: null, warningsJson: "[]" }),
    ...(!isWhole && { qualityJson: JSON.stringify(openTally()) }),
    picturePages: isWhole ? first.picturePages : 0,
    picturesDone: isWhole ? first.picturesDone : 0,
    totalEstimated: questions.length,
    requestedCount: null,
    processedChunks: passagesJson.length,
    totalChunks: passagesJson.length,
    questionCount: questions.length,
    optionCount: options,
    engine: "embedded",
    fellBack: null,
    modelCalls: 0,
    inputTokens: 0,
    outputTokens: 0,
    revision: 0,
    archivedAt: null,
    isSearchable: 1,
    ...(all.doubles > 0 && {
      warningsJson: JSON.stringify([{ code: "DOUBLES_LEFT_OUT", count: all.doubles }]),
    }),
  };
}

async function rowOf(db: Database, accountId: string, id: string): Promise<DatasetRow> {
  const found = await findDataset(db, { accountId, id });
  if (found === undefined) throw new AppError("NOT_FOUND", "There is no such set.");
  const { jobId: _, ...row } = found;
  return row;
}

/** Adds a set's passages and questions; returns the number of sections so far. */
async function addPart(
  db: Database,
  all: Part,
  from: {
    row: DatasetRow;
    wanted: CopyBody["sources"][number]["sections"];
    language: string;
    id: string;
    sections: number;
  },
): Promise<number> {
  const { row, language, id } = from;
  const wanted = from.wanted === null ? null : new Set(from.wanted);
  const sections = new Map<number, number>();
  const partOf = namesOfParts(all, row);
  for await (const rows of readPassages(db, row.id, { areWorkedOn: true })) {
    const [first, last] = [rows.at(0), rows.at(-1)];
    if (first === undefined || last === undefined) break;
    const whole = await findWhole(db, row.id, { from: first.ordinal, to: last.ordinal });
    const byPassage = Map.groupBy(whole, ({ passage }) => passage);
    for (const { ordinal, passageJson } of rows) {
      const passage = JSON.parse(passageJson) as StoredPassage;
      if (wanted !== null && !wanted.has(passage.section)) continue;
      const section = sections.get(passage.section) ?? from.sections + sections.size;
      sections.set(passage.section, section);
      const place = all.passagesJson.length;
      const own = passage.language ?? row.language;
      const picture = numberOfPicture(all, row.id, passage.picture);
      const part = partOf(passage.part);
      const named = { ...(part !== undefined && { part }), ...(picture !== undefined && { picture }) };
      const copy = {
        ...passage,
        ordinal: place,
        section,
        ...(own !== language && { language: own }),
        ...named,
      };
      all.passagesJson.push(JSON.stringify(copy));
      addFigures(all, passage);
      const first = all.questions.length;
      for (const question of byPassage.get(ordinal) ?? []) {
        const at = { datasetId: id, passage: place, ordinal: all.questions.length - first };
        addQuestion(all, { ...copyOf(question, at), sourceJson: placedAnew(question.sourceJson, named) });
      }
    }
  }
  return from.sections + sections.size;
}

function addFigures({ figures }: Part, { blocks }: StoredPassage): void {
  for (const { figures: own = [] } of blocks) for (const { hash } of own) figures.add(hash);
}

/** Unless it is there already; a key that is known takes the place of none. */
function addQuestion(all: Part, row: Insertable<QuestionsTable>): void {
  const at = row.sameKey ? all.places?.get(row.sameKey) : undefined;
  const there = at === undefined ? undefined : all.questions[at];
  if (at === undefined || there === undefined) {
    if (row.sameKey) all.places?.set(row.sameKey, all.questions.length);
    all.questions.push(row);
    return;
  }
  all.doubles += 1;
  const { passage, ordinal, sourceJson = null } = there;
  if (there.groundTruthOptionId === null && row.groundTruthOptionId !== null)
    all.questions[at] = { ...row, passage, ordinal, sourceJson };
}

/** With its present words as the first version; those of before there were bounds may be over them. */
function copyOf(
  { id: _id, version: _version, changedAt: _changedAt, deletedAt: _deletedAt, ...row }: WholeQuestion,
  place: { datasetId: string; passage: number; ordinal: number },
): Insertable<QuestionsTable> {
  return { ...row, ...toContentColumns(toVersionContent({ ...row, id: 0, version: 1 })), ...place };
}

/** Its number in the new set. */
function numberOfPicture({ pictures }: Part, datasetId: string, picture?: number): number | undefined {
  if (picture === undefined) return undefined;
  const known = pictures.findIndex((one) => one.datasetId === datasetId && one.picture === picture);
  return known < 0 ? pictures.push({ datasetId, picture }) - 1 : known;
}

/** Evidence that names picture and document as the new set does. */
function placedAnew(sourceJson: string | null, place: Pick<Evidence, "picture" | "part">): string | null {
  return sourceJson && JSON.stringify({ ...(JSON.parse(sourceJson) as Evidence), ...place });
}

/**
 * What the new set calls the documents of one that is copied into it. Only the very first has no name there; the first
 * of another set has the name of that set.
 */
function namesOfParts(
  { parts }: Part,
  { name }: DatasetRow,
): (part: string | undefined) => string | undefined {
  const [isFirst, names] = [parts.length === 0, new Map<string | undefined, string | undefined>()];
  return (part) => {
    if (!names.has(part)) {
      const own = isFirst ? part : nameAmong(part ?? name, parts);
      names.set(part, own);
      parts.push(own ?? "");
    }
    return names.get(part);
  };
}
