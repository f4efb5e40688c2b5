import { LIMITS } from "@quizmill/contract";
import { FileText, X } from "lucide-react";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Rich } from "../../i18n/rich.tsx";
import { fileType } from "../../lib/check-file.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { cx } from "../../ui/cx.ts";
import { Dropzone, promptWords } from "../../ui/dropzone.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useDropAnywhere } from "../../ui/use-drop-anywhere.ts";
import { AddPictures } from "./add-pictures.tsx";
import { CountPanel, type CountPanelProps, isWrong } from "./count-panel.tsx";
import { PartPanel } from "./part-panel.tsx";
import type { PicturePagesProps } from "./picture-pages.tsx";
import type { useDocumentPart } from "./use-document-part.ts";

/** All that the server's readers take. */
const CHOOSABLE = [
  ...new Set([
    ...[...LIMITS.upload.extensions, ...LIMITS.upload.alsoReads],
    ...[...LIMITS.upload.questionFiles, ...LIMITS.upload.questionTexts],
  ]),
];

interface FileFormProps {
  file: File | null;
  /** The pages of a document that is made of pictures; empty for none. */
  pictures: readonly File[];
  /** Whether the server reads pictures. */
  readsPictures: boolean;
  /** Whether a demo of the file was answered, and the set will have these answers. */
  hasDemoAnswers: boolean;
  onChoose: (files: readonly File[]) => void;
  onPictures: (pictures: readonly File[]) => void;
  onRemove: () => void;
  /** Until a promise that it returns is settled, it is under way. */
  onSend: () => Promise<void>;
  part: ReturnType<typeof useDocumentPart>;
  /** The number of questions that is wished for; null where the text decides. */
  count: CountPanelProps | null;
}

/** ".jpeg" stands for both. */
const SHOWN_PICTURES = LIMITS.upload.pictures.filter((extension) => extension !== ".jpg");

export function FileForm(props: FileFormProps) {
  const { file, pictures, readsPictures, onChoose, onPictures, onRemove, onSend, part, count } = props;
  const { t } = useTranslation();
  const [isSending, setSending] = useState(false);
  const { bytes, series } = useFormats();
  const kinds = t(readsPictures ? "upload.drop.kindsAndPictures" : "upload.drop.kinds");
  const shown = [...CHOOSABLE, ...(readsPictures ? SHOWN_PICTURES : [])];
  const hasSource = file !== null || pictures.length > 0;
  const send = async () => {
    setSending(true);
    await onSend().finally(() => setSending(false));
  };
  return (
    <div className="mt-6">
      {pictures.length > 0 ? (
        <Suspense fallback={null}>
          <PicturePages pictures={pictures} onChange={onPictures} onAdd={onChoose} />
        </Suspense>
      ) : file === null ? (
        <>
          <Dropzone
            label={t("upload.drop.label")}
            prompt={(choose) => <Rich text={t("upload.drop.prompt")} as={{ b: promptWords, choose }} />}
            touchPrompt={(choose) => <Rich text={t("upload.drop.touchPrompt")} as={{ choose }} />}
            dropLabel={t("upload.drop.release")}
            hint={t("upload.drop.hint", { types: kinds, size: bytes(LIMITS.upload.fileMaxBytes) })}
            formats={{ title: t("upload.drop.all"), list: series(shown.map(fileType)) }}
            extensions={[...CHOOSABLE, ...(readsPictures ? LIMITS.upload.pictures : [])]}
            isMultiple
            onFiles={onChoose}
          />
          {readsPictures && <AddPictures isCameraOnly onFiles={onChoose} />}
        </>
      ) : (
        <>
          <ChosenFile file={file} onChoose={onChoose} onRemove={onRemove} />
          {props.hasDemoAnswers && (
            <p className="mt-3 text-[0.88rem] text-ink-soft">{t("upload.drop.demoAnswers")}</p>
          )}
        </>
      )}
      {hasSource && count && <CountPanel {...count} />}
      {file !== null && <PartPanel choice={part.choice} />}
      <ActionBar isSticky={hasSource}>
        <Button
          size="lg"
          className="flex-1 sm:flex-none"
          data-step="send"
          disabled={!hasSource || isWrong(count) || (file !== null && part.part === null)}
          isBusy={isSending}
          onClick={() => void send()}
        >
          {t("upload.send")}
        </Button>
      </ActionBar>
    </div>
  );
}

const PicturePages = lazy<ComponentType<PicturePagesProps>>(() =>
  import("./picture-pages.tsx").then((module) => ({ default: module.PicturePages })),
);

type ChosenFileProps = Pick<FileFormProps, "onChoose" | "onRemove"> & { file: File };

/** Another file that is dropped on the page takes its place. */
function ChosenFile({ file, onChoose, onRemove }: ChosenFileProps) {
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
      </div>
      <IconButton label={t("upload.drop.remove", { name: file.name })} onClick={onRemove}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </Card>
  );
}
