import type {
  DatasetDetail,
  DatasetSummary,
  DocumentReport,
  Evidence,
  Option,
  QualityReport,
  Question,
  Writer,
} from "@quizmill/contract";
import { expectedTokens, type Plan } from "@quizmill/questions";
import type { Insertable, Selectable } from "kysely";
import type { DatasetsTable, QuestionsTable } from "../../platform/database/schema.ts";

/** Rows to what the contract calls them, and back. */

export type DatasetRow = DatasetsTable;
export type QuestionRow = Selectable<QuestionsTable>;

/** A question as the engine writes it, on its way into a row. */
export type NewQuestion = Omit<Question, "id"> & { readonly kind: string; readonly writtenBy: Writer };

/** What the list shows; a set's report alone weighs more than all of it. */
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
  };
}

export function isUnfinished(row: Pick<DatasetRow, "status">): boolean {
  return row.status === "PENDING" || row.status === "PROCESSING";
}

export function toDetail(
  row: DatasetRow & { readonly jobId: string | null },
  questions: readonly QuestionRow[],
): DatasetDetail {
  const isRunning = isUnfinished(row);
  return {
    ...toSummary(row),
    language: row.language === "und" ? null : row.language,
    totalEstimated: isRunning ? row.totalEstimated : null,
    jobId: isRunning ? row.jobId : null,
    document: toReport(row),
    quality: parsed<QualityReport>(row.qualityJson),
    ...(row.engine === "model" && { model: toModelReport(row) }),
    // Read after the row: a batch may have come in between.
    questionCount: questions.length,
    questions: questions.map(toQuestion),
  };
}

export function toReport({ format, pageCount, pagesWithText, warningsJson }: DatasetRow): DocumentReport {
  return {
    ...{ format, pageCount, pagesWithText },
    warnings: JSON.parse(warningsJson) as DocumentReport["warnings"],
  };
}

function toModelReport(row: DatasetRow) {
  const { modelCalls: calls, inputTokens, outputTokens, fellBack } = row;
  const { totalChunks: passages, totalEstimated: questions } = row;
  const extent = { passages, questions, language: row.language as Plan["language"] };
  return {
    usage: { calls, inputTokens, outputTokens },
    fellBack,
    expectedTokens: isUnfinished(row) && fellBack === null ? expectedTokens(extent) : null,
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
    ...(row.writtenBy !== null && { writtenBy: row.writtenBy }),
  };
}

export function toQuestionRow(
  item: NewQuestion,
  place: { datasetId: string; passage: number; ordinal: number },
): Insertable<QuestionsTable> {
  return {
    ...place,
    kind: item.kind,
    text: item.text,
    optionsJson: JSON.stringify(item.options),
    groundTruthOptionId: item.groundTruthOptionId,
    aiChosenOptionId: item.aiChosenOptionId,
    aiExplanation: item.aiExplanation,
    aiConfidence: item.aiConfidence,
    aiOptionProbsJson: item.aiOptionProbs && JSON.stringify(item.aiOptionProbs),
    sourceJson: item.source && JSON.stringify(item.source),
    writtenBy: item.writtenBy,
  };
}
