import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { sectionsQuery } from "../sections-query.ts";
import { SectionRow } from "./section-row.tsx";

interface SetSectionsProps {
  readonly datasetId: string;
  readonly onClose: () => void;
}

/** What of the document the questions of a set cover, and how much of it is known. */
export function SetSections({ datasetId, onClose }: SetSectionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { data, error } = useQuery(sectionsQuery(datasetId));
  return (
    <Dialog
      title={t("editing.sections.title")}
      description={<p>{t("editing.sections.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      {error && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-40 rounded-option" />}
      <ul className="mt-4 grid grid-cols-1">
        {data?.sections.map((section) => (
          <SectionRow key={section.section} datasetId={datasetId} section={section} />
        ))}
      </ul>
    </Dialog>
  );
}
