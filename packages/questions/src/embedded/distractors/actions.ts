import { countUp } from "../../maps.ts";
import type { Document } from "../document.ts";

/** What makes a verb of the noun before it: "男装をする", "攻撃した", "練習をしていた". */
const DOING = "を?(?:し[たてなよや]|する|すれ|せず|さ[れせ])";
const ACTION = new RegExp(`(?<deed>\\p{Script=Han}{2,6}|[\\p{Script=Katakana}ー]{3,})(?=${DOING})`, "gu");
/** Of a compound its last word tells: "音声入力" is done as "入力" is. */
const HEAD = 2;

/** Whether the document has a Japanese noun as something that is done: "異端" and "審問官" are not. */
export function isAction(text: string, document: Document): boolean {
  const actions = actionsOf(document);
  return actions.has(text) || actions.has(text.slice(-HEAD));
}

/** Of a noun's uses, the share from which it is rather done than a thing. */
const MOSTLY_DONE = 0.5;
/** "ダウンロードできる": only where things are told from deeds, since any deed can be done. */
const DOABLE = new RegExp(
  `(?<deed>\\p{Script=Han}{2,6}|[\\p{Script=Katakana}ー]{3,})(?=${DOING}|でき)`,
  "gu",
);

/** Whether the document has a Japanese noun mostly as something that is done: among things "ダウンロード" is none. */
export function isMostlyAction(
  { text, count }: { text: string; count: number },
  document: Document,
): boolean {
  if (document.profile.script === "spaced") return false;
  const done = timesDone(document).get(text) ?? 0;
  // Before "する" a katakana word counts as a phrase, one in Chinese characters does not.
  const uses = /^\p{Script=Katakana}/u.test(text) ? count : count + done;
  return done > 0 && done >= MOSTLY_DONE * uses;
}

const timesKnown = new WeakMap<Document, ReadonlyMap<string, number>>();

function timesDone(document: Document): ReadonlyMap<string, number> {
  const found = timesKnown.get(document);
  if (found !== undefined) return found;
  const times = new Map<string, number>();
  for (const { text } of document.lines)
    for (const { groups } of text.matchAll(DOABLE)) countUp(times, groups?.deed ?? "");
  timesKnown.set(document, times);
  return times;
}

const known = new WeakMap<Document, ReadonlySet<string>>();

function actionsOf(document: Document): ReadonlySet<string> {
  let actions = known.get(document);
  if (actions === undefined) {
    const found = document.lines.flatMap(({ text }) =>
      [...text.matchAll(ACTION)].map(({ groups }) => groups?.deed ?? ""),
    );
    actions = new Set(found.flatMap((deed) => [deed, deed.slice(-HEAD)]));
    known.set(document, actions);
  }
  return actions;
}
