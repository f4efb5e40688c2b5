import { useEffect, useState } from "react";
import { loadSettings } from "./settings.ts";

/** Whether the server reads the text of pictures; false until that is known. */
export function useReadsPictures(): boolean {
  const [reads, setReads] = useState(false);
  useEffect(() => {
    loadSettings().then(
      (settings) => setReads(settings.readsPictures),
      () => undefined,
    );
  }, []);
  return reads;
}
