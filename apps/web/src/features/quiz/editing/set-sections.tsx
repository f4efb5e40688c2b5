import type { DatasetDetail } from "@quizmill/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { usePaths } from "../../../lib/use-paths.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { isUnfinished } from "../dataset-query.ts";
import { sectionsQuery } from "../sections-query.ts";
import { documentsOf } from "./documents.ts";
import { GoneQuestions } from "./gone-questions.tsx";
import { NewVersion } from "./new-version.tsx";
import { SectionRow } from "./section-row.tsx";

interface SetSectionsProps {
  readonly dataset: DatasetDetail;
  readonly onClose: () => void;
}

/** What of the document the questions of a set cover, and how much of it is known. */
export function SetSections({ dataset, onClose }: SetSectionsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const client = useQueryClient();
  const { id: datasetId, name, status, questionCount } = dataset;
  const { data, error } = useQuery(sectionsQuery(datasetId));
  // biome-ignore lint/correctness/useExhaustiveDependencies: questions may arrive while it is open.
  useEffect(() => {
    void client.invalidateQueries(sectionsQuery(datasetId));
  }, [client, datasetId, questionCount]);
  return (
    <Dialog
      title={t("editing.menu.sections")}
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
      <GoneQuestions datasetId={datasetId} />
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
          {t("upload.add.heading")}
        </ButtonLink>
      )}
      {data && <NewVersion datasetId={datasetId} name={name} documents={documentsOf(data.sections)} />}
    </Dialog>
  );
}
