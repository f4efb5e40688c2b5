import type { Language } from "@quizmill/contract";
import { embeddedEngine, planPassages } from "@quizmill/questions";
import type { Draft } from "@quizmill/questions/for-engines";
import { allWritten, createSolver, type Solver } from "@quizmill/questions/measure";
import { sourceOf } from "@quizmill/questions/testing";
import type { ModelItem } from "../schema.ts";
import type { Call } from "./wire-formats.ts";

const LANGUAGES: Readonly<Record<string, Language>> = {
  ...{ English: "en", Polish: "pl", German: "de", Spanish: "es", Ukrainian: "uk", Japanese: "ja" },
};

interface Asked {
  readonly language: Language;
  readonly paragraphs: readonly string[];
  /** What was said after the passage. */
  readonly rest: string;
}

/** Takes a prompt apart as a model would read it. */
function askedIn({ prompt }: Call): Asked {
  const marker = /^Marker: (.+)$/mu.exec(prompt)?.[1] ?? "";
  const [, passage = "", ...after] = prompt.split(`\n${marker}\n`);
  return {
    language: LANGUAGES[/^Language: (.+)$/mu.exec(prompt)?.[1] ?? ""] ?? "en",
    paragraphs: passage.split("\n\n"),
    rest: after.join("\n"),
  };
}

interface Reading {
  readonly drafts: readonly Draft[];
  readonly solver: Solver;
}

/** Passages come again and again: to be written of, to be answered from. */
const readings = new Map<string, Reading>();

function read({ paragraphs, language }: Asked): Reading {
  const name = [language, ...paragraphs].join("\n");
  const known = readings.get(name);
  if (known !== undefined) return known;
  const plan = planPassages(sourceOf(paragraphs, language), { language });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  const drafts = plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
  const reading = { drafts, solver: createSolver(plan) };
  readings.set(name, reading);
  return reading;
}

/** Items on the passage of a call: what rules find to ask there, in the shape a model is asked for. */
export function itemsFor(call: Call, language: Language | null): ModelItem[] {
  const asked = askedIn(call);
  const count = Number(/^Questions: (\d+)$/mu.exec(asked.rest)?.[1] ?? 1);
  const { drafts } = read(asked);
  const isMending = asked.rest.includes("Mend this question:");
  const isMeant = ({ stem }: Draft) => asked.rest.includes(JSON.stringify(stem).slice(1, -1));
  const wanted = isMending ? drafts.filter(isMeant) : drafts;
  return oneOfEach(wanted.length === 0 ? drafts : wanted)
    .slice(0, count)
    .map((draft) => itemOf(draft, language));
}

/** The worthiest of each kind in turn; no sentence and no key twice, as a model would not either. */
function oneOfEach(drafts: readonly Draft[]): Draft[] {
  const [quotes, keys] = [new Set<string>(), new Set<string>()];
  const byKind = [...Map.groupBy(drafts, ({ kind }) => kind).values()];
  const ranked = byKind.flatMap((some) =>
    some.toSorted((a, b) => b.score - a.score).map((draft, rank) => ({ draft, rank })),
  );
  return ranked
    .sort((a, b) => a.rank - b.rank || b.draft.score - a.draft.score)
    .map(({ draft }) => draft)
    .filter(({ quote, key }) => {
      if (quotes.has(quote) || keys.has(key)) return false;
      quotes.add(quote);
      keys.add(key);
      return true;
    });
}

/** The reasons are the quote itself: it is in the right language and says nothing that is not in the passage. */
function itemOf(draft: Draft, language: Language | null): ModelItem {
  const said =
    language === "ja" ? "光合成とは、植物が光を化学エネルギーに変える反応のことである。" : draft.quote;
  return {
    stem: language === "ja" ? "光合成とはどのような反応のことですか。" : draft.stem,
    key: draft.key,
    distractors: draft.distractors.slice(0, 8).map((text) => ({ text, misconception: text, whyWrong: said })),
    quote: draft.quote,
    explanation: said,
    bloom: "understand",
  };
}

/** The letter of the option that the solver of this package would choose by the passage sent. */
export function answerLetter(call: Call): string {
  const asked = askedIn(call);
  const stem = /^Question: (.+)$/mu.exec(asked.rest)?.[1] ?? "";
  const options = [...asked.rest.matchAll(/^[A-D]\. (.+)$/gmu)].map(([, text]) => text ?? "");
  if (options.length === 0) return "yes";
  const { choice } = read(asked).solver.solve(stem, options);
  return String.fromCharCode(65 + choice);
}
