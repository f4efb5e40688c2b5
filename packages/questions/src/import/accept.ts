import type { Candidate } from "./candidates.ts";
import type { KeyFound } from "./keys.ts";
import { ASKS } from "./wording.ts";

/** Questions without a key must come in such numbers, written alike, to be told from lists in prose. */
const LEAST_UNKEYED = 3;
const MAX_STEM_CHARS = 6_000;

/** A candidate with its words and its key. */
export interface Weighed {
  candidate: Candidate;
  stem: string;
  found: KeyFound;
}

/**
 * Which candidates are questions. A key beside the question or in a list of its own proves it; without
 * one, it takes several in a row that are written alike and ask something. Prose holds lists of every
 * form ("The tenant must: a) …; b) …"), and none may come out as a question.
 */
export function accepted(weighed: readonly Weighed[]): boolean[] {
  const sound = weighed.map(isSound);
  const proven = weighed.map(({ found: { source } }, i) => sound[i] === true && isProof(source));
  const groups = Map.groupBy(
    weighed.keys().filter((i) => sound[i] === true),
    (i) => weighed[i]?.candidate.signature ?? "",
  );
  const verdict = [...proven];
  for (const members of groups.values()) {
    const provenHere = members.filter((i) => proven[i] === true);
    const group = members.flatMap((i) => weighed[i] ?? []);
    const isPaper = provenHere.length >= 0.5 * members.length || asksThroughout(group);
    for (const i of members) {
      const member = weighed[i];
      if (member === undefined || proven[i] === true) continue;
      const isLikely =
        isNumberedLike(member, group) || ASKS.test(member.stem) || member.found.source === "bold";
      verdict[i] = isPaper && isLikely;
    }
    // One marked option among many lists is chance: an asterisk, a footnote.
    if (provenHere.length < 0.2 * members.length)
      for (const i of provenHere)
        verdict[i] = isPaper || weighed[i]?.candidate.keyText !== null || ASKS.test(weighed[i]?.stem ?? "");
  }
  return verdict;
}

function isProof(source: KeyFound["source"]): boolean {
  return source === "beside" || source === "list";
}

function isSound({ candidate: { options, signature }, stem, found }: Weighed): boolean {
  if (!/\p{L}{2}|[\u3040-\u9fff]/u.test(stem) || stem.length > MAX_STEM_CHARS) return false;
  if (options.some(({ text }) => !/[^\s.,;|*_-]/u.test(text))) return false;
  if (isProof(found.source)) return true;
  return options.length > 2 && (found.source === "bold" || !signature.endsWith("bare"));
}

/** A run of lists that ask: most stems end as questions do, the options as many each time and no clauses. */
function asksThroughout(group: readonly Weighed[]): boolean {
  if (group.length < LEAST_UNKEYED) return false;
  const share = (test: (member: Weighed) => boolean) => group.filter(test).length / group.length;
  const asked = share(({ stem }) => ASKS.test(stem) && !/[:：]\s*$/u.test(stem));
  const clauses = share(({ candidate: { options } }) =>
    options
      .slice(0, -1)
      .some(({ text }) => /[;；,]$|[,;]? (?:and|or|und|oder|oraz|lub|y|o|та|або)$/u.test(text)),
  );
  if (clauses > 0.2) return false;
  const led = share(({ candidate }) => candidate.stem.lead !== null);
  if (share(({ found }) => found.source === "bold") >= 0.8) return led >= 0.7 || asked >= 0.4;
  const counts = Map.groupBy(group, ({ candidate }) => candidate.options.length);
  const alike = Math.max(...counts.values().map((members) => members.length)) / group.length;
  return alike >= 0.6 && asked >= 0.4 && (led >= 0.7 || asked >= 0.8);
}

function isNumberedLike({ candidate }: Weighed, group: readonly Weighed[]): boolean {
  const style = candidate.stem.lead?.style;
  return (
    style !== undefined &&
    group.some((other) => other.candidate !== candidate && other.candidate.stem.lead?.style === style)
  );
}
