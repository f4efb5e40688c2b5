import type { LibrarySet } from "@quizmill/contract";
import { lazy, Suspense, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CopyDialog } from "./copy-dialog.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";
import { RemoveSeveralDialog } from "./remove-several-dialog.tsx";
import { TagsDialog } from "./tags-dialog.tsx";
import { useChangeSets } from "./use-set-changes.ts";

const ExportDialog = lazy(async () => ({
  default: (await import("../carry/export-dialog.tsx")).ExportDialog,
}));

/** What is to be done with some sets. */
export interface SetTask {
  readonly what: "remove" | "tags" | "archive" | "copy" | "export";
  readonly sets: readonly LibrarySet[];
}

interface SetDialogsProps {
  readonly task: SetTask;
  readonly onClose: () => void;
  /** Called when the sets are no longer in the list. */
  readonly onRemoved: () => void;
  /** Called with the id of a set that was made of them. */
  readonly onCopied: (id: string, doubles: number) => void;
}

export function SetDialogs({ task: { what, sets }, onClose, onRemoved, onCopied }: SetDialogsProps) {
  const [first] = sets;
  if (first === undefined) return null;
  switch (what) {
    case "tags":
      return <TagsDialog sets={sets} onClose={onClose} />;
    case "copy":
      return <CopyDialog sets={sets} onClose={onClose} onCopied={onCopied} />;
    case "export":
      return (
        <Suspense>
          <ExportDialog dataset={first} onClose={onClose} />
        </Suspense>
      );
    case "archive":
      return <Archiving key={first.id} dataset={first} onDone={onRemoved} onClose={onClose} />;
    case "remove":
      return sets.length > 1 ? (
        <RemoveSeveralDialog sets={sets} onClose={onClose} onRemoved={onRemoved} />
      ) : (
        <RemoveDialog dataset={first} onClose={onClose} onRemoved={onRemoved} />
      );
  }
}

interface ArchivingProps {
  readonly dataset: LibrarySet;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Done at once: it is as easily undone. */
function Archiving({ dataset, onDone, onClose }: ArchivingProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, error } = useChangeSets(onDone);
  const begin = useEffectEvent(() => mutate({ ids: [dataset.id], archive: !dataset.isArchived }));
  useEffect(() => begin(), []);
  if (error === null) return null;
  return (
    <Dialog
      title={t(dataset.isArchived ? "datasets.unarchive" : "datasets.archive")}
      closeLabel={t("common.close")}
      onClose={onClose}
    >
      <Alert tone="wrong">{errorText(error)}</Alert>
    </Dialog>
  );
}
