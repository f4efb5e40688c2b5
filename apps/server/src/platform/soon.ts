/** What may be there at once, as what SQLite reads is, or later: each waiting costs a part of what a short call takes. */
export type Soon<T> = T | Promise<T>;

/** Goes on with a value: at once where it is there. */
export function whenThere<T, U>(value: Soon<T>, goOn: (value: T) => Soon<U>): Soon<U> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}
