import { type ExamRules, LIMITS } from "@quizmill/contract";

const { setsMax, questionsMax, minutesMax } = LIMITS.study.exams;

/** The form of a new exam as it is filled in; numbers as they were typed. */
export interface ExamDraft {
  /** Null until somebody types one: it is then named after its first set. */
  readonly name: string | null;
  /** By id of the set, in the order of choice: the numbers of the chosen sections, or null for all. */
  readonly sets: ReadonlyMap<string, readonly number[] | null>;
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

/** From and to which number each field may go. */
export const RANGES = {
  count: [1, questionsMax],
  minutes: [1, minutesMax],
  passPercent: [0, 100],
} as const;
export type NumberField = keyof typeof RANGES;

/** What has to be put right before the exam can be made. */
export type DraftFault = NumberField | "noSet" | "tooManySets" | "noSection";

export function withSet(draft: ExamDraft, id: string): ExamDraft {
  const sets = new Map(draft.sets);
  if (!sets.delete(id)) sets.set(id, null);
  return { ...draft, sets };
}

/** All sections are stored as null, so that questions which come later belong to the exam too. */
export function withSection(
  draft: ExamDraft,
  id: string,
  { section, all }: { readonly section: number; readonly all: readonly number[] },
): ExamDraft {
  const before = draft.sets.get(id) ?? all;
  const after = all.filter((other) => before.includes(other) !== (other === section));
  return { ...draft, sets: new Map(draft.sets).set(id, after.length === all.length ? null : after) };
}

export function faultsIn({ sets, ...fields }: ExamDraft): DraftFault[] {
  const numbers = (Object.keys(RANGES) as NumberField[]).filter((field) => {
    const [least, most] = RANGES[field];
    const value = Number(fields[field]);
    return !/^\s*\d+\s*$/.test(fields[field]) || value < least || value > most;
  });
  return [
    ...(sets.size === 0 ? ["noSet" as const] : []),
    ...(sets.size > setsMax ? ["tooManySets" as const] : []),
    ...([...sets.values()].some((sections) => sections?.length === 0) ? ["noSection" as const] : []),
    ...numbers,
  ];
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
