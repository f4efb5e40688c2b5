import { FilePlus2, FileText } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { addDocumentPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PartlyRead } from "../play/partly-read.tsx";
import { documentsOf } from "./documents.ts";
import { GoneQuestions } from "./gone-questions.tsx";
import { NewVersion } from "./new-version.tsx";
import type { WithSections } from "./set-sections.tsx";
import { useDocumentName } from "./use-document-name.ts";

/** What a set was made of: how much of it could be read, one more, a newer version. */
export function SetDocuments({ dataset, sections: { data, error } }: WithSections) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const nameOf = useDocumentName();
  const { id, name, status, document } = dataset;
  const documents = documentsOf(data?.sections ?? []);
  return (
    <>
      {error && !data && <Alert tone="wrong">{errorText(error)}</Alert>}
      {!data && !error && <Skeleton className="h-24 rounded-option" />}
      <ul className="grid grid-cols-1">
        {documents.map((one, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is known by its place.
            key={index}
            className="flex items-start gap-2.5 border-t border-line py-2.5 first:border-t-0"
          >
            <FileText aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-accent" />
            <bdi className="[overflow-wrap:anywhere]">{nameOf(one)}</bdi>
          </li>
        ))}
      </ul>
      <PartlyRead document={document} className="mt-2 rounded-option bg-accent-soft px-4 py-3" />
      {isUnfinished(status) ? (
        <p className="mt-3 text-[0.88rem] text-ink-soft">{t("set.documentsWait")}</p>
      ) : (
        <ButtonLink to={addDocumentPath(paths, id)} state={{ name }} variant="secondary" className="mt-3">
          <FilePlus2 aria-hidden="true" className="size-[1.1em]" />
          {t("upload.add.heading")}
        </ButtonLink>
      )}
      <GoneQuestions datasetId={id} />
      {data && <NewVersion datasetId={id} name={name} documents={documents} />}
    </>
  );
}
