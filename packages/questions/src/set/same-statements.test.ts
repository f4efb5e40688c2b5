import { profileOf } from "@quizmill/language";
import { expect, it } from "vitest";
import type { Candidate } from "../engine.ts";
import { layOutAfresh } from "../options/layout.ts";
import { openQuestionSet, type SetItem } from "../question-set.ts";

const TOLD = [
  "is fed by a glacier and runs dry in a cold summer",
  "marks the border between two old duchies",
  "was straightened for barges a hundred years ago",
  "carries more silt than any other stream of the plain",
  "freezes over from its banks to its middle",
  "passes under the town in a tunnel of brick",
] as const;
const profile = profileOf("en");

function draftOn(river: string, own: number, others: readonly number[]): Candidate {
  const said = (at: number) => `${river} ${TOLD[at]}`;
  return {
    kind: "definition",
    stem: `Which statement about ${river} is correct?`,
    key: said(own),
    block: 0,
    score: 1,
    quote: `${said(own)}.`,
    distractors: others.map(said),
  };
}

/** As the set has it, with the first three others. */
function itemOf({ stem, key, distractors, quote }: Candidate): SetItem {
  const texts = [key, ...distractors.slice(0, 3)];
  const options = texts.map((text, at) => ({ id: at + 1, label: "ABCD".charAt(at), text }));
  const source = { quote } as SetItem["source"];
  return { kind: "definition", text: stem, options, groundTruthOptionId: 1, source };
}

it("shows what no item has told before what one has, told of whatever", () => {
  const set = openQuestionSet([itemOf(draftOn("The Orla", 0, [1, 2, 3]))], profile);
  const laid = layOutAfresh(draftOn("The Brenn", 1, [0, 2, 4, 5]), set, 1, profile);
  expect(laid?.options).toContain(`The Brenn ${TOLD[4]}`);
  expect(laid?.options).toContain(`The Brenn ${TOLD[5]}`);
  expect(laid?.options).not.toContain(`The Brenn ${TOLD[2]}`);
});

it("refuses what is only told again, save where a sentence may be asked twice", () => {
  const set = openQuestionSet([itemOf(draftOn("The Orla", 0, [1, 2, 3]))], profile);
  const draft = draftOn("The Brenn", 4, [1, 2, 3]);
  expect(set.refuse(draft)).toBe("near_duplicate");
  expect(set.refuse(draft, { mostOfKey: 2, mayShare: true })).not.toBe("near_duplicate");
  expect(set.refuse(draftOn("The Brenn", 4, [1, 2, 3, 5]))).toBe(null);
});

it("asks beside a question that has no key", () => {
  const text = "Which river is fed by a glacier and runs dry in summer?";
  const keyless = { kind: "imported", text, options: [], groundTruthOptionId: null, source: null };
  const set = openQuestionSet([keyless], profile);
  const draft = { ...draftOn("The Orla", 0, [1, 2, 3]), kind: "asked" as const };
  expect(set.refuse({ ...draft, stem: "Why is a river that a glacier feeds cold?" })).toBeNull();
  expect(set.refuse({ ...draft, stem: text })).toBe("near_duplicate");
});
