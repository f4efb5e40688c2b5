import { randomUUID } from "node:crypto";
import {
  type Attempt,
  type AttemptAnswers,
  type Evidence,
  type ExamQuestion,
  type ExamResult,
  type ExamRules,
  LIMITS,
} from "@quizmill/contract";
import {
  drawExam,
  mergeAttemptAnswers,
  NO_ANSWERS,
  shuffled,
  shuffledQuestion,
  stampedAnswers,
} from "@quizmill/study";
import { type Database, lockAccount } from "../../platform/database/open.ts";
import type { AttemptsTable } from "../../platform/database/schema.ts";
import { inTransaction } from "../../platform/database/transactions.ts";
import { AppError } from "../../platform/errors.ts";
import { readSections } from "../datasets/sections.ts";
import { readStudyQuestions } from "../study/questions.ts";
import { recordIn } from "../study/record-answers.ts";
import { readSettings } from "../study/settings.ts";
import { answersIn, answersOf, type Caller, ofQuestions } from "./answers.ts";
import { withoutGone } from "./erase.ts";
import { addLateAnswers } from "./late-answers.ts";
import { correctedKeys } from "./mark-anew.ts";
import { resultOf, sectionOf } from "./result.ts";
import {
  endAttempt,
  findAbandoned,
  findAttempt,
  findExam,
  findLastAttempt,
  findPool,
  insertAttempt,
  storeAnswers,
} from "./store.ts";

const { graceMs } = LIMITS.study.exams;

function missing(): AppError {
  return new AppError("NOT_FOUND", "There is no such exam or attempt.");
}

/** Draws the questions and starts the clock; an attempt that is open goes on. Throws NOT_FOUND, NO_QUESTIONS. */
export async function beginAttempt(
  db: Database,
  caller: Caller,
  { examId, isSame, flagged }: { examId: string; isSame: boolean; flagged: readonly number[] },
): Promise<Attempt> {
  const { accountId, now } = caller;
  const exam = await findExam(db, { accountId, id: examId });
  if (exam === undefined) throw missing();
  const rules = JSON.parse(exam.rulesJson) as ExamRules;
  const last = await findLastAttempt(db, accountId, examId);
  if (last !== undefined && isOpen(last, now)) return toAttempt(db, last, rules, now);
  if (last !== undefined && last.submittedAt === null) await closeAttempt(db, last.id, caller);
  const id = randomUUID();
  const questions =
    isSame && last !== undefined
      ? mixedAgain(await asTheyAre(db, accountId, JSON.parse(last.questionsJson) as ExamQuestion[]), id)
      : await drawn(db, accountId, { rules, flagged, seed: id });
  if (questions.length === 0)
    throw new AppError("NO_QUESTIONS", "These sets and sections have no question with a known key.");
  const row: AttemptsTable = {
    id,
    accountId,
    examId,
    questionsJson: JSON.stringify(questions),
    answersJson: JSON.stringify(NO_ANSWERS),
    startedAt: now,
    deadline: now + rules.minutes * 60_000,
    submittedAt: null,
    resultJson: null,
  };
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    // Two tabs that begin at once have one attempt.
    const other = await findLastAttempt(tx, accountId, examId);
    if (other === undefined || !isOpen(other, now)) await insertAttempt(tx, row);
  });
  const begun = await findLastAttempt(db, accountId, examId);
  if (begun === undefined) throw missing();
  return toAttempt(db, begun, rules, now);
}

/** An attempt whose time is over is handed in first. Throws NOT_FOUND. */
export async function readAttempt(db: Database, caller: Caller, id: string): Promise<Attempt> {
  const { accountId, now } = caller;
  let row = await findAttempt(db, { accountId, id });
  if (row !== undefined && row.submittedAt === null && !isOpen(row, now)) {
    await closeAttempt(db, id, caller);
    row = await findAttempt(db, { accountId, id });
  }
  const exam = row && (await findExam(db, { accountId, id: row.examId }));
  if (row === undefined || exam === undefined) throw missing();
  const attempt = await toAttempt(db, row, JSON.parse(exam.rulesJson) as ExamRules, now);
  if (attempt.state === "open") return attempt;
  return { ...attempt, corrected: await correctedKeys(db, accountId, attempt.questions) };
}

/**
 * Stores of each question the later answer, this one or that of another device, and gives what is stored now. `isOver`
 * if the attempt is over; of these answers those count that were chosen before that. Throws NOT_FOUND.
 */
export async function storeProgress(
  db: Database,
  caller: Caller,
  { id, answers }: { id: string; answers: AttemptAnswers },
): Promise<{ isOver: boolean; answers: AttemptAnswers }> {
  const { accountId, now } = caller;
  const stored = await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findAttempt(tx, { accountId, id });
    if (row === undefined) throw missing();
    if (!isOpen(row, now)) return null;
    const merged = mergeAttemptAnswers(answersIn(row), stampedAnswers(ofQuestions(answers, row), now));
    await storeAnswers(tx, { accountId, id }, JSON.stringify(merged));
    return { isOver: false, answers: merged };
  });
  if (stored !== null) return stored;
  await closeAttempt(db, id, caller);
  await addLateAnswers(db, caller, { id, answers });
  const row = await findAttempt(db, { accountId, id });
  if (row === undefined) throw missing();
  return { isOver: true, answers: answersIn(row) };
}

/** Hands an attempt in, with these answers. Throws NOT_FOUND. */
export async function submitAttempt(
  db: Database,
  caller: Caller,
  { id, answers }: { id: string; answers: AttemptAnswers },
): Promise<Attempt> {
  await storeProgress(db, caller, { id, answers });
  await closeAttempt(db, id, caller);
  return readAttempt(db, caller, id);
}

/** Hands in what nobody came back to. */
export async function closeAbandoned(db: Database, now: number): Promise<void> {
  const most = 100;
  for (;;) {
    const rows = await findAbandoned(db, now - graceMs, most);
    for (const { id, accountId, since } of rows)
      await closeAttempt(db, id, { accountId, since: Number(since), now });
    if (rows.length < most) return;
  }
}

/** Ends an attempt, and adds its answers to the log, in one transaction; does nothing for one that is over. */
async function closeAttempt(db: Database, id: string, { accountId, since, now }: Caller): Promise<void> {
  const settings = await readSettings(db, accountId);
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const row = await findAttempt(tx, { accountId, id });
    const exam = row && (await findExam(tx, { accountId, id: row.examId }));
    if (row === undefined || exam === undefined || row.submittedAt !== null) return;
    const { passPercent } = JSON.parse(exam.rulesJson) as ExamRules;
    const answers = answersIn(row);
    const questions = JSON.parse(row.questionsJson) as ExamQuestion[];
    const deadline = Number(row.deadline);
    const isTimeOver = now > deadline;
    const submittedAt = Math.min(now, deadline);
    const result = resultOf(questions, answers, { passPercent, isTimeOver });
    const end = { answersJson: row.answersJson, submittedAt, resultJson: JSON.stringify(result) };
    if (!(await endAttempt(tx, { accountId, id }, end))) return;
    const log = answersOf(questions, answers, submittedAt);
    if (log.length > 0) await recordIn(tx, { accountId, since, settings, answers: log, now });
  });
}

async function drawn(
  db: Database,
  accountId: string,
  { rules, flagged, seed }: { rules: ExamRules; flagged: readonly number[]; seed: string },
): Promise<ExamQuestion[]> {
  const out = new Set(flagged);
  const wanted = await passagesWanted(db, rules.sets);
  const pool = (await findPool(db, accountId, rules.sets)).flatMap(
    ({ id, datasetId, passage, sourceJson, sameKey }) => {
      const source = sourceJson === null ? null : (JSON.parse(sourceJson) as Evidence);
      if (out.has(id) || wanted.get(datasetId)?.has(passage) === false) return [];
      const sentence = `${datasetId} ${source?.quote ?? id}`;
      const same = sameKey ?? String(id);
      return { questionId: id, section: sectionOf({ datasetId, source }), sentence, same };
    },
  );
  const questions = await readStudyQuestions(db, accountId, drawExam(pool, rules.count, seed));
  return questions.map(({ lastAnsweredAt: _, ...question }) => mixed(question, seed));
}

/**
 * With their present words and keys; those that are deleted as they were. Without those that have no key any more, and
 * those of sets that are gone.
 */
async function asTheyAre(
  db: Database,
  accountId: string,
  questions: readonly ExamQuestion[],
): Promise<ExamQuestion[]> {
  const rows = await readStudyQuestions(
    db,
    accountId,
    questions.map(({ id }) => id),
  );
  const present = new Map(rows.map(({ lastAnsweredAt: _, ...question }) => [question.id, question]));
  return (await withoutGone(db, accountId, questions))
    .map((question) => present.get(question.id) ?? question)
    .filter(({ groundTruthOptionId }) => groundTruthOptionId !== null);
}

/** Of the sets of which only some sections are wanted: the passages of those. */
async function passagesWanted(
  db: Database,
  sets: ExamRules["sets"],
): Promise<ReadonlyMap<string, ReadonlySet<number>>> {
  const wanted = new Map<string, ReadonlySet<number>>();
  for (const { datasetId, sections } of sets) {
    if (sections === null) continue;
    const chosen = (await readSections(db, datasetId)).filter(({ section }) => sections.includes(section));
    wanted.set(datasetId, new Set(chosen.flatMap(({ passages }) => passages)));
  }
  return wanted;
}

function mixed(question: ExamQuestion, seed: string): ExamQuestion {
  return shuffledQuestion(question, `${seed} ${question.id}`);
}

/** The same questions in another order, their options too. */
function mixedAgain(questions: readonly ExamQuestion[], seed: string): ExamQuestion[] {
  return shuffled(questions, seed, ({ id }) => String(id)).map((question) => mixed(question, seed));
}

function isOpen(
  { submittedAt, deadline }: Pick<AttemptsTable, "submittedAt" | "deadline">,
  now: number,
): boolean {
  return submittedAt === null && now <= Number(deadline) + graceMs;
}

/** Without the questions of sets that are gone. */
async function toAttempt(
  db: Database,
  row: AttemptsTable,
  { name, passPercent }: ExamRules,
  now: number,
): Promise<Attempt> {
  const asked = JSON.parse(row.questionsJson) as ExamQuestion[];
  const questions = await withoutGone(db, row.accountId, asked);
  const told = (ms: number) => new Date(Number(ms)).toISOString();
  const head = {
    id: row.id,
    examId: row.examId,
    name,
    startedAt: told(row.startedAt),
    deadline: told(row.deadline),
    now: told(now),
    answers: answersIn(row),
  };
  if (row.submittedAt !== null && row.resultJson !== null) {
    const result = JSON.parse(row.resultJson) as ExamResult;
    const over = {
      state: "over",
      submittedAt: told(row.submittedAt),
      passPercent,
      questions,
      result,
    } as const;
    return { ...head, ...over, corrected: [] };
  }
  return {
    ...head,
    state: "open",
    questions: questions.map(({ id, text, options, context, needsPicture, language }) => ({
      id,
      text,
      options,
      language,
      ...(context !== undefined && { context }),
      ...(needsPicture !== undefined && { needsPicture }),
    })),
  };
}
