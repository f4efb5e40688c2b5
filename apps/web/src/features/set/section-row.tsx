import type { Question, Sections } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { FileText, Minus, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { MasteryBar } from "../../ui/mastery-bar.tsx";
import { useEditCalls } from "../edit/use-edit-calls.ts";
import { Dropped, useUndo } from "./dropped.tsx";

interface SectionRowProps {
  readonly datasetId: string;
  readonly section: Sections["sections"][number];
  /** The name of the document that begins here, if it was added later. */
  readonly opens: string | undefined;
}

/** A section: its questions, how many of them are known, and the ways to more and to fewer. */
export function SectionRow({ datasetId, section: place, opens }: SectionRowProps) {
  const { section, heading, questions, seen, known } = place;
  const mastery = { questions, seen, known };
  const { t } = useTranslation();
  const { number } = useFormats();
  const headingId = useId();
  const calls = useEditCalls(datasetId);
  const more = useMutation({ mutationFn: () => calls.more(section) });
  const fewer = useMutation({ mutationFn: () => calls.fewer(section) });
  const isBusy = more.isPending || fewer.isPending;
  const begin = (one: typeof more | typeof fewer) => {
    if (isBusy) return;
    more.reset();
    fewer.reset();
    one.mutate();
  };
  return (
    <li className="border-t border-line py-3.5 first:border-t-0">
      {opens !== undefined && (
        <p className="mb-3 flex items-center gap-2 rounded-key bg-sunken px-3 py-2 text-[0.88rem] font-[620] [overflow-wrap:anywhere]">
          <FileText aria-hidden="true" className="size-4 flex-none text-accent" />
          <bdi>{opens || t("datasets.fallbackName")}</bdi>
        </p>
      )}
      <h3 id={headingId} className="font-medium leading-snug [overflow-wrap:anywhere]">
        <bdi>{heading ?? t("progress.noHeading")}</bdi>
      </h3>
      <MasteryBar mastery={mastery} className="my-2" />
      <p className="flex flex-wrap gap-x-4 text-[0.88rem] text-ink-soft">
        <span>{t("datasets.questions", { count: mastery.questions })}</span>
        {mastery.questions > 0 && <span>{t("progress.known", { number: number(mastery.known) })}</span>}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="secondary"
          isBusy={more.isPending}
          aria-describedby={headingId}
          onClick={() => begin(more)}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("editing.sections.more")}
        </Button>
        {mastery.questions > 0 && (
          <Button
            size="sm"
            variant="secondary"
            isBusy={fewer.isPending}
            aria-describedby={headingId}
            onClick={() => begin(fewer)}
          >
            <Minus aria-hidden="true" className="size-4" />
            {t("editing.sections.fewer")}
          </Button>
        )}
      </div>
      <Outcome datasetId={datasetId} more={more} fewer={fewer} />
    </li>
  );
}

interface OutcomeProps {
  readonly datasetId: string;
  readonly more: { readonly data: number | undefined; readonly error: Error | null };
  readonly fewer: {
    readonly data: readonly Question[] | undefined;
    readonly error: Error | null;
    readonly reset: () => void;
  };
}

/** What became of the last press. What was taken out can be brought back. */
function Outcome({ datasetId, more, fewer }: OutcomeProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const undo = useUndo(datasetId, fewer.reset);
  const error = more.error ?? fewer.error ?? undo.error;
  if (error)
    return (
      <Alert tone="wrong" className="mt-2">
        {errorText(error)}
      </Alert>
    );
  const dropped = fewer.data;
  return (
    <div role="status" className="flex flex-wrap items-center gap-x-3 text-[0.88rem]">
      {more.data !== undefined && <p className="mt-2">{t("editing.sections.added", { count: more.data })}</p>}
      {dropped?.length === 0 && <p className="mt-2">{t("editing.sections.nothing")}</p>}
      <Dropped questions={dropped ?? []} undo={undo} />
    </div>
  );
}
