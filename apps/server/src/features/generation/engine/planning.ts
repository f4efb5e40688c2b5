import type { SourceText } from "@quizmill/contract";
import { textToSource } from "@quizmill/extract";
import {
  estimateTotal,
  followDocument,
  type Passage,
  type Plan,
  planMore,
  planPassages,
} from "@quizmill/questions";
import { samenessOfRow } from "../../../platform/same-key.ts";
import type { PlannedNotes, Requested, StoredFollowed, StoredPlan, VersionWanted } from "./protocol.ts";

/** What an engine thread does to plan a text. */

function toStored({ passages, ...rest }: Plan): StoredPlan {
  return { ...rest, passagesJson: passages.map((passage) => JSON.stringify(passage)) };
}

export function fromStored({ passagesJson, ...rest }: StoredPlan): Plan {
  return { ...rest, passages: passagesJson.map((json) => JSON.parse(json) as Passage) };
}

const NOTHING: Plan = { language: "und", title: null, passages: [], totalEstimated: 0 };

export function planned(source: SourceText, { count, following }: Requested): StoredPlan {
  if (following !== undefined) {
    const { before, known = [] } = following;
    const plan = before === undefined ? NOTHING : fromStored(before);
    const sameness = new Set(known.map(samenessOfRow));
    return toStored(planMore(source, { ...following, before: plan, count, known: sameness }));
  }
  const plan = planPassages(source, count === undefined ? {} : { count, isAtMost: true });
  return toStored({ ...plan, totalEstimated: estimateTotal(plan) });
}

export function planVersion(
  source: SourceText,
  { before, questions, count, document }: VersionWanted,
): StoredFollowed {
  const earlier = before.map(({ passageJson, isRecorded }) => ({
    passage: JSON.parse(passageJson) as Passage,
    isRecorded,
  }));
  const plan = planPassages(source, count === null ? {} : { count, isAtMost: true });
  const followed = followDocument(earlier, document, plan, questions);
  return { ...followed, plan: toStored(followed.plan) };
}

export function planNotes(text: string, requested: Requested): PlannedNotes {
  const source = textToSource(text);
  const { sections: _inThePlan, ...head } = source;
  return { plan: planned(source, requested), source: head };
}
