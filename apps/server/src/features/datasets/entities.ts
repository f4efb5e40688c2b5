import {
  type DatasetDetail,
  type DatasetStatus,
  type DatasetSummary,
  type DocumentReport,
  type Evidence,
  LIMITS,
  type Option,
  type QualityReport,
  type Question,
  type QuestionOrigin,
  QuestionSchema,
  type Writer,
  withinBounds,
} from "@quizmill/contract";
import { expectedTokens } from "@quizmill/models";
import type { Plan } from "@quizmill/questions";
import type { Insertable, Selectable } from "kysely";
import type { DatasetsTable, QuestionsTable } from "../../platform/database/schema.ts";

/** Converts rows to the contract's shapes, and back. */

export type DatasetRow = DatasetsTable;

/** A question's columns for clients, the passage it comes from, and its kind, which a restarted job needs. */
export const QUESTION_COLUMNS = [
  "id",
  "passage",
  "kind",
  "text",
  "optionsJson",
  "groundTruthOptionId",
  "aiChosenOptionId",
  "aiExplanation",
  "aiConfidence",
  "aiOptionProbsJson",
  "sourceJson",
  "writtenBy",
  "context",
  "needsPicture",
  "tagsJson",
  "version",
  "origin",
  "goneAt",
  "worth",
] as const satisfies readonly (keyof QuestionsTable)[];
export type QuestionRow = Pick<Selectable<QuestionsTable>, (typeof QUESTION_COLUMNS)[number]>;

/** A question as the engine writes it, before it is stored. */
export type NewQuestion = Omit<Question, "id"> & {
  readonly kind: string;
  readonly writtenBy: Writer;
  /** Its worth to the engine, 0 to 1. */
  readonly score?: number;
};

/** The columns that the list shows; a set's report alone is larger than all of them. */
export const SUMMARY_COLUMNS = [
  "id",
  "name",
  "createdAt",
  "questionCount",
  "mode",
  "status",
  "failureCode",
  "processedChunks",
  "totalChunks",
  "browserModelDone",
  "browserModelUntil",
] as const satisfies readonly (keyof DatasetRow)[];
export type SummaryRow = Pick<DatasetRow, (typeof SUMMARY_COLUMNS)[number]>;

export function toSummary(row: SummaryRow): DatasetSummary {
  return {
    id: row.id,
    name: row.name,
    createdAt: new Date(row.createdAt).toISOString(),
    questionCount: row.questionCount,
    mode: row.mode,
    status: row.status,
    failureCode: row.failureCode,
    processedChunks: row.processedChunks,
    totalChunks: row.totalChunks,
    ...(row.browserModelUntil !== null && {
      browserModel: { done: row.browserModelDone ?? 0, total: row.totalChunks },
    }),
  };
}

export const UNFINISHED: readonly DatasetStatus[] = ["PENDING", "PROCESSING"];

export function isUnfinished(row: Pick<DatasetRow, "status">): boolean {
  return UNFINISHED.includes(row.status);
}

/** A set's row with the id of its job. */
export type DetailRow = DatasetRow & { readonly jobId: string | null };

/** Without its questions: those of a long set are read some at a time, and counted then. */
export function toDetail(row: DetailRow): DatasetDetail {
  const isRunning = isUnfinished(row);
  return {
    ...toSummary(row),
    language: row.language === "und" ? null : row.language,
    totalEstimated: isRunning ? row.totalEstimated : null,
    jobId: isRunning ? row.jobId : null,
    document: toReport(row),
    quality: parsed<QualityReport>(row.qualityJson),
    ...((hasServersModel(row) || row.fellBack !== null) && { model: toModelReport(row) }),
    questions: [],
  };
}

export function toReport(row: DatasetRow): DocumentReport {
  const { format, pageCount, pagesWithText, picturePages: pages, picturesDone: done } = row;
  return {
    format,
    pageCount,
    pagesWithText,
    warnings: JSON.parse(row.warningsJson) as DocumentReport["warnings"],
    ...(pages > 0 && { pictures: { pages, done } }),
  };
}

/** Whether a model writes it that the server asks: the installation's, or one of its owner. */
export function hasServersModel<Row extends Pick<DatasetRow, "engine">>(
  row: Row,
): row is Row & { engine: "model" | "own" } {
  return row.engine === "model" || row.engine === "own";
}

function toModelReport(row: DatasetRow) {
  const { modelCalls: calls, inputTokens, outputTokens, fellBack } = row;
  const { totalChunks: passages, totalEstimated: questions } = row;
  const extent = { passages, questions, language: row.language as Plan["language"] };
  return {
    isOwn: row.engine !== "model",
    usage: { calls, inputTokens, outputTokens },
    fellBack,
    expected: isUnfinished(row) && fellBack === null ? expectedTokens(extent) : null,
  };
}

function parsed<T>(json: string | null): T | null {
  return json === null ? null : (JSON.parse(json) as T);
}

export function toQuestion(row: QuestionRow): Question {
  return {
    id: row.id,
    text: row.text,
    options: JSON.parse(row.optionsJson) as Option[],
    groundTruthOptionId: row.groundTruthOptionId,
    aiChosenOptionId: row.aiChosenOptionId,
    aiExplanation: row.aiExplanation,
    aiConfidence: row.aiConfidence,
    aiOptionProbs: parsed<number[]>(row.aiOptionProbsJson),
    source: parsed<Evidence>(row.sourceJson),
    ...(row.context !== null && { context: row.context }),
    ...(row.needsPicture !== null && { needsPicture: true }),
    ...(row.tagsJson !== null && { tags: JSON.parse(row.tagsJson) as string[] }),
    ...(row.writtenBy !== null && { writtenBy: row.writtenBy }),
    version: row.version,
    origin: originOf(row),
    ...(row.goneAt !== null && { isGone: true }),
    ...(isWeak(row) && { isWeak: true }),
  };
}

/** As the embedded engine left it: what its owner has changed is as good as they made it. */
function isWeak(row: QuestionRow): boolean {
  return row.writtenBy === "embedded" && row.origin === null && (row.worth ?? 1) < LIMITS.question.goodWorth;
}

const ORIGINS: Readonly<Record<Writer, QuestionOrigin>> = {
  document: "imported",
  embedded: "generated",
  model: "model",
  model_options: "generated",
};

function originOf({ origin, writtenBy, kind }: QuestionRow): QuestionOrigin {
  return origin ?? ORIGINS[writtenBy ?? (kind === "imported" ? "document" : "embedded")];
}

/** The words of one version, as clients get them. */
export type VersionContent = Omit<Question, "id" | "version" | "isGone" | "isWeak">;

export function toVersionContent(row: QuestionRow): VersionContent {
  const { id: _id, version: _version, isGone: _isGone, isWeak: _isWeak, ...content } = toQuestion(row);
  return content;
}

/** Whoever wrote it: what is longer than a question's texts may be is shortened before it is stored. */
function inBounds<Content extends VersionContent>(content: Content): Content {
  const { options, aiExplanation, source, text, context, tags } = content;
  const { texts, over } = withinBounds({
    text,
    options: options.map((option) => option.text),
    explanation: aiExplanation,
    quote: source?.quote,
    heading: source?.heading,
    context,
    tags,
  });
  if (over.length === 0) return content;
  const { explanation = null, quote = "", heading, ...own } = texts;
  return {
    ...content,
    text: own.text,
    options: options.map((option, i) => ({ ...option, text: own.options[i] ?? "" })),
    aiExplanation: explanation,
    source: source && { ...source, quote, ...(heading !== undefined && { heading }) },
    ...(own.context !== undefined && { context: own.context }),
    ...(own.tags !== undefined && { tags: [...own.tags] }),
  };
}

/** The columns that a version is stored in. A restored one is again its first writer's. */
export function toContentColumns(version: VersionContent) {
  const { options, aiOptionProbs, source, ...content } = inBounds(version);
  return {
    text: content.text,
    optionsJson: JSON.stringify(options),
    groundTruthOptionId: content.groundTruthOptionId,
    aiChosenOptionId: content.aiChosenOptionId,
    aiExplanation: content.aiExplanation,
    aiConfidence: content.aiConfidence,
    aiOptionProbsJson: aiOptionProbs && JSON.stringify(aiOptionProbs),
    sourceJson: source && JSON.stringify(source),
    context: content.context ?? null,
    needsPicture: content.needsPicture ? 1 : null,
    ...(content.writtenBy !== undefined && { writtenBy: content.writtenBy }),
    tagsJson: toTagsJson(content.tags),
    origin: content.origin === "edited" || content.origin === "own" ? content.origin : null,
  };
}

const toTagsJson = (tags: Question["tags"]) => (tags?.length ? JSON.stringify(tags) : null);

/** The stored form is the contract's: it is sent as it is stored. */
const StoredSchema = QuestionSchema.omit({
  id: true,
  version: true,
  origin: true,
  isGone: true,
  isWeak: true,
});

/** Throws if an item does not match the contract. */
export function toQuestionRow(
  item: NewQuestion,
  place: { datasetId: string; passage: number; ordinal: number },
): Insertable<QuestionsTable> {
  const { options, aiOptionProbs, source, tags, ...rest } = StoredSchema.parse(inBounds(item));
  return {
    ...place,
    ...rest,
    context: rest.context ?? null,
    needsPicture: rest.needsPicture ? 1 : null,
    tagsJson: toTagsJson(tags),
    kind: item.kind,
    worth: item.score ?? null,
    optionsJson: JSON.stringify(options),
    aiOptionProbsJson: aiOptionProbs && JSON.stringify(aiOptionProbs),
    sourceJson: source && JSON.stringify(source),
    writtenBy: rest.writtenBy ?? item.writtenBy,
  };
}
