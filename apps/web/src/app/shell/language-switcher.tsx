import { lazy, Suspense } from "react";
import { LanguageButton } from "./language-button.tsx";
import { useOnDemand } from "./use-on-demand.ts";

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
