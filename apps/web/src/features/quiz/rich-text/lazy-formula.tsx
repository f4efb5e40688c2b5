import { type ComponentType, lazy, Suspense } from "react";
import type { FormulaText } from "./parse.ts";

/** The typesetter is large and few questions need it: it comes with the first formula. */
const Formula = lazy<ComponentType<FormulaText>>(() =>
  import("./formula.tsx").then(
    (module) => ({ default: module.Formula }),
    () => ({ default: AsWritten }),
  ),
);

export function LazyFormula(props: FormulaText) {
  return (
    <Suspense fallback={<AsWritten {...props} />}>
      <Formula {...props} />
    </Suspense>
  );
}

/** Shown until, or where, a formula cannot be set. */
function AsWritten({ source }: FormulaText) {
  return <span>{source}</span>;
}
