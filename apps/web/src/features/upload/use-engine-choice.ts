import type { EngineChoice, Settings } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { loadSettings } from "../../lib/settings.ts";

export interface EngineChoices {
  /** Who is to write, where there is a choice: undefined without a language model, and until that is known. */
  readonly engine: EngineChoice | undefined;
  /** About what the model takes. */
  readonly tokensPerPage: number;
  readonly choose: (engine: EngineChoice) => void;
}

export function useEngineChoice(): EngineChoices {
  const [model, setModel] = useState<Settings["model"]>();
  const [chosen, choose] = useState<EngineChoice | null>(null);
  useEffect(() => {
    // Without an answer there is no choice to show: the embedded engine needs none.
    loadSettings().then(
      (settings) => setModel(settings.model),
      () => undefined,
    );
  }, []);
  const byDefault = model?.isDefault ? "model" : "embedded";
  return {
    engine: model && (chosen ?? byDefault),
    tokensPerPage: model?.tokensPerPage ?? 0,
    choose,
  };
}
