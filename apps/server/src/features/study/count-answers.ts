import {
  type AnswerCounts,
  FEWEST_ANSWERS,
  type ItemCount,
  itemId,
  optionId,
} from "@quizmill/questions/main-thread";
import type { Database } from "../../platform/database/open.ts";
import { QUESTION_COLUMNS, toVersionContent, type VersionContent } from "../datasets/entities.ts";
import { findEarlierVersions } from "./answers-store.ts";

/** Questions whose answers are counted at a time. */
const QUESTIONS = 500;

type AnsweredQuestion = Awaited<ReturnType<typeof listAnsweredQuestions>>[number];
type Chosen = Awaited<ReturnType<typeof countChosen>>[number];

interface OpenItem {
  answers: number;
  readonly people: Set<string>;
  readonly options: Map<string, { shown: number; chosen: number; isKey?: true }>;
}

/**
 * Counts the answers of all accounts to the questions that the embedded engine wrote, as far as these are stored: what
 * an owner wrote, edited or imported is left out, and so is what fewer than 30 answers were given to. It names neither
 * person, set nor text.
 */
export async function countAnswers(db: Database): Promise<AnswerCounts> {
  const items = new Map<string, OpenItem>();
  for (let after = 0; ; ) {
    const questions = await listAnsweredQuestions(db, after, QUESTIONS);
    const last = questions.at(-1)?.id;
    if (last === undefined) break;
    await addQuestions(db, items, questions);
    after = last;
  }
  const often = [...items].filter(([, { answers }]) => answers >= FEWEST_ANSWERS);
  // In the order of the ids, which tells nothing of sets and people.
  const sorted = often.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, item]) => [id, closed(item)]);
  return { format: "quizmill-answer-counts", version: 1, items: Object.fromEntries(sorted) };
}

async function addQuestions(
  db: Database,
  items: Map<string, OpenItem>,
  questions: readonly AnsweredQuestion[],
): Promise<void> {
  const rows = await countChosen(
    db,
    questions.map(({ id }) => id),
  );
  const keyOf = (questionId: number, version: number) => `${questionId} ${version}`;
  const byVersion = Map.groupBy(rows, ({ questionId, version }) => keyOf(questionId, version));
  const owners = new Map(questions.map(({ id, accountId }) => [id, accountId]));
  const contents = new Map<string, VersionContent>();
  for (const row of questions) contents.set(keyOf(row.id, row.version), toVersionContent(row));
  const earlier = [...byVersion].flatMap(([key, [row]]) =>
    row === undefined || contents.has(key) ? [] : [{ questionId: row.questionId, version: row.version }],
  );
  for (const { questionId, version, contentJson } of await findEarlierVersions(db, earlier))
    contents.set(keyOf(questionId, version), JSON.parse(contentJson) as VersionContent);
  for (const [key, chosen] of byVersion) {
    const content = contents.get(key);
    const owner = owners.get(chosen[0]?.questionId ?? 0);
    if (content !== undefined && owner !== undefined) addVersion(items, content, { owner, chosen });
  }
}

/** One version of a question is one item, if the engine wrote it. */
function addVersion(
  items: Map<string, OpenItem>,
  { text: stem, options, groundTruthOptionId, origin, writtenBy }: VersionContent,
  { owner, chosen }: { readonly owner: string; readonly chosen: readonly Chosen[] },
): void {
  const key = options.find(({ id }) => id === groundTruthOptionId);
  const isOfEngine = origin === "generated" && writtenBy !== "model_options";
  if (key === undefined || !isOfEngine) return;
  const id = itemId({ stem, key: key.text });
  const item: OpenItem = items.get(id) ?? { answers: 0, people: new Set(), options: new Map() };
  items.set(id, item);
  const counts = new Map(chosen.map((row) => [row.chosen, Number(row.count)]));
  const answers = [...counts.values()].reduce((sum, count) => sum + count, 0);
  item.answers += answers;
  item.people.add(owner);
  for (const option of options) {
    const before = item.options.get(optionId(option.text)) ?? { shown: 0, chosen: 0 };
    item.options.set(optionId(option.text), {
      shown: before.shown + answers,
      chosen: before.chosen + (counts.get(option.id) ?? 0),
      ...(option === key && { isKey: true }),
    });
  }
}

function closed({ answers, people, options }: OpenItem): ItemCount {
  const sorted = [...options].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return { answers, people: people.size, options: Object.fromEntries(sorted) };
}

/** Answered questions of all accounts that no model wrote, in the order of their ids, with who owns them. */
async function listAnsweredQuestions(db: Database, after: number, most: number) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .select(QUESTION_COLUMNS.map((column) => `questions.${column}` as const))
    .select("datasets.accountId")
    .where("questions.id", ">", after)
    .where((eb) => eb.or([eb("writtenBy", "is", null), eb("writtenBy", "=", "embedded")]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("answers")
          .select("answers.id")
          .whereRef("answers.accountId", "=", "datasets.accountId")
          .whereRef("answers.questionId", "=", "questions.id"),
      ),
    )
    .orderBy("questions.id")
    .limit(most)
    .execute();
}

/** How often each option of each version of these questions was chosen. */
async function countChosen(db: Database, questionIds: readonly number[]) {
  return db
    .selectFrom("questions")
    .innerJoin("datasets", "datasets.id", "questions.datasetId")
    .innerJoin("answers", (join) =>
      join
        .onRef("answers.accountId", "=", "datasets.accountId")
        .onRef("answers.questionId", "=", "questions.id"),
    )
    .select(["answers.questionId", "answers.questionVersion as version", "answers.chosenOptionId as chosen"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("questions.id", "in", questionIds)
    .where("answers.chosenOptionId", "is not", null)
    .groupBy(["answers.questionId", "answers.questionVersion", "answers.chosenOptionId"])
    .execute();
}
