import { LIMITS, type Mode } from "@quizmill/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fileFault } from "../../lib/check-file.ts";
import { Page, PageHeading } from "../../ui/page.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { Failure } from "./failure.tsx";
import { FileForm } from "./file-form.tsx";
import { isBusy } from "./flow.ts";
import { NotesForm } from "./notes-form.tsx";
import { Ready } from "./ready.tsx";
import { useUpload } from "./use-upload.ts";
import { Work } from "./work.tsx";

/** From a document or from notes to the first questions. */
export function UploadPage() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>("study");
  const [file, setFile] = useState<File | null>(null);
  const [notes, setNotes] = useState("");
  const { state, progress, start, cancel, fail, leave } = useUpload();
  const busy = isBusy(state);

  const choose = (chosen: File) => {
    leave();
    const fault = fileFault(chosen, LIMITS.upload);
    setFile(fault === null ? chosen : null);
    if (fault !== null) fail({ kind: "file", file: chosen }, fault);
  };
  const reset = () => {
    leave();
    setFile(null);
    setNotes("");
  };
  const modes = (["study", "test"] as const).map((value) => ({
    value,
    title: t(`upload.mode.${value}`),
    text: t(`upload.mode.${value}Text`),
  }));

  return (
    <Page title={t("upload.title")} width="column">
      <PageHeading lead={t("upload.lead")}>{t("upload.heading")}</PageHeading>
      {state.phase === "ready" ? (
        <>
          <Work state={state} progress={progress} />
          <Ready result={state.result} progress={progress} onAnother={reset} />
        </>
      ) : (
        <>
          <RadioCards
            legend={t("upload.mode.legend")}
            cards={modes}
            value={mode}
            onChange={setMode}
            isDisabled={busy}
          />
          {state.phase === "failed" && (
            <Failure
              state={state}
              hasFile={file !== null}
              onRetry={() => void start(state.source, mode)}
              onOther={() => (state.source.kind === "file" ? reset() : leave())}
            />
          )}
          <FileForm
            file={file}
            isDisabled={busy}
            onChoose={choose}
            onRemove={() => {
              leave();
              setFile(null);
            }}
            onSend={(chosen) => void start({ kind: "file", file: chosen }, mode)}
          />
          {busy && <Work state={state} progress={progress} onCancel={cancel} />}
          {!busy && (
            <NotesForm
              text={notes}
              onText={setNotes}
              onSend={() => void start({ kind: "notes", text: notes }, mode)}
            />
          )}
        </>
      )}
    </Page>
  );
}
