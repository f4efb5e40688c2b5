import { type ComponentType, createContext, lazy, Suspense, use } from "react";
import type { FormulaText } from "./parse.ts";

/** The typesetter is large and few questions need it: it comes with the first formula. */
const Formula = lazy<ComponentType<FormulaText>>(() =>
  import("./formula.tsx").then(
    (module) => ({ default: module.Formula }),
    () => ({ default: AsWritten }),
  ),
);

/** For who cannot wait, and has fetched the typesetter: formulas inside are set at once. */
export const FormulaSetter = createContext<ComponentType<FormulaText> | null>(null);

export function LazyFormula(props: FormulaText) {
  const Ready = use(FormulaSetter);
  if (Ready) return <Ready {...props} />;
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
