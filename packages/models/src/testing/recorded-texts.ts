import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES, type Language } from "@quizmill/contract";
import { type Plan, planPassages } from "@quizmill/questions";
import { sourceOf } from "@quizmill/questions/testing";
import type { PromptForm } from "../settings.ts";
import type { Call } from "./wire-formats.ts";

const ROOT = path.join(import.meta.dirname, "../../../..");
const FOLDER = path.join(ROOT, "bench/models/recordings");

/** A request as it was sent, its marker aside, and the answer. */
interface Exchange {
  readonly system: string;
  readonly user: string;
  readonly answer: string;
}

/** Of each text of `fixtures/texts`, the paragraphs that a model wrote about: from the first to before the last. */
const PARTS: Readonly<
  Record<Language, { readonly text: string; readonly from: number; readonly to: number }>
> = {
  en: { text: "en-photosynthesis", from: 9, to: 13 },
  pl: { text: "pl-historia-druku", from: 4, to: 8 },
  de: { text: "de-thermodynamik", from: 4, to: 8 },
  es: { text: "es-ciclo-del-agua", from: 4, to: 8 },
  uk: { text: "uk-astronomiia", from: 4, to: 8 },
  ja: { text: "ja-jishin-kazan", from: 4, to: 9 },
};

/** All that were recorded, by name: one passage in each language, and texts of several passages a request. */
export const RECORDED: readonly string[] = readdirSync(FOLDER).map((file) => path.basename(file, ".json"));

/** The plan of what was recorded: four questions on one passage of a fixture, or the recording's own text. */
export function recordedPlan(name: string): Plan {
  const { text: own } = recordingOf(name);
  if (own !== undefined) {
    const sections = own.sections.map(({ heading, paragraphs }) => ({
      heading,
      level: 1,
      blocks: paragraphs.map((text) => ({ kind: "paragraph" as const, text })),
    }));
    return planPassages({ ...sourceOf([], own.language), title: own.title, sections }, own);
  }
  const language = LANGUAGES.find((one) => one === name) ?? "en";
  const { text, from, to } = PARTS[language];
  const paragraphs = readFileSync(path.join(ROOT, "fixtures/texts", `${text}.md`), "utf8")
    .split(/\n{2,}/u)
    .filter((part) => !/^(?:---|#|\||\$|\[\^|- \*\*)/u.test(part))
    .map((part) => part.replace(/\*\*|\[\^\d\]/gu, ""));
  return planPassages(sourceOf(paragraphs.slice(from, to), language), { count: 4, language });
}

/** A set that was written once: the exchanges in their order, and what became of them. */
export interface Recording {
  /** Who answered the requests. */
  readonly by: string;
  readonly text?: {
    readonly language: Language;
    readonly title: string;
    readonly count: number;
    readonly form: PromptForm;
    readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  };
  readonly exchanges: readonly Exchange[];
  readonly kept: readonly {
    readonly stem: string;
    readonly key: string;
    readonly others: readonly string[];
    /** Its key is wrong, or another option is right too. */
    readonly isFaulty?: true;
  }[];
  readonly refused: Readonly<Record<string, number>>;
}

export function recordingOf(name: string): Recording {
  return JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8")) as Recording;
}

/** Answers a request as it was answered when it was recorded. Throws for any other request. */
export function replayed({ exchanges }: Recording): (call: Call) => string {
  return ({ system, prompt }) => {
    const user = withoutMarker(prompt.slice(system.length + 1));
    const found = exchanges.find((one) => one.system === system && one.user === user);
    if (found === undefined) throw new Error(`This request was not recorded:\n${user}`);
    return found.answer;
  };
}

/** A request without what differs each time. */
function withoutMarker(text: string): string {
  return text.replace(/passage-[0-9a-f]{16}/gu, "passage-marker");
}
