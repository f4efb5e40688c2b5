import { useTranslation } from "react-i18next";

/** What to call a set: its name, or a fallback where it has none. */
export function useSetName(): (dataset: { name: string }) => string {
  const { t } = useTranslation();
  return ({ name }) => (name.trim() === "" ? t("datasets.fallbackName") : name);
}
