import { setImmediate } from "node:timers/promises";
import type { Passage } from "@quizmill/questions";
import { type Candidate, obeysDocument, type QuestionSet } from "@quizmill/questions/for-engines";
import { draftOf } from "./drafts.ts";
import { callFor, type GroupContext, noteFault } from "./group-context.ts";
import { callsFor, isWorthCall, plannedIn, sharesOf, sumOf } from "./groups.ts";
import { FAULTS, writePrompt } from "./prompts.ts";
import { checked, type Faulty, type Proposal, repaired } from "./proposals.ts";
import type { ModelItem } from "./schema.ts";

/**
 * Writes the items of a group of passages and has them answered together. Flawed drafts are passed on, so that the
 * pipeline counts them. Throws what the calls for items throw.
 */
export async function writeGroup(group: GroupContext): Promise<void> {
  const checks = openChecks(group);
  try {
    await writeItems(checks.missing, { group, checks });
    await checks.repair();
    const { missing } = checks;
    if (isWorthCall(sumOf(missing), plannedIn(group.passages))) await writeItems(missing, { group, checks });
  } finally {
    await checks.end();
  }
}

interface Writing {
  readonly group: GroupContext;
  readonly checks: Checks;
}

/** Has so many items written on each passage, and hands each to the checks as it comes. */
async function writeItems(wanted: readonly number[], { group, checks }: Writing): Promise<void> {
  const { client, context, fenced, passages } = group;
  const { form } = client;
  for (const count of callsFor(sumOf(wanted), client.callSize)) {
    const asked = [...new Set([...checks.written, ...context.asked.near(passages)])];
    const call = { ...callFor(group, "write"), count, leavesOne: !context.hasGiven };
    const prompt = writePrompt(fenced, { counts: sharesOf(count, wanted), form, asked });
    await client.writeItems({ ...call, prompt }, async (item) => {
      // One chunk may hold several items. Let other calls' answers and requests go before each of them.
      await setImmediate();
      checks.take(item);
    });
    checks.answerTaken();
  }
}

type Checks = ReturnType<typeof openChecks>;

/** What becomes of the items of a group, from when they are written until they are given. */
function openChecks(group: GroupContext) {
  const { passages, profile, context, place } = group;
  /** Questions that are to be mended; a call that is made again may write them again. */
  const misquoted = new Set<string>();
  const stems: string[] = [];
  const underWay = new Set<Promise<void>>();
  /** Not answered yet. */
  let taken: Proposal[] = [];
  /** They repeat other items of the set, so nobody answers them. */
  const clashing: Proposal[] = [];
  let faulty: Faulty[] = [];

  const soundIn = new Map<Passage, number>();

  const give = ({ passage, draft }: Proposal) => group.give(passage, draft);
  const giveSound = (proposal: Proposal) => {
    const { passage } = proposal;
    soundIn.set(passage, (soundIn.get(passage) ?? 0) + 1);
    context.hasGiven = true;
    give(proposal);
  };
  const answer = (proposals: readonly Proposal[], isLastTry: boolean): void => {
    if (proposals.length === 0) return;
    const work = checked(proposals, group).then((all) => {
      for (const { proposal, fault } of all) {
        if (fault === null && isRead(proposal)) giveSound(proposal);
        else if (fault === null || isLastTry) give(proposal);
        else faulty.push({ proposal, fault });
      }
    });
    underWay.add(work);
    void work.catch(noteFault(group)).then(() => underWay.delete(work));
  };
  const answerTaken = (): void => {
    const fresh: Proposal[] = [];
    for (const proposal of taken) {
      const { draft } = proposal;
      if (context.begun.refuse(draft) !== null) clashing.push(proposal);
      else {
        context.begun.add(asItem(draft));
        context.asked.add(draft.stem);
        fresh.push(proposal);
      }
    }
    taken = [];
    answer(fresh, false);
  };
  const allAnswered = async () => {
    while (underWay.size > 0) await Promise.allSettled(underWay);
  };
  const missing = () =>
    passages.map((passage) =>
      place.signal.aborted ? 0 : Math.max(0, passage.expected - (soundIn.get(passage) ?? 0)),
    );
  /** Faulty items once more, where sound ones are missing. */
  const repair = async () => {
    await allAnswered();
    const wanted = faulty;
    faulty = [];
    const { again, left } =
      sumOf(missing()) > 0 && isWorthCall(wanted.length, plannedIn(passages))
        ? await repaired(wanted, group)
        : { again: [], left: wanted.map(({ proposal }) => proposal) };
    const hopeless = again.filter(({ flaw }) => flaw !== null);
    answer(
      again.filter(({ flaw }) => flaw === null),
      true,
    );
    for (const proposal of [...left, ...hopeless]) give(proposal);
    await allAnswered();
  };

  return {
    take(item: ModelItem): void {
      const proposal = { item, ...draftOf(item, passages, profile) };
      if (proposal.flaw === null) {
        stems.push(proposal.draft.stem);
        taken.push(proposal);
      } else if (!misquoted.has(item.stem) && isMisquoted(proposal)) {
        misquoted.add(item.stem);
        faulty.push({ proposal, fault: FAULTS.quote });
      } else give(proposal);
      // A learner waits for the first item of a set; the others are answered together.
      if (!context.hasGiven && place.ahead() === 0 && underWay.size === 0) answerTaken();
    },
    answerTaken,
    repair,
    /** Sound items that each passage still lacks; none once nobody waits for them. */
    get missing(): readonly number[] {
      return missing();
    },
    /** The questions written so far, as far as the judge accepts them: others may hold a document's orders. */
    get written(): readonly string[] {
      return stems;
    },
    async end(): Promise<void> {
      answerTaken();
      await allAnswered();
      for (const { proposal } of faulty) give(proposal);
      for (const proposal of clashing) give(proposal);
    },
  };
}

/** Whether somebody answered it who did not know its key. */
function isRead({ draft }: Proposal): boolean {
  return draft.solution !== undefined;
}

/** An item that repeats a document's instructions is not sent back to the model, where it would be an instruction. */
function isMisquoted({ draft, flaw }: Proposal): boolean {
  return flaw === "quote_missing" && !obeysDocument(draft, draft.stem, [draft.key, ...draft.distractors]);
}

function asItem({ kind, stem, key, quote }: Candidate): Parameters<QuestionSet["add"]>[0] {
  const options = [{ id: 1, label: "A", text: key }];
  return { kind, text: stem, options, groundTruthOptionId: 1, source: { quote } };
}
