import { useTranslation } from "react-i18next";
import type { SetDocument } from "./documents.ts";

/** The name of a document of a set; the first one has none of its own, but a first heading. */
export function useDocumentName(): (document: SetDocument) => string {
  const { t } = useTranslation();
  return ({ name, heading }) =>
    name === null
      ? [t("editing.version.first"), heading].filter((part) => part !== null).join(" · ")
      : name || t("datasets.fallbackName");
}
