import { LIMITS } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { Rich } from "../../i18n/rich.tsx";
import { errorCodeOf } from "../../lib/api-error.ts";
import { fileType } from "../../lib/check-file.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { useReadsPictures } from "../../lib/use-reads-pictures.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { Dropzone, promptWords } from "../../ui/dropzone.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { DemoState } from "./use-demo.ts";

interface DemoFormProps {
  state: DemoState;
  file: File | null;
  /** How many files were dropped at once; one was taken. */
  droppedCount: number;
  onFile: (file: File, count: number) => void;
  onRun: (file: File) => void;
  onCancel: () => void;
}

export function DemoForm({ state, file, droppedCount, onFile, onRun, onCancel }: DemoFormProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { bytes, list, series } = useFormats();
  const { extensions, alsoReads, fileMaxBytes } = LIMITS.demo;
  const isBusy = state.phase === "generating";
  const readsPictures = useReadsPictures();
  return (
    <>
      {state.phase === "failed" &&
        (readsPictures && errorCodeOf(state.error) === "NO_TEXT_IN_FILE" ? (
          <ScanAlert />
        ) : (
          <Alert tone="wrong" title={t("demo.error.generate")} className="mb-5">
            <p>{errorText(state.error)}</p>
          </Alert>
        ))}
      {state.phase === "done" && (
        <Alert tone="info" className="mb-5">
          {t("demo.empty")}
        </Alert>
      )}
      <Dropzone
        label={t("upload.drop.label")}
        prompt={(choose) =>
          file === null ? (
            <Rich text={t("upload.drop.prompt")} as={{ b: promptWords, choose }} />
          ) : (
            <>
              <b className="mr-2 font-medium [overflow-wrap:anywhere]">{file.name}</b>
              {choose(t("demo.chooseOther"))}
            </>
          )
        }
        {...(file === null && {
          touchPrompt: (choose) => <Rich text={t("upload.drop.touchPrompt")} as={{ choose }} />,
        })}
        dropLabel={t("upload.drop.release")}
        hint={t("upload.drop.hint", { types: series(extensions.map(fileType)), size: bytes(fileMaxBytes) })}
        dropHint={t("upload.drop.alsoReads", { types: list(alsoReads.map(fileType)) })}
        extensions={extensions}
        onFiles={(files) => files[0] && onFile(files[0], files.length)}
      />
      {file !== null && droppedCount > 1 && (
        <p role="status" className="mt-3 text-[0.88rem] text-ink-soft">
          {t("upload.drop.oneOf", { count: droppedCount })}
        </p>
      )}
      {isBusy && (
        <Card className="mt-5 px-5 py-5 sm:px-6">
          <ProgressBar share={null} label={t("demo.working")} />
          <div className="mt-3.5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p role="status" className="flex-1 basis-64 text-[0.88rem] text-ink-soft">
              {t("demo.working")}
            </p>
            <Button variant="secondary" size="sm" onClick={onCancel}>
              {t("common.cancel")}
            </Button>
          </div>
        </Card>
      )}
      <ActionBar isSticky={file !== null && !isBusy}>
        <Button
          size="lg"
          className="flex-1 sm:flex-none"
          data-step="send"
          disabled={file === null}
          onClick={() => file && onRun(file)}
        >
          {t("demo.run")}
        </Button>
      </ActionBar>
    </>
  );
}

/** Recognising pictures takes longer than a demo may: for that there is an account. */
function ScanAlert() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <Alert
      tone="info"
      title={t("demo.scan.title")}
      className="mb-5"
      action={
        <ButtonLink to={paths.register()} size="sm">
          {t("home.hero.register")}
        </ButtonLink>
      }
    >
      <p>{t("demo.scan.text")}</p>
    </Alert>
  );
}
