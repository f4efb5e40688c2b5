import type { Language } from "@quizmill/contract";
import { embeddedEngine, planPassages } from "@quizmill/questions";
import {
  type Candidate,
  openQuestionSet,
  profileOf,
  type QuestionSet,
} from "@quizmill/questions/for-engines";
import { allWritten, createSolver, type Solver } from "@quizmill/questions/measure";
import { sourceOf } from "@quizmill/questions/testing";
import type { ModelItem } from "../schema.ts";
import { PLANTED_ITEMS } from "../setup/planted-items.ts";
import type { Call } from "./wire-formats.ts";

const LANGUAGES: Readonly<Record<string, Language>> = {
  English: "en",
  Polish: "pl",
  German: "de",
  Spanish: "es",
  Ukrainian: "uk",
  Japanese: "ja",
};

interface Asked {
  readonly language: Language;
  /** The passages, by paragraphs. */
  readonly parts: readonly (readonly string[])[];
  /** What was said after the passage. */
  readonly rest: string;
}

/** Takes a prompt apart as a model would read it. */
function askedIn({ prompt }: Call): Asked {
  const marker = /^Marker: (.+)$/mu.exec(prompt)?.[1] ?? "";
  const [, passage = "", ...after] = prompt.split(`\n${marker}\n`);
  return {
    language: LANGUAGES[/^Language: (.+)$/mu.exec(prompt)?.[1] ?? ""] ?? "en",
    parts: passage.split(new RegExp(`\\n${marker}-\\d+\\n`, "u")).map((part) => part.split("\n\n")),
    rest: after.join("\n"),
  };
}

interface Reading {
  readonly drafts: readonly Candidate[];
  readonly solver: Solver;
}

/** Passages come again and again: to be written of, to be answered from. */
const readings = new Map<string, Reading>();

function read({ parts, language }: Asked): Reading {
  const paragraphs = parts.flat();
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

/**
 * Items on the passage of a call: what rules find to ask there, in the shape a model is asked for. None has too
 * few options, as long as there are others.
 */
export function itemsFor(call: Call, language: Language | null): ModelItem[] {
  const asked = askedIn(call);
  const [, count = "1", ofParts = ""] = /^Questions: (\d+)(.*)$/mu.exec(asked.rest) ?? [];
  const { drafts } = read(asked);
  const isMending = asked.rest.includes("Mend these questions,");
  const isMeant = ({ stem }: Candidate) => asked.rest.includes(JSON.stringify(stem).slice(1, -1));
  const known = questionSetOf(asked);
  const wanted = isMending ? drafts.filter(isMeant) : drafts.filter((draft) => known.refuse(draft) === null);
  const asAsked = wanted.filter(({ distractors }) => distractors.length >= 3);
  const ranked = oneOfEach([asAsked, wanted, drafts].find((some) => some.length > 0) ?? []);
  const chosen = isMending ? ranked : withoutRepeats(ranked, known);
  const places = ofParts === "" ? null : placesIn(asked, ofParts);
  const isOpen = places === null ? () => true : (draft: Candidate) => places(draft.quote);
  return chosen
    .filter(isOpen)
    .slice(0, Number(count))
    .map((draft) => itemOf(draft, language));
}

/** What is not to be asked again, nor in nearly the same words. */
function questionSetOf({ rest, language }: Asked): QuestionSet {
  const set = openQuestionSet([], profileOf(language));
  for (const [, text = ""] of rest.matchAll(/^- (.+)$/gmu))
    set.add({ kind: "asked", text, options: [], groundTruthOptionId: null, source: null });
  return set;
}

/** Whether one more question on a quote is wanted, by how many each part should have: "2 on part 1, 3 on part 2". */
function placesIn({ parts }: Asked, wanted: string): (quote: string) => boolean {
  const left = parts.map(() => 0);
  for (const [, count, part] of wanted.matchAll(/(\d+) on part (\d+)/gu))
    left[Number(part) - 1] = Number(count);
  return (quote) => {
    const part = parts.findIndex((paragraphs) => paragraphs.some((text) => text.includes(quote)));
    const open = left[part] ?? 0;
    left[part] = open - 1;
    return open > 0;
  };
}

/** A model knows what it wrote before in the same answer, as it knows what the request names. */
function withoutRepeats(ranked: readonly Candidate[], known: QuestionSet): Candidate[] {
  return ranked.filter((draft, i) => {
    const { kind, stem: text, key, quote } = draft;
    if (i > 0 && known.refuse(draft) !== null) return false;
    const options = [{ id: 1, label: "A", text: key }];
    known.add({ kind, text, options, groundTruthOptionId: 1, source: { quote } });
    return true;
  });
}

/** The worthiest of each kind in turn; no sentence and no key twice, as a model would not either. */
function oneOfEach(drafts: readonly Candidate[]): Candidate[] {
  const [quotes, keys] = [new Set<string>(), new Set<string>()];
  const kinds = [...Map.groupBy(drafts, ({ kind }) => kind).values()];
  // Not the same kinds first in each passage.
  const turn = (drafts[0]?.quote.length ?? 0) % Math.max(1, kinds.length);
  const byKind = [...kinds.slice(turn), ...kinds.slice(0, turn)];
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
function itemOf(draft: Candidate, language: Language | null): ModelItem {
  const said =
    language === "ja" ? "光合成とは、植物が光を化学エネルギーに変える反応のことである。" : draft.quote;
  return {
    idea: draft.key,
    bloom: "understand",
    quote: draft.quote,
    second: "",
    stem: language === "ja" ? "光合成とはどのような反応のことですか。" : draft.stem,
    key: draft.key,
    explanation: said,
    distractors: draft.distractors.slice(0, 6).map((text) => ({ text, why: said })),
  };
}

/** A question as it is shown to whoever answers it. */
export interface AskedQuestion {
  readonly stem: string;
  readonly options: readonly string[];
}

/** Takes the questions of a prompt apart, in their order. */
export function questionsIn(text: string): AskedQuestion[] {
  const [, ...parts] = text.split(/^Question \d+: /mu);
  return parts.map((part) => {
    const [stem = "", ...lines] = part.split("\n");
    const options = lines.flatMap((line) => /^[A-H]\. (.+)$/u.exec(line)?.[1] ?? []);
    return { stem, options };
  });
}

const PLANTED = Object.values(PLANTED_ITEMS).flat(2);

/** "B", or "B(A)" where two options are right. */
function lettersOf(right: readonly string[], { options }: AskedQuestion): string {
  const [first, ...others] = right.map((text) => String.fromCharCode(65 + options.indexOf(text)));
  return `${first}${others.map((letter) => `(${letter})`).join("")}`;
}

/**
 * The letters of the options that the solver of this package would choose by the passage sent.
 */
export function answersFor(call: Call): { question: AskedQuestion; letter: string }[] {
  const asked = askedIn(call);
  return questionsIn(asked.rest).map((question) => {
    const planted = PLANTED.find(({ stem }) => stem === question.stem);
    if (planted !== undefined) return { question, letter: lettersOf(planted.right, question) };
    const { choice } = read(asked).solver.solve(question.stem, question.options);
    return { question, letter: String.fromCharCode(65 + choice) };
  });
}
