import { type LanguageProfile, sentencesOf } from "@quizmill/language";
import type { Passage, Plan } from "../../engine.ts";
import { mentions, phraseKey, wordsOf } from "../../text/words.ts";
import { topicOf } from "../topic.ts";
import { type Group, LEAST_MEMBERS, type Member } from "./group.ts";
import { openedIn } from "./lists.ts";
import { namedIn } from "./names.ts";

const MOST_WORDS = 5;
/** Sentences of a section looked at for what it says of its heading. */
const LOOKED_AT = 4;

/** Headings beside each other under one: what they name is of one kind. "Robert Merton: Strain Theory" names two. */
export function groupsOfHeadings(plan: Plan, profile: LanguageProfile): Group[] {
  const first = plan.passages.filter(
    ({ section, heading }, at) => heading !== null && plan.passages[at - 1]?.section !== section,
  );
  const pairs = first.flatMap((passage) => pairOf(passage, profile));
  const byParent = Map.groupBy(first, ({ path = [], part = "" }) => JSON.stringify([part, path]));
  const siblings = [...byParent.values()].map((passages) => {
    const members = passages.flatMap((passage) => memberOf(passage, profile));
    return { kind: "headings" as const, title: passages[0]?.path?.at(-1) ?? null, relation: null, members };
  });
  return [{ kind: "notes" as const, title: null, relation: null, members: pairs }, ...siblings].filter(
    ({ members }) => members.length >= LEAST_MEMBERS,
  );
}

function memberOf(passage: Passage, profile: LanguageProfile): Member[] {
  const name = topicOf(passage.heading);
  if (name === null || namedIn(name) !== null || wordsOf(name, profile).length > MOST_WORDS) return [];
  // "Connective tissue supports and protects" says something.
  if (openedIn(name, profile) !== null) return [];
  const sentences = openingOf(passage, profile);
  const key = phraseKey(name, profile);
  for (const { quote, block } of sentences) {
    const opened = openedIn(quote, profile);
    if (opened === null || phraseKey(opened.name, profile) !== key) continue;
    return [{ name, description: opened.description, source: { ...placeOf(passage), block, quote } }];
  }
  const [any] = sentences;
  return any === undefined ? [] : [{ name, description: "", source: { ...placeOf(passage), ...any } }];
}

/** A heading of two parts, where its section begins with what names both or one of them. */
function pairOf(passage: Passage, profile: LanguageProfile): Member[] {
  const named = namedIn(passage.heading ?? "");
  if (named === null || wordsOf(named.description, profile).length > MOST_WORDS) return [];
  const told = openingOf(passage, profile).find(({ quote }) => mentions(quote, named.description, profile));
  return told === undefined ? [] : [{ ...named, source: { ...placeOf(passage), ...told } }];
}

const placeOf = ({ ordinal, section }: Passage) => ({ passage: ordinal, section });

function openingOf({ blocks }: Passage, profile: LanguageProfile): { quote: string; block: number }[] {
  const told = blocks.flatMap(({ kind, text }, block) =>
    kind === "paragraph" ? sentencesOf(text, profile).map((quote) => ({ quote, block })) : [],
  );
  return told.slice(0, LOOKED_AT);
}
