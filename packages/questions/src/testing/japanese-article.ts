import type { Candidate } from "../engine.ts";
import { allWritten } from "../engine.ts";
import { embeddedEngine, planPassages } from "../index.ts";
import { sourceOf } from "./sample-texts.ts";

/** All that could be asked of a text that holds these sentences, before anything is chosen or judged. */
export function draftsOf(
  sentences: readonly string[],
  title: string | null = null,
  heading: string | null = null,
): Candidate[] {
  const plan = planPassages({ ...sourceOf([sentences.join("")], "ja", heading), title }, { count: 30 });
  const context = embeddedEngine.prepare(plan, { seed: 1, mode: "study" });
  return plan.passages.flatMap((passage) => allWritten(embeddedEngine.write(passage, context)));
}

/** A text with enough people, places, years and amounts to stand beside any of its own. */
export const ARTICLE = [
  "東八千代は浅草の劇場で踊りを学んだ。",
  "1943年に宮城県白石高等女学校を卒業した。",
  "1946年に専門学校を中退し、北海道の一座に加わった。",
  "1954年に一座から退団し、愛知県豊橋市の会社で働いた。",
  "1961年には仙台市の奥山劇場で公演を行なった。",
  "一座の公演には札幌市や旭川市から多くの客が集まった。",
  "BitKeeperやDarcsは公演の記録を残すために使われた。",
  "Mercurialは劇場の記録をもっとも長く残している。",
  "奥山劇場の社長は東八千代に新しい舞台への出演を勧めた。",
  "一座は奥山劇場や白石劇場や青葉劇場を回り、専門学校や工業学校も訪れた。",
];
