import { strToU8 } from "fflate";
import { describe, expect, it } from "vitest";
import { importSet, recognised } from "./carry.ts";
import { fileOf } from "./testing/files.ts";

/** A question as "stem | option *right option". */
async function read(name: string, text: string) {
  const file = fileOf(name, strToU8(text));
  const format = recognised(file);
  if (format === null) return null;
  const { set, fidelity } = await importSet(file, format, {}, { asItIs: true });
  const shown = set.questions.map(
    ({ text: stem, options, key }) =>
      `${stem} | ${options.map((option, i) => (key.includes(i) ? `*${option}` : option)).join(" | ")}`,
  );
  const told = fidelity.losses.map(({ kind, effect, count }) => `${count} ${kind} ${effect}`);
  return { format: format.name, set, shown, told };
}

interface Row {
  readonly what: string;
  readonly text: string;
  readonly shown: readonly string[];
  readonly told?: readonly string[];
}

const GIFT: readonly Row[] = [
  {
    what: "descriptions and other kinds beside choices",
    text: "// for week 1\n\n::Intro::Read the map first.\n\nWhere is the delta? {~at the source =at the mouth}\n\nTell of rivers. {}\n\nMatch {=Nile -> Cairo =Po -> Turin}\n\nHow long is it? {#6650:50}\n\nThe Nile flows to the {=north}.\n\nThe Po is in Italy. {TRUE}",
    shown: ["Where is the delta? | at the source | *at the mouth", "The Po is in Italy. | *True | False"],
    told: ["5 otherKind leftOut"],
  },
  {
    what: "a right answer behind the sign of a wrong one",
    text: "::1::Rivers carry {~sand~=silt~salt}.\n\n::2::Which is even? {~=2 ~3}",
    shown: ["Rivers carry _____. | sand | *silt | salt", "Which is even? | *2 | 3"],
  },
  {
    what: "a brace that is missing",
    text: "::1::Which? {\n=a\n~b\n\n::2::Whose? {=mine\n\n~yours}\n\nWhere? {=here ~there\nWhen? {=now ~then}\n\nLoose } brace\n\n$CATEGORY: top/x\nWho? {=I ~you",
    shown: [
      ...["Which? | *a | b", "Whose? | *mine | yours", "Where? | *here | there"],
      ...["When? | *now | then", "Who? | *I | you"],
    ],
    told: ["1 unreadable leftOut", "3 unclosed changed"],
  },
  {
    what: "questions without an empty line between them, and comments inside",
    text: "::1::Which?\n{\n// the first is right\n=a\n~b\n}\n::2::Whose? {=mine ~yours}\nWhere? {=here ~there}\n// [tag:x]\nThe sun is a star. {T}",
    shown: [
      "Which? | *a | b",
      "Whose? | *mine | yours",
      "Where? | *here | there",
      "The sun is a star. | *True | False",
    ],
  },
  {
    what: "formulas, arrows and signs that nobody escaped",
    text: "::1::$x^{2}$ and $A^{T}$: which? {=$\\frac{1}{2}$ ~$x^{3}$}\n\n::2::Which maps? {=a -> b ~b -> a}\n\n::3::Which line? {\n~y=2x\n=y=3x\n}\n\n::4::Which word?{=it&#39;s ~its#No.}",
    shown: [
      "$x^{2}$ and $A^{T}$: which? | *$\\frac{1}{2}$ | $x^{3}$",
      "Which maps? | *a -> b | b -> a",
      "Which line? | y=2x | *y=3x",
      "Which word? | *it's | its",
    ],
    told: ["1 optionFeedback changed"],
  },
  {
    what: "a question whose words are its title, and one without a right answer",
    text: "::What is 2+2?::{=4 ~5}\n\n::2::Which? {~a ~b}\n\n::3::Which? {=a ~}",
    shown: ["What is 2+2? | *4 | 5", "Which? | a | b"],
    told: ["1 fewOptions leftOut", "1 noKey lost"],
  },
];

describe("GIFT", () => {
  it.each(GIFT)(
    "is taken where it can be, and the rest is named: $what",
    async ({ text, shown, told = [] }) => {
      for (const name of ["bank.gift", "bank.txt"])
        expect(await read(name, text)).toMatchObject({ format: "gift", shown, told });
    },
  );

  it("is what a file of that name is read as, and no document that quotes it", async () => {
    expect(await read("bank.gift", "::1::Tell of rivers. {}")).toMatchObject({ shown: [], format: "gift" });
    const lecture = "A river is a stream of water that flows to the sea.\n\n".repeat(3);
    for (const text of [
      `${lecture}Which? {=a ~b}`,
      "void f() { ~Foo(); x = 3; }",
      "Let {T} be a tree.\n\nSo is {F}.",
    ])
      expect(await read("notes.txt", text)).toBeNull();
  });
});

const AIKEN: readonly Row[] = [
  {
    what: "one that is broken costs itself alone",
    text: "Too few\nA) only this\nANSWER: A\n\nNo answer\nA) x\nB) y\n\nNo answer either\nA. x\nB. y\nWhich is cold?\nA) fire\nB) ice\n of the sea\nANSWER: B\n\nA) no stem\nANSWER: A\n\nWhich is hot?\nA)fire\nB)ice\nANSWER: A",
    shown: ["Which is cold? | fire | *ice of the sea", "Which is hot? | *fire | ice"],
    told: ["1 fewOptions leftOut", "2 noKey leftOut", "1 unreadable leftOut"],
  },
  {
    what: "a letter that no option has",
    text: "A. thaliana is\nA. a plant\nB. an animal\nC. a stone\nANSWER: E\n\nGranite is\nA. a plant\nB. an animal\nC. a stone\nANSWER: C",
    shown: ["A. thaliana is | a plant | an animal | a stone", "Granite is | a plant | an animal | *a stone"],
    told: ["1 noKey lost"],
  },
  {
    what: "numbers, and what is told behind the answer",
    text: "1. Which is cold?\nA. fire\nB. ice\nANSWER: B\nExplanation: It is frozen.\n\n2. Which is hot?\nA. fire\nB. ice\nANSWER: A",
    shown: ["Which is cold? | fire | *ice", "Which is hot? | *fire | ice"],
  },
];

describe("Aiken", () => {
  it.each(AIKEN)("is read question by question: $what", async ({ text, shown, told = [] }) => {
    expect(await read("quiz.txt", text)).toMatchObject({ format: "aiken", shown, told });
  });

  it("keeps what is told behind an answer as its explanation", async () => {
    const set = (await read("quiz.txt", AIKEN.at(-1)?.text ?? ""))?.set;
    expect(set?.questions[0]?.explanation).toBe("It is frozen.");
  });
});
