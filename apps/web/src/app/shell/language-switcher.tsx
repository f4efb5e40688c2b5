import { useOnDemand } from "../../lib/use-on-demand.ts";
import { LanguageButton } from "./language-button.tsx";

const fetchMenu = () => import("./language-menu.tsx").then((module) => module.LanguageMenu);

export function LanguageSwitcher() {
  const { Part: LanguageMenu, standInProps } = useOnDemand(fetchMenu);
  return LanguageMenu === null ? <LanguageButton {...standInProps} /> : <LanguageMenu />;
}
