import type { DatasetDetail, Question } from "@quizmill/contract";
import { expect, it } from "vitest";
import { withAdded, withChange } from "./set-changes.ts";

const question = (id: number, text = `Question ${id}`) => ({ id, text }) as Question;
const set = { questionCount: 3, questions: [1, 2, 3].map((id) => question(id)) } as unknown as DatasetDetail;
const ids = ({ questions }: DatasetDetail) => questions.map(({ id }) => id);

it("shows an edited question in its place, and a deleted one no more", () => {
  const edited = withChange(set, { isStored: true, isDeleted: false, question: question(2, "Reworded") });
  expect(edited.questions.map(({ text }) => text)).toEqual(["Question 1", "Reworded", "Question 3"]);
  const deleted = withChange(set, { isStored: true, isDeleted: true, question: question(2) });
  expect(ids(deleted)).toEqual([1, 3]);
  expect(deleted.questionCount).toBe(2);
});

it("shows an added question after the one it was written for, once", () => {
  const added = withAdded(set, { after: 1, question: question(9) });
  expect(ids(added)).toEqual([1, 9, 2, 3]);
  expect(ids(withAdded(added, { after: 1, question: question(9) }))).toEqual([1, 9, 2, 3]);
  expect(ids(withAdded(set, { after: null, question: question(9) }))).toEqual([9, 1, 2, 3]);
});
