import { LIMITS } from "@quizmill/contract";
import { useState } from "react";
import { fileFault, mayHoldQuestions } from "../../lib/check-file.ts";
import type { ImportQuery } from "../carry/import-report.tsx";
import { useImportReport } from "../carry/use-import-report.ts";
import type { Source, Wish } from "./flow.ts";
import type { useChosenFiles } from "./use-chosen-files.ts";
import { useUpload } from "./use-upload.ts";

/** What holds whatever is sent. */
export interface Choices extends Pick<Wish, "mode" | "engine" | "count" | "part" | "into" | "keepsDoubles"> {
  readonly files: ReturnType<typeof useChosenFiles>;
}

/** From what is chosen to an upload: pictures are put together, and files of questions are looked into before. */
export function useSending({ files, part, ...choices }: Choices) {
  const { start, fail, leave, ...upload } = useUpload();
  const report = useImportReport();
  const [decided, setDecided] = useState<ImportQuery>();
  const [isUnseen, setIsUnseen] = useState(false);
  const [isFromNotes, setIsFromNotes] = useState(false);

  const make = (source: Source, imported?: ImportQuery) => {
    setIsFromNotes(source.kind === "notes");
    report.close();
    setDecided(imported);
    setIsUnseen(false);
    const ofFile = source.kind === "file" && {
      part,
      demoAnswers: choices.into === undefined ? files.demoAnswersOf(source.file) : undefined,
    };
    void start({ source, imported, ...choices, ...ofFile });
  };
  const failUnseen = (source: Source, error: unknown) => {
    setIsUnseen(true);
    fail(source, error);
  };
  /** A file that may hold questions is looked into first: what would be lost is told before anything is stored. */
  const takeFile = async (file: File) => {
    const source = { kind: "file", file } as const;
    leave();
    try {
      if (!mayHoldQuestions(file) || (await report.look(file))) make(source);
    } catch (error) {
      failUnseen(source, error);
    }
  };
  /** Pictures become the pages of one document. A single one that the browser cannot show is read by its content. */
  const takePictures = async (first: File) => {
    leave();
    try {
      const { documentOfPictures } = await import("./pictures-pdf.ts");
      const document = await documentOfPictures(files.pictures);
      const fault = fileFault(document, LIMITS.upload);
      if (fault !== null) throw fault;
      make({ kind: "file", file: document });
    } catch (error) {
      if (files.pictures.length === 1) return takeFile(first);
      fail({ kind: "file", file: first }, error);
    }
  };
  return {
    ...upload,
    leave,
    make,
    looked: report.looked,
    stopLooking: report.close,
    /** Whether notes were sent last. */
    isFromNotes,
    choose: (chosen: readonly File[]) => {
      leave();
      setIsFromNotes(false);
      const refused = files.choose(chosen);
      if (refused !== null) fail({ kind: "file", file: refused.file }, refused.error);
    },
    sendChosen: async () => {
      const [picture] = files.pictures;
      if (picture !== undefined) await takePictures(picture);
      else if (files.file !== null) await takeFile(files.file);
    },
    lookAgain: (query: ImportQuery) =>
      report.lookAgain(query).catch((error: unknown) => {
        if (files.file) failUnseen({ kind: "file", file: files.file }, error);
      }),
    /** As it was decided; a file that could not be looked into is looked into first. */
    retry: (source: Source) =>
      isUnseen && source.kind === "file" ? void takeFile(source.file) : make(source, decided),
  };
}
