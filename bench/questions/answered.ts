import { readFileSync } from "node:fs";
import path from "node:path";
import type { Language } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import { embeddedEngine, planPassages } from "@quizmill/questions";
import type { Candidate } from "@quizmill/questions/for-engines";
import { allWritten, createSolver, type EvidenceFeatures } from "@quizmill/questions/measure";

/** A question the solver answered: its features, and whether the answer was right. */
export interface Answered {
  /** The source of the question; all groups have the same weight. */
  readonly group: string;
  readonly features: EvidenceFeatures;
  readonly isRight: boolean;
}

/** A set of texts, each with questions that people wrote about it; the key is given by its index. */
export interface PeoplesQuestions {
  readonly name: string;
  readonly language: Language;
  /** Sections of one book: its questions are asked with the section and with the whole book as the text. */
  readonly isBook: boolean;
}

interface Question {
  readonly stem: string;
  readonly options: readonly string[];
  readonly answer: number | readonly number[];
}

type Solver = ReturnType<typeof createSolver>;

interface Asked {
  readonly stem: string;
  readonly options: readonly string[];
  readonly key: number;
}

/**
 * In the files the key often comes first, where a solver that knows nothing would find it, so the options are rotated.
 */
function turned({ stem, options, key }: Asked): Asked {
  const by = stem.length % options.length;
  const order = [...options.slice(by), ...options.slice(0, by)];
  return { stem, options: order, key: (key - by + options.length) % options.length };
}

function answered(group: string, solver: Solver, asked: Asked): Answered {
  const { stem, options, key } = turned(asked);
  const { choice, features } = solver.solve(stem, options);
  return { group, features, isRight: choice === key };
}

const ofPerson = ({ stem, options, answer }: Question): Asked[] =>
  typeof answer === "number" ? [{ stem, options, key: answer }] : [];

const ofEngine = ({ stem, key, distractors }: Candidate): Asked[] =>
  distractors.length < 3 ? [] : [{ stem, options: [key, ...distractors.slice(0, 3)], key: 0 }];

/** What the engine writes from a text before anything is judged: the key is the text of the gap. */
function draftsOf(plan: ReturnType<typeof planPassages>): Asked[] {
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "test" });
  const offers = plan.passages.flatMap((passage) => [...embeddedEngine.write(passage, context)]);
  return allWritten(offers).flatMap(ofEngine);
}

/** Lets the solver answer all questions of a set, and the engine's own drafts from the same texts. */
export async function answersIn(folder: string, set: PeoplesQuestions): Promise<Answered[]> {
  const { docs } = JSON.parse(readFileSync(path.join(folder, set.name, "data.json"), "utf8")) as {
    docs: readonly { text: string; mcqs?: readonly Question[] }[];
  };
  const planOf = (text: string) => planPassages(textToSource(text), { language: set.language });
  const whole = set.isBook ? createSolver(planOf(docs.map(({ text }) => text).join("\n\n"))) : null;
  const answers: Answered[] = [];
  for (const { text, mcqs = [] } of docs) {
    const plan = planOf(text);
    const people = mcqs.flatMap(ofPerson);
    for (const solver of [createSolver(plan), ...(whole ? [whole] : [])])
      answers.push(...people.map((asked) => answered(set.name, solver, asked)));
    const solver = createSolver(plan);
    for (const asked of draftsOf(plan)) answers.push(answered(`${set.name}, drafts`, solver, asked));
  }
  return answers;
}
