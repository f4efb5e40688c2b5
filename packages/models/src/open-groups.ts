import type { Passage, Plan } from "@quizmill/questions";
import type { Candidate } from "@quizmill/questions/for-engines";
import type { CallSize } from "./call-sizes.ts";
import { type Channel, createChannel } from "./channel.ts";
import { groupFrom } from "./groups.ts";
import type { PassageOrder, PlaceInOrder } from "./passage-order.ts";

/** What the work on a group gets: its passages, its place, and where its drafts go. */
export interface GroupWork {
  readonly passages: readonly Passage[];
  readonly place: PlaceInOrder;
  give(passage: Passage, draft: Candidate): void;
}

/** A passage's part in the work on its group. */
export interface Membership {
  readonly drafts: Channel<Candidate>;
  leave(): void;
}

/** The groups of one set that are under way. */
export interface OpenGroups {
  /**
   * Joins the group of a passage; the first to join begins `work` on it. The work is cancelled once all members have
   * left. A member whose signal aborts gets no more drafts.
   */
  join(passage: Passage, signal: AbortSignal, work: (group: GroupWork) => Promise<void>): Membership;
}

interface OpenGroup {
  readonly passages: readonly Passage[];
  readonly channels: ReadonlyMap<number, Channel<Candidate>>;
  readonly members: Set<number>;
  readonly place: PlaceInOrder;
  readonly controller: AbortController;
}

export function createOpenGroups(plan: Plan, order: PassageOrder, size: CallSize): OpenGroups {
  const open = new Map<number, OpenGroup>();

  const begin = (first: Passage, work: (group: GroupWork) => Promise<void>): OpenGroup => {
    const passages = groupFrom(plan, first, size);
    const controller = new AbortController();
    const place = order.join(first.ordinal, controller.signal);
    const channels = new Map(passages.map(({ ordinal }) => [ordinal, createChannel<Candidate>()]));
    const group = { passages, channels, controller, place, members: new Set<number>() };
    for (const { ordinal } of passages) open.set(ordinal, group);
    const give = ({ ordinal }: Passage, draft: Candidate) => channels.get(ordinal)?.push(draft);
    void work({ passages, place, give }).finally(() => {
      for (const channel of channels.values()) channel.end();
    });
    return group;
  };
  const leave = (group: OpenGroup, ordinal: number) => {
    if (!group.members.delete(ordinal) || group.members.size > 0) return;
    for (const passage of group.passages)
      if (open.get(passage.ordinal) === group) open.delete(passage.ordinal);
    group.controller.abort();
    group.place.leave();
  };

  return {
    join(passage, signal, work) {
      const { ordinal } = passage;
      const group = open.get(ordinal) ?? begin(passage, work);
      group.members.add(ordinal);
      const drafts = group.channels.get(ordinal) as Channel<Candidate>;
      const leaveOnce = () => {
        signal.removeEventListener("abort", leaveOnce);
        drafts.end();
        leave(group, ordinal);
      };
      // Nobody may read the drafts any more, so the reader's own clean-up would not run.
      signal.addEventListener("abort", leaveOnce, { once: true });
      return { drafts, leave: leaveOnce };
    },
  };
}
