/** Callers that ask while a result is being fetched wait for that one: any number of callers cost as much as one. */
export function singleFlight<T>(fetch: () => Promise<T>): () => Promise<T> {
  let underWay: Promise<T> | null = null;
  return () => {
    underWay ??= fetch().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}
