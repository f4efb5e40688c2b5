import type { Settings } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { loadSettings } from "./settings.ts";

/** The price of the installation's language model; null without one, and until that is known. */
export function useModelPrice(): Settings["modelPrice"] {
  const [price, setPrice] = useState<Settings["modelPrice"]>(null);
  useEffect(() => {
    // Without an answer there is nothing to show.
    loadSettings().then(
      (settings) => setPrice(settings.modelPrice),
      () => undefined,
    );
  }, []);
  return price;
}
