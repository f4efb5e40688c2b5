import { LIMITS } from "@quizmill/contract";
import { useEffect, useState } from "react";
import type { ApiError } from "../../lib/api-error.ts";
import { fileFault } from "../../lib/check-file.ts";
import { forgetDemo, lastDemo } from "../../lib/demo.ts";
import { useReadsPictures } from "../../lib/use-reads-pictures.ts";
import { isPicture } from "./pictures.ts";

/** What is chosen to be sent: one file, pictures that become the pages of one document, or several files. */
export function useChosenFiles() {
  const [demo] = useState(lastDemo);
  const [file, setFile] = useState<File | null>(demo?.file ?? null);
  useEffect(() => forgetDemo(), []);
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [several, setSeveral] = useState<readonly File[]>([]);
  const readsPictures = useReadsPictures();
  const set = (chosen: { file?: File; pictures?: readonly File[]; several?: readonly File[] }) => {
    setFile(chosen.file ?? null);
    setPictures(chosen.pictures ?? []);
    setSeveral(chosen.several ?? []);
  };
  return {
    file,
    pictures,
    several,
    readsPictures,
    setPictures,
    /** What was answered in a demo of this file. */
    demoAnswersOf: (chosen: File | null) => (chosen === demo?.file ? demo.answers : []),
    clear: () => set({}),
    /** What is left of several files when one is taken out: a single one is sent as any other. */
    keepSeveral: (files: readonly File[]) =>
      set(files.length > 1 ? { several: files } : { ...(files[0] && { file: files[0] }) }),
    /** Returns the first that cannot be taken, or null. Of several files each is looked at when it is sent. */
    choose: (files: readonly File[]): { file: File; error: ApiError } | null => {
      const [first] = files;
      if (first === undefined) return null;
      const arePages = readsPictures && files.every(isPicture);
      if (files.length > 1 && !arePages) {
        set({ several: files });
        return null;
      }
      for (const one of files) {
        const error = fileFault(one, LIMITS.upload);
        if (error === null) continue;
        setFile(null);
        return { file: one, error };
      }
      set(arePages ? { pictures: [...pictures, ...files] } : { file: first });
      return null;
    },
  };
}
