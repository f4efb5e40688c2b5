import { type Demo, LIMITS, ROUTES } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { upload } from "../../lib/api.ts";
import { errorCodeOf, isAbort } from "../../lib/api-error.ts";
import { fileFault } from "../../lib/check-file.ts";
import { keepDemo } from "../../lib/demo.ts";

export type DemoState =
  | { phase: "idle" }
  | { phase: "generating" }
  | { phase: "failed"; error: unknown }
  | { phase: "done"; demo: Demo };

const IDLE: DemoState = { phase: "idle" };

/** One demo at a time: a new one, or leaving the page, cancels the one before. */
export function useDemo() {
  const [state, setState] = useState<DemoState>(IDLE);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const run = async (file: File) => {
    abort.current?.abort();
    const fault = fileFault(file, LIMITS.demo);
    if (fault !== null) {
      setState({ phase: "failed", error: fault });
      return;
    }
    const mine = new AbortController();
    abort.current = mine;
    setState({ phase: "generating" });
    try {
      const demo = await upload(ROUTES.demoUpload, { file, signal: mine.signal });
      keepDemo(file);
      setState({ phase: "done", demo });
    } catch (error) {
      if (isAbort(error)) return;
      // A scan can be read with an account, which its file comes along to.
      if (errorCodeOf(error) === "NO_TEXT_IN_FILE") keepDemo(file);
      setState({ phase: "failed", error });
    }
  };
  const reset = () => {
    abort.current?.abort();
    setState(IDLE);
  };
  return { state, run, reset };
}
