/**
 * The members of a list around one of them, nearest first, at most `reach` to each side: what
 * compares an item with its neighbours must not compare it with the whole document.
 */
export function* nearby<Member>(list: readonly Member[], at: number, reach: number): Iterable<Member> {
  for (let off = 1; off <= reach; off++) {
    const [after, before] = [list[at + off], list[at - off]];
    if (after !== undefined) yield after;
    if (before !== undefined) yield before;
  }
}
