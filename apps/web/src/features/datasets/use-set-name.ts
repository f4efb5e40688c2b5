import { useTranslation } from "react-i18next";

/** A set's name, or a fallback if it has none. */
export function useSetName(): (dataset: { name: string }) => string {
  const { t } = useTranslation();
  return ({ name }) => (name.trim() === "" ? t("datasets.fallbackName") : name);
}
