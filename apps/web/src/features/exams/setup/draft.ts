import { type ExamRules, LIMITS } from "@quizmill/contract";

const { setsMax, questionsMax, minutesMax } = LIMITS.study.exams;

type ChosenSets = ReadonlyMap<string, readonly number[] | null>;

/** The form of a new exam as it is filled in; numbers as they were typed. */
export interface ExamDraft {
  /** Null until somebody types one: it is then named after its first set. */
  readonly name: string | null;
  /** By id of the set, in the order of choice: the numbers of the chosen sections, or null for all. */
  readonly sets: ChosenSets;
  readonly count: string;
  readonly minutes: string;
  readonly passPercent: string;
}

export const FIRST_DRAFT: ExamDraft = {
  name: null,
  sets: new Map(),
  count: "20",
  minutes: "30",
  passPercent: "60",
};

/** So many of the sets that were studied last: an exam is nearly always about these. */
const FIRST_SETS = 2;

/** The sets that a new exam begins with, of those that are there; `studied` has the last studied first. */
export function chosenFirst(
  sets: readonly { readonly id: string }[],
  studied: readonly { readonly datasetId: string }[],
): ChosenSets {
  const areThere = new Set(sets.map(({ id }) => id));
  const last = studied.filter(({ datasetId }) => areThere.has(datasetId)).slice(0, FIRST_SETS);
  return new Map(last.map(({ datasetId }) => [datasetId, null]));
}

/** From and to which number each field may go. */
export const RANGES = {
  count: [1, questionsMax],
  minutes: [1, minutesMax],
  passPercent: [0, 100],
} as const;
export type NumberField = keyof typeof RANGES;

export function withSet(chosen: ChosenSets, id: string): ChosenSets {
  const sets = new Map(chosen);
  if (!sets.delete(id)) sets.set(id, null);
  return sets;
}

/** All sections are stored as null, so that questions which come later belong to the exam too. */
export function withSection(
  chosen: ChosenSets,
  id: string,
  { section, all }: { readonly section: number; readonly all: readonly number[] },
): ChosenSets {
  const before = chosen.get(id) ?? all;
  const after = all.filter((other) => before.includes(other) !== (other === section));
  return new Map(chosen).set(id, after.length === all.length ? null : after);
}

export type DraftFault = "noSet" | "tooManySets" | "noSection" | "wholeNumber";

/** What has to be put right before the exam can be made, by field. */
export function faultsIn({ sets, ...fields }: ExamDraft): Partial<Record<keyof ExamDraft, DraftFault>> {
  const fault = faultOfSets(sets);
  const wrong = (Object.keys(RANGES) as NumberField[]).filter((field) => {
    const [least, most] = RANGES[field];
    const value = Number(fields[field]);
    return !/^\s*\d+\s*$/.test(fields[field]) || value < least || value > most;
  });
  return {
    ...(fault && { sets: fault }),
    ...Object.fromEntries(wrong.map((field) => [field, "wholeNumber" as const])),
  };
}

function faultOfSets(sets: ChosenSets): DraftFault | null {
  if (sets.size === 0) return "noSet";
  if (sets.size > setsMax) return "tooManySets";
  return [...sets.values()].some((sections) => sections?.length === 0) ? "noSection" : null;
}

/** The rules of a draft without faults. */
export function rulesOf(draft: ExamDraft, name: string): ExamRules {
  const sets = [...draft.sets].map(([datasetId, sections]) => ({
    datasetId,
    sections: sections && [...sections],
  }));
  return {
    name,
    sets,
    count: Number(draft.count),
    minutes: Number(draft.minutes),
    passPercent: Number(draft.passPercent),
  };
}
