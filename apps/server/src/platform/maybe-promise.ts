/**
 * A value that may be there already (SQLite reads are synchronous) or come later: each wait costs a part of a short
 * call.
 */
export type MaybePromise<T> = T | Promise<T>;

/** Continues with a value; without waiting if it is there. */
export function andThen<T, U>(value: MaybePromise<T>, goOn: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
