import type { DatasetDetail, Sections } from "@quizmill/contract";
import type { UseQueryResult } from "@tanstack/react-query";
import { MessagesSquare } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { assistantPath } from "../../lib/assistant-path.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { SectionRow } from "./section-row.tsx";
import { WeakerOnes } from "./weaker-ones.tsx";

export interface WithSections {
  readonly dataset: DatasetDetail;
  readonly sections: Pick<UseQueryResult<Sections>, "data" | "error">;
}

/** What of the document the questions of a set cover, how much of it is known, and the ways to more. */
export function SetSections({ dataset, sections: { data, error } }: WithSections) {
  const { id, status } = dataset;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  return (
    <>
      <p className="text-[0.94rem] text-ink-soft">{t("editing.sections.text")}</p>
      {error && !data && (
        <Alert tone="wrong" className="mt-4">
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-40 rounded-option" />}
      <ul className="mt-2 grid grid-cols-1">
        {data?.sections.map((section, index) => (
          <SectionRow
            key={section.section}
            datasetId={id}
            section={section}
            opens={section.part !== data.sections[index - 1]?.part ? section.part : undefined}
          />
        ))}
      </ul>
      {!isUnfinished(status) && <WeakerOnes dataset={dataset} />}
      {!isUnfinished(status) && (
        <ButtonLink to={assistantPath(paths, id)} variant="secondary" className="mt-3">
          <MessagesSquare aria-hidden="true" className="size-[1.1em]" />
          {t("assistant.title")}
        </ButtonLink>
      )}
    </>
  );
}
