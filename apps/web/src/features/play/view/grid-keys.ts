/** The target of an arrow key, Home or End in a grid of numbered cells; null for any other key. */
export function gridMove(
  key: string,
  { at, total, columns }: { readonly at: number; readonly total: number; readonly columns: number },
): number | null {
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -at,
    End: total - 1 - at,
  };
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  if (step === undefined) return null;
  const target = at + step;
  return target >= 0 && target < total ? target : at;
}
