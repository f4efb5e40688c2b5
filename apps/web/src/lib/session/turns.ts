/**
 * Runs `work` while no other tab of this site runs anything under the same name. If the browser has no Web Locks (a
 * page served without TLS from another machine), the lock works within this tab only.
 */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (typeof navigator !== "undefined" && navigator.locks) return navigator.locks.request(name, work);
  const before = queues.get(name) ?? Promise.resolve();
  const mine = before.then(work, work);
  queues.set(name, mine);
  return mine;
}

const queues = new Map<string, Promise<unknown>>();
