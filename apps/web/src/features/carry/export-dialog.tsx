import { type Adaptable, type DatasetSummary, type Question, ROUTES } from "@quizmill/contract";
import { carriedSet } from "@quizmill/interchange/report";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { datasetQuery } from "../../lib/set/dataset-query.ts";
import { sendAnswers } from "../../lib/study/answers.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { localPersistence } from "../play/persistence.ts";
import { Losses } from "./losses.tsx";
import { isChoice, NOTED, type Noted, type Selection, sectionsIn, selected, tagsIn } from "./selections.ts";
import { fidelityOf, hasVersionsOf, TARGETS, type Target } from "./targets.ts";
import { useExport } from "./use-export.ts";

interface ExportDialogProps {
  dataset: DatasetSummary;
  /** Chosen at first. */
  target?: Target;
  onClose: () => void;
}

const SECTION = "section ";
const TAG = "tag ";
const NO_QUESTIONS: readonly Question[] = [];

function choiceOf(selection: Selection): string {
  if (selection.kind === "section") return SECTION + selection.section;
  return selection.kind === "tag" ? TAG + selection.tag : selection.kind;
}

function setMistakesQuery(id: string) {
  return queryOptions({
    queryKey: ["study", "mistakes", id],
    queryFn: async ({ signal }) => {
      await sendAnswers();
      return call(ROUTES.setMistakes, { params: { id }, signal });
    },
    staleTime: 0,
  });
}

/** A set, or a part of it, as a file of another program: what is lost is told before the file is made. */
export function ExportDialog({ dataset, target: first = "anki", onClose }: ExportDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [target, setTarget] = useState<Target>(first);
  const [selection, setSelection] = useState<Selection>({ kind: "all" });
  const [adapt, setAdapt] = useState<readonly Adaptable[]>([]);
  const [hasVersions, setHasVersions] = useState(false);
  const { data: set, error } = useQuery(datasetQuery(dataset.id));
  const mistakes = useQuery(setMistakesQuery(dataset.id));
  const noted = useMemo(
    () => ({
      flagged: localPersistence(dataset.id).loadFlags(),
      wrong: new Set(mistakes.data?.questionIds),
    }),
    [dataset.id, mistakes.data],
  );
  const all = set?.questions ?? NO_QUESTIONS;
  const questions = useMemo(() => selected(all, selection, noted), [all, selection, noted]);
  const carried = useMemo(() => set && carriedSet({ ...set, questions: [...questions] }), [set, questions]);
  const fidelity = useMemo(() => carried && fidelityOf(carried, target, adapt), [carried, target, adapt]);
  const file = useExport(dataset, onClose);
  const fault = error ?? file.error;
  const questionIds = selection.kind === "all" ? null : questions.map(({ id }) => id);
  const wanted = { target, adapt, hasVersions, questionIds };
  return (
    <Dialog
      onClose={onClose}
      title={t("carry.exportTitle")}
      description={t("carry.exportText")}
      closeLabel={t("common.close")}
    >
      <div className="mt-4 grid gap-4">
        {fault && (
          <Alert tone="wrong" title={t("carry.exportFailed")}>
            <p>{errorText(fault)}</p>
          </Alert>
        )}
        <SelectField
          label={t("carry.formatLabel")}
          value={target}
          onChange={(event) => setTarget(event.target.value as Target)}
        >
          {TARGETS.map((name) => (
            <option key={name} value={name}>
              {t(`carry.format.${name}`)}
            </option>
          ))}
        </SelectField>
        <SelectionField
          all={all}
          noted={noted}
          selection={selection}
          onSelect={setSelection}
          hint={mistakes.isError && t("carry.wrongUnknown")}
        />
        {hasVersionsOf(target) && (
          <Checkbox
            label={t("carry.versions")}
            checked={hasVersions}
            onChange={(event) => setHasVersions(event.target.checked)}
          />
        )}
        {fidelity === undefined ? (
          !error && <Skeleton className="h-24" />
        ) : (
          <Losses fidelity={fidelity} adapt={adapt} onAdapt={setAdapt} />
        )}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t("common.cancel")}
        </Button>
        <Button
          isBusy={file.isPending}
          disabled={fidelity === undefined || fidelity.kept === 0}
          onClick={() => carried && file.mutate({ wanted, set: carried })}
        >
          {t("carry.export")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface SelectionFieldProps {
  readonly all: readonly Question[];
  readonly noted: Noted;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly hint: ReactNode;
}

/** Which questions of the set. */
function SelectionField({ all, noted, selection, onSelect, hint }: SelectionFieldProps) {
  const { t } = useTranslation();
  const tags = tagsIn(all);
  const choose = (value: string) => {
    if (value.startsWith(SECTION)) onSelect({ kind: "section", section: value.slice(SECTION.length) });
    else if (value.startsWith(TAG)) onSelect({ kind: "tag", tag: value.slice(TAG.length) });
    else onSelect({ kind: NOTED.find((kind) => kind === value) ?? "all" });
  };
  return (
    <SelectField
      label={t("carry.which")}
      value={choiceOf(selection)}
      onChange={(event) => choose(event.target.value)}
      hint={hint}
    >
      <option value="all">{t("carry.all")}</option>
      {NOTED.filter((kind) => isChoice(all, kind, noted)).map((kind) => (
        <option key={kind} value={kind}>
          {t(`carry.${kind}`)}
        </option>
      ))}
      {sectionsIn(all).map((section) => (
        <option key={section} value={SECTION + section}>
          {section}
        </option>
      ))}
      {tags.length > 0 && (
        <optgroup label={t("carry.tags")}>
          {tags.map((tag) => (
            <option key={tag} value={TAG + tag}>
              {tag}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}
