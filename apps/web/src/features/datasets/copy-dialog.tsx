import { type DatasetSummary, LIMITS, type Sections } from "@quizmill/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { sectionsQuery } from "../../lib/set/sections-query.ts";
import { Alert } from "../../ui/alert.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/field.tsx";
import { FormActions } from "../../ui/form-actions.tsx";
import { copyName } from "./copy-name.ts";
import { datasetListQuery } from "./queries.ts";
import { useCopySets } from "./use-set-changes.ts";
import { useSetName } from "./use-set-name.ts";

interface CopyDialogProps {
  /** One to copy, or several to merge. */
  readonly sets: readonly DatasetSummary[];
  /** Some sections become a set: none of them is chosen at first. */
  readonly isSplit?: boolean;
  readonly onClose: () => void;
  /** `doubles`: questions that were left out, since the set has the same ones. */
  readonly onCopied: (id: string, doubles: number) => void;
}

/** Copies a set, whole or some of its sections, or makes one set of several. */
export function CopyDialog({ sets, isSplit = false, onClose, onCopied }: CopyDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [only] = sets.length === 1 ? sets : [];
  const [keepsDoubles, setKeepsDoubles] = useState(false);
  const [touched, setTouched] = useState<ReadonlySet<number>>(new Set());
  const { data } = useQuery({ ...sectionsQuery(only?.id ?? ""), enabled: only !== undefined });
  const sections = data?.sections.filter(({ questions }) => questions > 0) ?? [];
  const chosen = sections.filter(({ section }) => touched.has(section) === isSplit);
  const isWhole = chosen.length === sections.length;
  const suggested = useSuggestedName(sets, isSplit ? chosen : []);
  const [typed, setTyped] = useState<string | null>(null);
  const name = typed ?? suggested;
  const { mutate, isPending, error } = useCopySets(onCopied);
  const isNothing = chosen.length === 0 && (isSplit || !isWhole);
  const isOff = name.trim() === "" || isNothing;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wanted = isWhole ? null : chosen.map(({ section }) => section);
    if (!isOff) mutate({ name, keepsDoubles, sources: sets.map(({ id }) => ({ id, sections: wanted })) });
  };
  return (
    <Dialog
      title={t(
        isSplit ? "datasets.copy.splitTitle" : only ? "datasets.copy.title" : "datasets.copy.mergeTitle",
      )}
      description={<p>{t(isSplit ? "datasets.copy.splitText" : "datasets.copy.text")}</p>}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <form onSubmit={send} className="mt-4 grid grid-cols-1 gap-5">
        <TextField
          label={t("datasets.renameDialog.label")}
          value={name}
          maxLength={LIMITS.dataset.nameMaxChars}
          onChange={({ target }) => setTyped(target.value)}
        />
        {sections.length > 1 && (
          <SectionChoice
            sections={sections}
            isChosen={(section) => touched.has(section) === isSplit}
            onToggle={(section) => setTouched(touched.symmetricDifference(new Set([section])))}
          />
        )}
        {only === undefined && (
          <Checkbox
            label={t("datasets.copy.keepDoubles")}
            checked={keepsDoubles}
            onChange={({ target }) => setKeepsDoubles(target.checked)}
          />
        )}
        {error && <Alert tone="wrong">{errorText(error)}</Alert>}
        <FormActions onClose={onClose} isOff={isOff} isBusy={isPending}>
          {t(isSplit ? "datasets.copy.split" : only ? "datasets.copy.make" : "datasets.copy.merge")}
        </FormActions>
      </form>
    </Dialog>
  );
}

/** The heading of a section that becomes a set, the names of sets that become one, or that of a copy. */
function useSuggestedName(sets: readonly DatasetSummary[], split: Sections["sections"]): string {
  const { t } = useTranslation();
  const client = useQueryClient();
  const nameOf = useSetName();
  const { nameMaxChars: maxChars } = LIMITS.dataset;
  const names = sets.map(nameOf);
  const heading = split.length === 1 ? split[0]?.heading : null;
  if (heading) return heading.slice(0, maxChars);
  if (names.length > 1) return names.join(" + ").slice(0, maxChars);
  const others = client.getQueryData(datasetListQuery.queryKey)?.sets.map(nameOf) ?? [];
  const [name = ""] = names;
  return copyName(name, { taken: [...others, name], word: t("datasets.copy.word"), maxChars });
}

interface SectionChoiceProps {
  readonly sections: Sections["sections"];
  readonly isChosen: (section: number) => boolean;
  readonly onToggle: (section: number) => void;
}

function SectionChoice({ sections, isChosen, onToggle }: SectionChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset>
      <legend className="mb-2 text-[0.94rem] font-medium">{t("editing.menu.sections")}</legend>
      <div className="grid max-h-64 grid-cols-1 overflow-y-auto">
        {sections.map(({ section, heading, part, questions }) => (
          <Checkbox
            key={section}
            label={
              <>
                <bdi>{[part, heading ?? t("datasets.copy.noHeading")].filter(Boolean).join(" · ")}</bdi>{" "}
                <span className="text-ink-soft">{t("datasets.questions", { count: questions })}</span>
              </>
            }
            checked={isChosen(section)}
            onChange={() => onToggle(section)}
          />
        ))}
      </div>
    </fieldset>
  );
}
