import type { FormulaText } from "@quizmill/contract";
import { type ComponentType, createContext, lazy, Suspense, use } from "react";

/** The typesetter is large and few questions need it: it loads with the first formula. */
const Formula = lazy<ComponentType<FormulaText>>(() =>
  import("./formula.tsx").then(
    (module) => ({ default: module.Formula }),
    () => ({ default: AsWritten }),
  ),
);

/** For callers that cannot wait and have loaded the typesetter: formulas inside are set at once. */
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

/** Shown until a formula is set, or if it cannot be. */
function AsWritten({ source }: FormulaText) {
  return <span>{source}</span>;
}
