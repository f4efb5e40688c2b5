import { LIMITS } from "@quizmill/contract";
import { FileText, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useFileHint } from "../../i18n/file-hint.ts";
import { useFormats } from "../../i18n/format.ts";
import { Rich } from "../../i18n/rich.tsx";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dropzone, promptWords } from "../../ui/dropzone.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

interface FileFormProps {
  file: File | null;
  isDisabled: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  onSend: (file: File) => void;
}

export function FileForm({ file, isDisabled, onChoose, onRemove, onSend }: FileFormProps) {
  const { t } = useTranslation();
  const fileHint = useFileHint(LIMITS.upload);
  return (
    <div className="mt-6">
      {file === null ? (
        <Dropzone
          label={t("upload.drop.label")}
          prompt={(choose) => <Rich text={t("upload.drop.prompt")} as={{ b: promptWords, choose }} />}
          dropLabel={t("upload.drop.release")}
          {...fileHint}
          extensions={LIMITS.upload.extensions}
          isDisabled={isDisabled}
          onFile={onChoose}
        />
      ) : (
        <ChosenFile file={file} isDisabled={isDisabled} onRemove={onRemove} />
      )}
      <ActionBar isSticky={file !== null && !isDisabled}>
        <Button
          size="lg"
          className="flex-1 sm:flex-none"
          disabled={file === null || isDisabled}
          onClick={() => file && onSend(file)}
        >
          {t("upload.send")}
        </Button>
      </ActionBar>
    </div>
  );
}

function ChosenFile({
  file,
  isDisabled,
  onRemove,
}: {
  file: File;
  isDisabled: boolean;
  onRemove: () => void;
}) {
  const { t } = useTranslation();
  const { bytes } = useFormats();
  return (
    <Card className="flex items-center gap-4 py-3 pr-2 pl-5">
      <FileText aria-hidden="true" strokeWidth={1.6} className="size-6 shrink-0 text-accent" />
      <div className="min-w-0 flex-1">
        <p className="sr-only">{t("upload.drop.chosen")}</p>
        <p className="truncate font-medium">{file.name}</p>
        <p className="text-[0.88rem] text-ink-soft">{bytes(file.size)}</p>
      </div>
      <IconButton
        label={t("upload.drop.remove", { name: file.name })}
        onClick={onRemove}
        disabled={isDisabled}
      >
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </Card>
  );
}
