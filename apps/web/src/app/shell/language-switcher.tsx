import { lazy, Suspense } from "react";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { LanguageButton } from "./language-button.tsx";

const fetchMenu = () => import("./language-menu.tsx");
const LanguageMenu = lazy(() => fetchMenu().then((module) => ({ default: module.LanguageMenu })));

export function LanguageSwitcher() {
  const { isWanted, standInProps } = useOnDemand(fetchMenu);
  if (!isWanted) return <LanguageButton {...standInProps} />;
  return (
    <Suspense fallback={<LanguageButton aria-expanded={false} />}>
      <LanguageMenu />
    </Suspense>
  );
}
