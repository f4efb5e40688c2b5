import type { Mode } from "@quizmill/contract";
import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { takeHandedFiles } from "../../lib/handed-files.ts";
import { Page, PageHeading } from "../../ui/page.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { AddChoices, SetChoices } from "./choices.tsx";
import { countOf } from "./count.ts";
import { Failure } from "./failure.tsx";
import { FileForm } from "./file-form.tsx";
import { isBusy } from "./flow.ts";
import { Looking } from "./looking.tsx";
import { NotesForm } from "./notes-form.tsx";
import { Ready } from "./ready.tsx";
import { SampleOffer } from "./sample-offer.tsx";
import type { SeveralFilesProps } from "./several-files.tsx";
import { useChosenFiles } from "./use-chosen-files.ts";
import { useDocumentPart } from "./use-document-part.ts";
import { useEngineChoice } from "./use-engine-choice.ts";
import { type GrowingSet, useGrowingSet } from "./use-growing-set.ts";
import { useSending } from "./use-sending.ts";
import { Work } from "./work.tsx";

/** From a document or from notes to the first questions. */
export function UploadPage() {
  const { t } = useTranslation();
  const making = useMaking();
  const { growing, choices, sending, isAtWork } = making;
  const { state } = sending;
  useNextFocus(stepOf(making));
  return (
    <Page title={t(growing ? "upload.add.heading" : "nav.upload")} width="column">
      <UploadHeading growing={growing} />
      {state.phase === "ready" ? (
        <>
          <Work state={state} progress={sending.progress} />
          <Ready
            result={state.result}
            isAdded={growing !== null}
            progress={sending.progress}
            onAnother={making.reset}
          />
        </>
      ) : (
        <>
          {growing === null && <SetChoices {...choices} isDisabled={making.isSent} />}
          {growing !== null && !isAtWork && <AddChoices {...choices} />}
          {state.phase === "failed" && (
            <Failure
              state={state}
              hasFile={making.hasFile}
              onRetry={() => sending.retry(state.source)}
              onOther={() => (state.source.kind === "file" ? making.setAside() : sending.leave())}
            />
          )}
          <Step making={making} />
        </>
      )}
    </Page>
  );
}

type Making = ReturnType<typeof useMaking>;

/** All that is chosen, and how far its sending has come. */
function useMaking() {
  const growing = useGrowingSet();
  const engines = useEngineChoice();
  const files = useChosenFiles();
  const part = useDocumentPart(files.file);
  const [mode, onMode] = useState<Mode>("study");
  const [keepsDoubles, onKeep] = useState(false);
  const [notes, setNotes] = useState("");
  const [typedCount, setTypedCount] = useState("");
  const [isSeveralSent, setSeveralSent] = useState(false);
  const sending = useSending({
    files,
    mode,
    keepsDoubles,
    engine: engines?.engine,
    count: countOf(typedCount) ?? undefined,
    part: part.part ?? undefined,
    into: growing?.id,
  });
  const takeAlong = useEffectEvent(() => {
    const handed = takeHandedFiles();
    if (handed.length > 0) sending.choose(handed);
  });
  useEffect(() => takeAlong(), []);
  const setAside = () => {
    sending.leave();
    files.clear();
    setSeveralSent(false);
    engines?.refresh();
  };
  const reset = () => {
    setAside();
    setNotes("");
    setTypedCount("");
  };
  const isSent = isBusy(sending.state) || isSeveralSent;
  return {
    growing,
    files,
    part,
    sending,
    choices: { mode, onMode, engines, keepsDoubles, onKeep },
    notes: { text: notes, onText: setNotes },
    // Of a set that is there already the text of the new document decides.
    count: growing === null ? { typed: typedCount, onType: setTypedCount } : null,
    hasFile: files.file !== null || files.pictures.length > 0 || files.several.length > 0,
    isSent,
    isAtWork: isSent || sending.looked !== null,
    onSeveralSent: () => setSeveralSent(true),
    setAside,
    reset,
  };
}

function UploadHeading({ growing }: { readonly growing: GrowingSet | null }) {
  const { t } = useTranslation();
  if (growing === null) return <PageHeading lead={t("upload.lead")}>{t("upload.heading")}</PageHeading>;
  const name = growing.name || t("datasets.fallbackName");
  return <PageHeading lead={t("upload.add.lead", { name })}>{t("upload.add.heading")}</PageHeading>;
}

/** What is under way, or what to choose. */
function Step({ making }: { readonly making: Making }) {
  const { files, growing, sending, choices } = making;
  const { state, looked } = sending;
  if (isBusy(state)) return <Work state={state} progress={sending.progress} onCancel={sending.cancel} />;
  if (looked !== null)
    return (
      <Looking
        looked={looked}
        onChange={(query) => void sending.lookAgain(query)}
        onImport={(query) => files.file && sending.make({ kind: "file", file: files.file }, query)}
        onCancel={sending.stopLooking}
      />
    );
  if (files.several.length === 0) return <ChooseStep making={making} />;
  return (
    <Suspense fallback={null}>
      <SeveralFiles
        mode={choices.mode}
        growing={growing}
        keepsDoubles={choices.keepsDoubles}
        files={files.several}
        engine={choices.engines?.engine}
        onChange={files.keepSeveral}
        onAdd={(added) => files.keepSeveral([...files.several, ...added])}
        onStart={making.onSeveralSent}
        onAnother={making.reset}
      />
    </Suspense>
  );
}

const SeveralFiles = lazy<ComponentType<SeveralFilesProps>>(() =>
  import("./several-files.tsx").then((module) => ({ default: module.SeveralFiles })),
);

function ChooseStep({
  making: { files, growing, sending, part, notes, count, ...making },
}: {
  readonly making: Making;
}) {
  const sendNotes = (text: string) => sending.make({ kind: "notes", text });
  return (
    <>
      <FileForm
        file={files.file}
        pictures={files.pictures}
        readsPictures={files.readsPictures}
        hasDemoAnswers={growing === null && files.demoAnswersOf(files.file).length > 0}
        onChoose={sending.choose}
        onPictures={files.setPictures}
        onRemove={making.setAside}
        onSend={sending.sendChosen}
        part={part}
        count={count}
      />
      <NotesForm {...notes} isMain={!making.hasFile} onSend={() => sendNotes(notes.text)} count={count} />
      {growing === null && !making.hasFile && notes.text.trim() === "" && <SampleOffer onSend={sendNotes} />}
    </>
  );
}

/** What the focus goes to. */
function stepOf({ isAtWork, hasFile, sending }: Making): string {
  if (isAtWork) return "work";
  if (sending.state.phase === "failed") return "failed";
  if (sending.isFromNotes) return "notes";
  return hasFile ? "send" : "choose";
}
