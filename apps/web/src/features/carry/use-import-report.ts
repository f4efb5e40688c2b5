import { type Fidelity, ROUTES } from "@quizmill/contract";
import { useRef, useState } from "react";
import { upload } from "../../lib/api.ts";
import { isAbort } from "../../lib/api-error.ts";
import type { ImportQuery } from "./import-report.tsx";

interface Looked {
  readonly file: File;
  /** Null until the server has looked into it. */
  readonly fidelity: Fidelity | null;
  readonly isLooking: boolean;
}

/** Whether something has to be decided or known before a file is taken. */
function needsReport(fidelity: Fidelity | null): fidelity is Fidelity {
  return fidelity !== null && (fidelity.losses.length > 0 || fidelity.columns !== undefined);
}

/** Asks the server what a file of questions holds, before it is taken. */
export function useImportReport() {
  const [looked, setLooked] = useState<Looked | null>(null);
  const abort = useRef<AbortController | null>(null);
  const close = () => {
    abort.current?.abort();
    setLooked(null);
  };

  const ask = async (file: File, query: ImportQuery | undefined): Promise<Fidelity | null> => {
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const input = { file, query: query ?? {}, signal: controller.signal };
    return (await upload(ROUTES.uploadInspect, input)).fidelity;
  };

  /**
   * True if the file can be taken as it is; else the report is shown, or the person left. Throws what the call throws.
   */
  const look = async (file: File): Promise<boolean> => {
    setLooked({ file, fidelity: null, isLooking: true });
    try {
      const fidelity = await ask(file, undefined);
      setLooked(needsReport(fidelity) ? { file, fidelity, isLooking: false } : null);
      return !needsReport(fidelity);
    } catch (error) {
      if (isAbort(error)) return false;
      setLooked(null);
      throw error;
    }
  };

  /** Looks again, as the person has decided by now. */
  const lookAgain = async (query: ImportQuery): Promise<void> => {
    if (looked === null) return;
    setLooked({ ...looked, isLooking: true });
    try {
      const fidelity = await ask(looked.file, query);
      setLooked({ ...looked, fidelity: fidelity ?? looked.fidelity, isLooking: false });
    } catch (error) {
      if (isAbort(error)) return;
      setLooked(null);
      throw error;
    }
  };
  return { looked, look, lookAgain, close };
}
