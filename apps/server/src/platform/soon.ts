/**
 * A value that may be there already (SQLite reads are synchronous) or come later: each wait costs a part of a short
 * call.
 */
export type Soon<T> = T | Promise<T>;

/** Continues with a value; without waiting if it is there. */
export function whenThere<T, U>(value: Soon<T>, goOn: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
