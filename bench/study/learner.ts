import { afterAnswer, type ReviewState, recallAt } from "@quizmill/study";
import { seededRandom } from "../../fixtures/seeded-random.ts";

const DAY = 86_400_000;
const DAYS = 60;
const START = Date.UTC(2026, 0, 1, 9);
/** Each learner's memory differs from the scheduler's by up to so many times, either way. */
const SPREAD = 2;
const QUESTIONS = 100;
const NEW_PER_DAY = 10;

type Policy = "as scheduled" | "at random" | "every 7 days" | "every 10 days";

/** What the learner really remembers: FSRS's own curve with a stability that the scheduler does not know. */
interface Memory {
  readonly scheduled: ReviewState | null;
  readonly factor: number;
}

function truly({ scheduled, factor }: Memory, now: number): number {
  if (scheduled === null) return 0.25;
  const { stability, lastReviewAt } = scheduled;
  return recallAt({ stability: stability * factor, lastReviewAt }, now, null);
}

/** Reviews a day and the share recalled after 60 days, for each way to choose what to review. */
export function simulateLearners(learners: number): void {
  console.log(`\n${learners} simulated learners, ${QUESTIONS} questions, ${DAYS} days (not people)`);
  const scheduled = simulate("as scheduled", learners, null);
  const rows = [
    scheduled,
    ...(["at random", "every 7 days", "every 10 days"] as const).map((policy) =>
      simulate(policy, learners, policy === "at random" ? scheduled.reviewsPerDay : null),
    ),
  ];
  for (const { policy, reviewsPerDay, recall } of rows)
    console.log(
      `  ${policy}: ${reviewsPerDay.toFixed(1)} reviews a day, ${(100 * recall).toFixed(1)} % recalled at the end`,
    );
}

function simulate(policy: Policy, learners: number, perDay: number | null) {
  let [reviews, recalled] = [0, 0];
  for (let learner = 1; learner <= learners; learner++) {
    const random = seededRandom(learner);
    const factor = SPREAD ** (2 * random() - 1);
    const memories: Memory[] = [];
    for (let day = 0; day < DAYS; day++) {
      const now = START + day * DAY;
      const due = dueOn(policy, memories, { day, now, random, perDay });
      const fresh = Math.min(NEW_PER_DAY, QUESTIONS - memories.length);
      for (let i = 0; i < fresh; i++) due.push(memories.push({ scheduled: null, factor }) - 1);
      reviews += due.length;
      for (const at of due) memories[at] = reviewed(memories[at] as Memory, at, now, random);
    }
    const end = START + DAYS * DAY;
    recalled += memories.reduce((sum, memory) => sum + truly(memory, end), 0) / QUESTIONS;
  }
  return { policy, reviewsPerDay: reviews / learners / DAYS, recall: recalled / learners };
}

interface Moment {
  readonly day: number;
  readonly now: number;
  readonly random: () => number;
  /** Reviews a day, where their number is given. */
  readonly perDay: number | null;
}

function dueOn(policy: Policy, memories: readonly Memory[], { day, now, random, perDay }: Moment): number[] {
  const all = memories.map((_, at) => at);
  if (policy === "as scheduled")
    return all.filter((at) => (memories[at]?.scheduled?.dueAt ?? 0) <= now + DAY / 2);
  if (policy === "at random") {
    // As many as the scheduler asked for, new ones left out.
    const count = Math.max(0, Math.round((perDay ?? 0) - QUESTIONS / DAYS));
    return all
      .map((at) => ({ at, place: random() }))
      .sort((a, b) => a.place - b.place)
      .slice(0, count)
      .map(({ at }) => at);
  }
  const every = policy === "every 7 days" ? 7 : 10;
  return all.filter((at) => (day - Math.floor(at / NEW_PER_DAY)) % every === 0);
}

/** Answers once; what was wrong is shown and answered right ten minutes later. */
function reviewed(
  { scheduled, factor }: Memory,
  questionId: number,
  now: number,
  random: () => number,
): Memory {
  const isCorrect = random() < truly({ scheduled, factor }, now);
  const answer = (at: number, isRight: boolean) => ({
    ...({
      id: String(at),
      questionId: questionId + 1,
      isCorrect: isRight,
      confidence: "unsure",
      source: "review",
    } as const),
    durationMs: 8_000,
    usualMs: 9_000,
    answeredAt: at,
    day: Math.floor(at / DAY),
    retention: 0.9,
    weights: null,
  });
  const after = afterAnswer(scheduled, answer(now, isCorrect));
  return { factor, scheduled: isCorrect ? after : afterAnswer(after, answer(now + 600_000, true)) };
}
