import type { CarriedQuestion } from "@quizmill/contract";
import { shuffledQuestion } from "@quizmill/study/draw";
import { hashOf } from "./deck.ts";

/** So many draws are looked at for one that no version has yet. */
const MOST_DRAWS = 60;

/**
 * The questions of a version of a worksheet: those of the first in their order, those of others in another that the
 * seed gives, and that no version before has. Questions of one context stay together. Where so few questions have no
 * other order, those of one context change their places, and then options do, unless they speak of each other.
 */
export function versionOf(
  questions: readonly CarriedQuestion[],
  version: number,
  seed: number,
): CarriedQuestion[] {
  const versions: CarriedQuestion[][] = [[...questions]];
  while (versions.length <= version) {
    const taken = new Set(versions.map(printed));
    const others = drawsOf(questions, `${seed} ${versions.length}`).filter(
      (draw) => !taken.has(printed(draw)),
    );
    versions.push(others.next().value ?? [...questions]);
  }
  return versions[version] ?? [];
}

/** What of a version is on paper. */
function printed(questions: readonly CarriedQuestion[]): string {
  return JSON.stringify(questions.map(({ text, options }) => [text, options]));
}

/** Versions, those first that change least. */
function* drawsOf(questions: readonly CarriedQuestion[], seed: string): Generator<CarriedQuestion[]> {
  const groups = groupsOf(questions);
  const mixed = (draw: string) => inOrderOf(draw, groups, ([first]) => first?.text ?? "");
  for (let draw = 0; draw < MOST_DRAWS; draw++) yield mixed(`${seed} ${draw}`).flat();
  for (let draw = 0; draw < MOST_DRAWS; draw++)
    yield mixed(`${seed} ${draw}`).flatMap((group) =>
      inOrderOf(`${seed} ${draw}`, group, ({ text }) => text),
    );
  for (let draw = 0; draw < MOST_DRAWS; draw++)
    yield mixed(`${seed} ${draw}`)
      .flat()
      .map((question) => withOptionsMixed(question, `${seed} ${draw} ${question.text}`));
}

function groupsOf(questions: readonly CarriedQuestion[]): CarriedQuestion[][] {
  const groups: CarriedQuestion[][] = [];
  for (const question of questions) {
    const last = groups.at(-1);
    const isTogether = question.context !== undefined && last?.[0]?.context === question.context;
    if (isTogether) last?.push(question);
    else groups.push([question]);
  }
  return groups;
}

function inOrderOf<One>(seed: string, all: readonly One[], textOf: (one: One) => string): One[] {
  return all
    .map((one, i) => ({ one, rank: hashOf(`${seed} ${i} ${textOf(one)}`) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** What the solver said is left out: it speaks of options by their places. */
function withOptionsMixed(
  { solver: _solver, moreOfOptions: _more, ...question }: CarriedQuestion,
  seed: string,
): CarriedQuestion {
  const { options } = shuffledQuestion(
    {
      text: question.text,
      options: question.options.map((text, id) => ({ id, label: "", text })),
      aiExplanation: question.explanation ?? null,
      aiOptionProbs: null,
    },
    seed,
  );
  const places = options.map(({ id }) => id);
  return {
    ...question,
    options: options.map(({ text }) => text),
    key: question.key.map((place) => places.indexOf(place)).sort((a, b) => a - b),
  };
}
