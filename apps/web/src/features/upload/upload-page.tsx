import { LIMITS, type Mode } from "@quizmill/contract";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileFault, mayHoldQuestions } from "../../lib/check-file.ts";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Page, PageHeading } from "../../ui/page.tsx";
import { RadioCards } from "../../ui/radio-cards.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import type { ImportQuery } from "../carry/import-report.tsx";
import { useImportReport } from "../carry/use-import-report.ts";
import { countOf } from "./count.ts";
import { EngineCards } from "./engine-cards.tsx";
import { Failure } from "./failure.tsx";
import { FileForm } from "./file-form.tsx";
import { isBusy, type Source } from "./flow.ts";
import { Looking } from "./looking.tsx";
import { NotesForm } from "./notes-form.tsx";
import { Ready } from "./ready.tsx";
import { SampleOffer } from "./sample-offer.tsx";
import type { SeveralFilesProps } from "./several-files.tsx";
import { useChosenFiles } from "./use-chosen-files.ts";
import { useDocumentPart } from "./use-document-part.ts";
import { useEngineChoice } from "./use-engine-choice.ts";
import { type GrowingSet, useGrowingSet } from "./use-growing-set.ts";
import { useUpload } from "./use-upload.ts";
import { Work } from "./work.tsx";

/** From a document or from notes to the first questions. */
export function UploadPage() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>("study");
  const engines = useEngineChoice();
  const growing = useGrowingSet();
  const [keepsDoubles, setKeepsDoubles] = useState(false);
  const [isSeveralSent, setSeveralSent] = useState(false);
  const [notes, setNotes] = useState("");
  const [typedCount, setTypedCount] = useState("");
  const [isFromNotes, setIsFromNotes] = useState(false);
  const { state, progress, start, cancel, fail, leave } = useUpload();
  const busy = isBusy(state);

  const files = useChosenFiles();
  const { file, pictures, several, readsPictures } = files;
  const choose = (chosen: readonly File[]) => {
    leave();
    setIsFromNotes(false);
    const refused = files.choose(chosen);
    if (refused !== null) fail({ kind: "file", file: refused.file }, refused.error);
  };
  const setAside = () => {
    leave();
    files.clear();
    setSeveralSent(false);
    engines?.refresh();
  };
  const reset = () => {
    setAside();
    setNotes("");
    setTypedCount("");
  };
  const part = useDocumentPart(file);
  const report = useImportReport();
  const [decided, setDecided] = useState<ImportQuery>();
  const [isUnseen, setIsUnseen] = useState(false);
  const make = (source: Source, imported?: ImportQuery) => {
    setIsFromNotes(source.kind === "notes");
    report.close();
    setDecided(imported);
    setIsUnseen(false);
    void start({
      source,
      mode,
      engine: engines?.engine,
      imported,
      count: countOf(typedCount) ?? undefined,
      ...(source.kind === "file" && {
        part: part.part ?? undefined,
        demoAnswers: growing === null ? files.demoAnswersOf(source.file) : undefined,
      }),
      into: growing?.id,
      keepsDoubles,
    });
  };
  /** A file that may hold questions is looked into first: what would be lost is told before anything is stored. */
  const takeFile = async (chosen: File) => {
    const source = { kind: "file", file: chosen } as const;
    leave();
    try {
      if (!mayHoldQuestions(chosen) || (await report.look(chosen))) make(source);
    } catch (error) {
      setIsUnseen(true);
      fail(source, error);
    }
  };
  /** Pictures become the pages of one document. A single one that the browser cannot show is read by its content. */
  const send = async () => {
    const [first, ...others] = pictures;
    if (first === undefined) return file === null ? undefined : takeFile(file);
    leave();
    try {
      const { documentOfPictures } = await import("./pictures-pdf.ts");
      const document = await documentOfPictures(pictures);
      const fault = fileFault(document, LIMITS.upload);
      if (fault !== null) throw fault;
      make({ kind: "file", file: document });
    } catch (error) {
      if (others.length === 0) return takeFile(first);
      fail({ kind: "file", file: first }, error);
    }
  };
  const lookAgain = (query: ImportQuery) =>
    report.lookAgain(query).catch((error: unknown) => {
      setIsUnseen(true);
      if (file) fail({ kind: "file", file }, error);
    });
  /** As it was decided; a file that could not be looked into is looked into first. */
  const retry = (source: Source) =>
    isUnseen && source.kind === "file" ? void takeFile(source.file) : make(source, decided);
  // Of a set that is there already the text of the new document decides.
  const count = growing === null ? { typed: typedCount, onType: setTypedCount } : null;
  const hasFile = file !== null || pictures.length > 0 || several.length > 0;
  const isAtWork = busy || isSeveralSent || report.looked !== null;
  useNextFocus(stepOf({ isAtWork, hasFailed: state.phase === "failed", isFromNotes, hasFile }));

  return (
    <Page title={t(growing ? "upload.add.heading" : "upload.title")} width="column">
      <UploadHeading growing={growing} />
      {state.phase === "ready" ? (
        <>
          <Work state={state} progress={progress} />
          <Ready result={state.result} isAdded={growing !== null} progress={progress} onAnother={reset} />
        </>
      ) : (
        <>
          {growing === null && (
            <SetChoices mode={mode} engines={engines} onMode={setMode} isDisabled={busy || isSeveralSent} />
          )}
          {!isAtWork && <AddChoices growing={growing} keepsDoubles={keepsDoubles} onKeep={setKeepsDoubles} />}
          {state.phase === "failed" && (
            <Failure
              state={state}
              hasFile={hasFile}
              onRetry={() => retry(state.source)}
              onOther={() => (state.source.kind === "file" ? setAside() : leave())}
            />
          )}
          {busy ? (
            <Work state={state} progress={progress} onCancel={cancel} />
          ) : report.looked !== null ? (
            <Looking
              looked={report.looked}
              onChange={(query) => void lookAgain(query)}
              onImport={(query) => file && make({ kind: "file", file }, query)}
              onCancel={report.close}
            />
          ) : several.length > 0 ? (
            <Suspense fallback={null}>
              <SeveralFiles
                mode={mode}
                growing={growing}
                keepsDoubles={keepsDoubles}
                files={several}
                engine={engines?.engine}
                onChange={files.keepSeveral}
                onAdd={(added) => files.keepSeveral([...several, ...added])}
                onStart={() => setSeveralSent(true)}
                onAnother={reset}
              />
            </Suspense>
          ) : (
            <>
              <FileForm
                file={file}
                pictures={pictures}
                readsPictures={readsPictures}
                hasDemoAnswers={growing === null && files.demoAnswersOf(file).length > 0}
                onChoose={choose}
                onPictures={files.setPictures}
                onRemove={setAside}
                onSend={send}
                part={part}
                count={count}
              />
              <NotesForm
                text={notes}
                isMain={!hasFile}
                onText={setNotes}
                onSend={() => make({ kind: "notes", text: notes })}
                count={count}
              />
              {growing === null && !hasFile && notes.trim() === "" && (
                <SampleOffer onSend={(text) => make({ kind: "notes", text })} />
              )}
            </>
          )}
        </>
      )}
    </Page>
  );
}

function UploadHeading({ growing }: { readonly growing: GrowingSet | null }) {
  const { t } = useTranslation();
  if (growing === null) return <PageHeading lead={t("upload.lead")}>{t("upload.heading")}</PageHeading>;
  const name = growing.name || t("datasets.fallbackName");
  return <PageHeading lead={t("upload.add.lead", { name })}>{t("upload.add.heading")}</PageHeading>;
}

const SeveralFiles = lazy<ComponentType<SeveralFilesProps>>(() =>
  import("./several-files.tsx").then((module) => ({ default: module.SeveralFiles })),
);

interface SetChoicesProps {
  readonly mode: Mode;
  readonly engines: ReturnType<typeof useEngineChoice>;
  readonly onMode: (mode: Mode) => void;
  readonly isDisabled: boolean;
}

/** What holds for a new set as a whole. */
function SetChoices({ mode, engines, onMode, isDisabled }: SetChoicesProps) {
  const { t } = useTranslation();
  const modes = (["study", "test"] as const).map((value) => ({
    value,
    title: t(`upload.mode.${value}`),
    text: t(`upload.mode.${value}Text`),
  }));
  return (
    <>
      <RadioCards
        legend={t("upload.mode.legend")}
        cards={modes}
        value={mode}
        onChange={onMode}
        isDisabled={isDisabled}
      />
      {engines && (
        <div className="mt-6">
          <EngineCards choices={engines} isDisabled={isDisabled} />
        </div>
      )}
    </>
  );
}

interface AddChoicesProps {
  readonly growing: GrowingSet | null;
  readonly keepsDoubles: boolean;
  readonly onKeep: (keepsDoubles: boolean) => void;
}

/** What holds for a document that is added to a set. */
function AddChoices({ growing, keepsDoubles, onKeep }: AddChoicesProps) {
  const { t } = useTranslation();
  if (growing === null) return null;
  return (
    <Checkbox
      label={t("upload.add.keepDoubles")}
      checked={keepsDoubles}
      onChange={() => onKeep(!keepsDoubles)}
      className="mb-5"
    />
  );
}

/** What the focus goes to. */
function stepOf(on: {
  isAtWork: boolean;
  hasFailed: boolean;
  isFromNotes: boolean;
  hasFile: boolean;
}): string {
  if (on.isAtWork) return "work";
  if (on.hasFailed) return "failed";
  if (on.isFromNotes) return "notes";
  return on.hasFile ? "send" : "choose";
}
