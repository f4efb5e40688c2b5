import { LIMITS } from "@quizmill/contract";
import { FileText, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFileHint } from "../../i18n/file-hint.ts";
import { useFormats } from "../../i18n/format.ts";
import { Rich } from "../../i18n/rich.tsx";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { Dropzone, promptWords } from "../../ui/dropzone.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";
import { countOf } from "./count.ts";
import { CountPanel, type CountPanelProps } from "./count-panel.tsx";
import { PartPanel } from "./part-panel.tsx";
import type { useDocumentPart } from "./use-document-part.ts";

/** All that the server's readers take. */
const CHOOSABLE = [
  ...new Set([
    ...[...LIMITS.upload.extensions, ...LIMITS.upload.alsoReads],
    ...[...LIMITS.upload.questionFiles, ...LIMITS.upload.questionTexts],
  ]),
];

interface FileFormProps extends CountPanelProps {
  file: File | null;
  /** How many files were dropped at once; one was taken. */
  droppedCount: number;
  onChoose: (file: File, count: number) => void;
  onRemove: () => void;
  onSend: (file: File) => void;
  part: ReturnType<typeof useDocumentPart>;
}

export function FileForm(props: FileFormProps) {
  const { file, droppedCount, onChoose, onRemove, onSend, part, ...count } = props;
  const { t } = useTranslation();
  const { alsoReads, questionFiles } = LIMITS.upload;
  const fileHint = useFileHint({ ...LIMITS.upload, alsoReads: [...alsoReads, ...questionFiles] });
  return (
    <div className="mt-6">
      {file === null ? (
        <Dropzone
          label={t("upload.drop.label")}
          prompt={(choose) => <Rich text={t("upload.drop.prompt")} as={{ b: promptWords, choose }} />}
          touchPrompt={(choose) => <Rich text={t("upload.drop.touchPrompt")} as={{ choose }} />}
          dropLabel={t("upload.drop.release")}
          {...fileHint}
          extensions={CHOOSABLE}
          onFile={onChoose}
        />
      ) : (
        <ChosenFile file={file} droppedCount={droppedCount} onChoose={onChoose} onRemove={onRemove} />
      )}
      {file !== null && <CountPanel {...count} />}
      {file !== null && <PartPanel choice={part.choice} />}
      <ActionBar isSticky={file !== null}>
        <Button
          size="lg"
          className="flex-1 sm:flex-none"
          data-step="send"
          disabled={file === null || countOf(count.typed) === null || part.part === null}
          onClick={() => file && onSend(file)}
        >
          {t("upload.send")}
        </Button>
      </ActionBar>
    </div>
  );
}

type ChosenFileProps = Pick<FileFormProps, "droppedCount" | "onChoose" | "onRemove"> & { file: File };

/** Another file that is dropped on the page takes its place. */
function ChosenFile({ file, droppedCount, onChoose, onRemove }: ChosenFileProps) {
  const { t } = useTranslation();
  const { bytes } = useFormats();
  const isAbove = useDropAnywhere(onChoose);
  return (
    <Card className={cx("flex items-center gap-4 py-3 pr-2 pl-5", isAbove && "bg-accent-soft")}>
      <FileText aria-hidden="true" strokeWidth={1.6} className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="sr-only">{t("upload.drop.chosen")}</p>
        <p className="truncate font-medium">{file.name}</p>
        <p className="text-[0.88rem] text-ink-soft">{bytes(file.size)}</p>
        {droppedCount > 1 && (
          <p role="status" className="mt-1 text-[0.88rem] text-pretty">
            {t("upload.drop.oneOf", { count: droppedCount })}
          </p>
        )}
      </div>
      <IconButton label={t("upload.drop.remove", { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </Card>
  );
}
