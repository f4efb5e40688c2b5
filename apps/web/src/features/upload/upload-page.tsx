import { LIMITS, type Mode } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fileFault, mayHoldQuestions } from "../../lib/check-file.ts";
import { demoFile, forgetDemoFile } from "../../lib/demo-file.ts";
import { useReadsPictures } from "../../lib/use-reads-pictures.ts";
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
import { isPicture } from "./pictures.ts";
import { Ready } from "./ready.tsx";
import { SampleOffer } from "./sample-offer.tsx";
import { useDocumentPart } from "./use-document-part.ts";
import { useEngineChoice } from "./use-engine-choice.ts";
import { useUpload } from "./use-upload.ts";
import { Work } from "./work.tsx";

/** From a document or from notes to the first questions. */
export function UploadPage() {
  const { t } = useTranslation();
  const [mode, setMode] = useState<Mode>("study");
  const engines = useEngineChoice();
  const [file, setFile] = useState<File | null>(demoFile);
  useEffect(() => forgetDemoFile(), []);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const readsPictures = useReadsPictures();
  const [droppedCount, setDroppedCount] = useState(0);
  const [notes, setNotes] = useState("");
  const [typedCount, setTypedCount] = useState("");
  const [isFromNotes, setIsFromNotes] = useState(false);
  const { state, progress, start, cancel, fail, leave } = useUpload();
  const busy = isBusy(state);

  const choose = (files: readonly File[]) => {
    const chosen = readsPictures && files.every(isPicture) ? files : files.slice(0, 1);
    const [first] = chosen;
    if (first === undefined) return;
    leave();
    setDroppedCount(files.length);
    setIsFromNotes(false);
    for (const one of chosen) {
      const fault = fileFault(one, LIMITS.upload);
      if (fault === null) continue;
      setFile(null);
      return fail({ kind: "file", file: one }, fault);
    }
    const isOfPictures = readsPictures && isPicture(first);
    setFile(isOfPictures ? null : first);
    setPictures(isOfPictures ? [...pictures, ...chosen] : []);
  };
  const setAside = () => {
    leave();
    setFile(null);
    setPictures([]);
    engines?.refresh();
  };
  const reset = () => {
    setAside();
    setNotes("");
    setTypedCount("");
  };
  const modes = (["study", "test"] as const).map((value) => ({
    value,
    title: t(`upload.mode.${value}`),
    text: t(`upload.mode.${value}Text`),
  }));

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
      part: source.kind === "file" ? (part.part ?? undefined) : undefined,
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
  const count = { typed: typedCount, onType: setTypedCount };
  const hasFile = file !== null || pictures.length > 0;
  const next = isFromNotes ? "notes" : hasFile ? "send" : "choose";
  useNextFocus(busy || report.looked !== null ? "work" : state.phase === "failed" ? "failed" : next);

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
          {engines && (
            <div className="mt-6">
              <EngineCards choices={engines} isDisabled={busy} />
            </div>
          )}
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
          ) : (
            <>
              <FileForm
                {...{ file, pictures, readsPictures, droppedCount }}
                onChoose={choose}
                onPictures={setPictures}
                onRemove={setAside}
                onSend={send}
                part={part}
                {...count}
              />
              <NotesForm
                text={notes}
                isMain={!hasFile}
                onText={setNotes}
                onSend={() => make({ kind: "notes", text: notes })}
                {...count}
              />
              {!hasFile && notes.trim() === "" && (
                <SampleOffer onSend={(text) => make({ kind: "notes", text })} />
              )}
            </>
          )}
        </>
      )}
    </Page>
  );
}
