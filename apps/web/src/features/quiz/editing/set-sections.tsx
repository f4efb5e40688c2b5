import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isUnfinished } from "../dataset-query.ts";
import { sectionsQuery } from "../sections-query.ts";
import { SectionRow } from "./section-row.tsx";

interface SetSectionsProps {
  readonly dataset: Pick<DatasetDetail, "id" | "name" | "status">;
  readonly onClose: () => void;
}

/** What of the document the questions of a set cover, and how much of it is known. */
export function SetSections({ dataset, onClose }: SetSectionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const { id: datasetId, name, status } = dataset;
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
        {data?.sections.map((section, index) => (
          <SectionRow
            key={section.section}
            datasetId={datasetId}
            section={section}
            opens={section.part !== data.sections[index - 1]?.part ? section.part : undefined}
          />
        ))}
      </ul>
      {!isUnfinished(status) && (
        <ButtonLink to={paths.addDocument(datasetId)} state={{ name }} variant="secondary" className="mt-4">
          <FilePlus2 aria-hidden="true" className="size-[1.1em]" />
          {t("editing.sections.add")}
        </ButtonLink>
      )}
    </Dialog>
  );
}
