import type { Settings } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { loadSettings } from "./settings.ts";

/** The settings of a language model; undefined without one, and until that is known. */
export function useModelSettings(): Settings["model"] {
  const [model, setModel] = useState<Settings["model"]>();
  useEffect(() => {
    // Without an answer there is nothing to show: the embedded engine needs no settings.
    loadSettings().then(
      (settings) => setModel(settings.model),
      () => undefined,
    );
  }, []);
  return model;
}
