import type { CarriedQuestion, CarriedSet } from "@quizmill/contract";

const SUBJECTS = ["The mitochondrion", "A glacier", "Der Buchdruck", "Żółta cyna", "火山", "La célula"];
const OPTIONS = ["makes energy for the cell", "moves under its own weight", "$E = mc^2$", "`let a = 1;`"];

/** A set of so many questions, each with a key, an explanation and a quote. */
export function madeUpSet(count: number): CarriedSet {
  const questions = Array.from({ length: count }, (_, i): CarriedQuestion => {
    const subject = SUBJECTS[i % SUBJECTS.length];
    return {
      id: String(i + 1),
      text: `Question ${i + 1}: which of these is true of “${subject}” & what follows from it?`,
      options: OPTIONS.map((option, at) => `${option} (${at + 1} of case ${i % 97})`),
      key: [i % OPTIONS.length],
      explanation: `It says so in the text about ${subject}, where case ${i % 97} is described at some length.`,
      source: {
        quote: `${subject} is described in the course as case ${i % 97}, and it is asked about here.`,
        page: 1 + (i % 400),
        heading: `Chapter ${1 + (i % 12)}`,
      },
      section: `Chapter ${1 + (i % 12)}`,
      writtenBy: "embedded",
    };
  });
  return { id: "bench", title: "A large set", language: "en", questions };
}
