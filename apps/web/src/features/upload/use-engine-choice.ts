import type { EngineChoice, Settings } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { loadSettings } from "../../lib/settings.ts";

/** Who is to write, where there is a choice: undefined without a language model, and until that is known. */
export function useEngineChoice(): [EngineChoice | undefined, (engine: EngineChoice) => void] {
  const [model, setModel] = useState<Settings["model"]>();
  const [chosen, choose] = useState<EngineChoice | null>(null);
  useEffect(() => {
    // Without an answer there is no choice to show: the embedded engine needs none.
    loadSettings().then(
      (settings) => setModel(settings.model),
      () => undefined,
    );
  }, []);
  if (model === undefined) return [undefined, choose];
  return [chosen ?? (model.isDefault ? "model" : "embedded"), choose];
}
