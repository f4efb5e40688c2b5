import type { FormulaText } from "@quizmill/contract";
import { type ComponentType, createContext, lazy, Suspense, use } from "react";

/** Reactions and units are set by an extension, which few formulas need. */
const CHEMISTRY = /\\(?:ce|pu)(?![a-z])/i;

/** The typesetter is large and few questions need it: it loads with the first formula. */
const setter = (loadMore: () => Promise<unknown>) =>
  lazy<ComponentType<FormulaText>>(() =>
    Promise.all([import("./formula.tsx"), loadMore()]).then(
      ([{ Formula }]) => ({ default: Formula }),
      () => ({ default: AsWritten }),
    ),
  );
const Plain = setter(async () => undefined);
const Chemical = setter(() => import("katex/contrib/mhchem"));

/** For callers that cannot wait and have loaded the typesetter: formulas inside are set at once. */
export const FormulaSetter = createContext<ComponentType<FormulaText> | null>(null);

export function LazyFormula(props: FormulaText) {
  const Ready = use(FormulaSetter);
  if (Ready) return <Ready {...props} />;
  const Formula = CHEMISTRY.test(props.tex) ? Chemical : Plain;
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
