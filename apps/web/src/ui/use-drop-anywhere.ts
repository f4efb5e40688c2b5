import { useEffect, useEffectEvent, useState } from "react";

/**
 * Takes files that are dropped on the page, wherever no other part takes them. Returns whether files are being dragged
 * over the page.
 */
export function useDropAnywhere(onFiles: (files: readonly File[]) => void): boolean {
  const [isAbove, setIsAbove] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsAbove(true);
    };
    const leave = (event: DragEvent) => {
      // Moving on to another element of the page is also reported, with that element.
      if (event.relatedTarget === null) setIsAbove(false);
    };
    const end = () => setIsAbove(false);
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      take(filesOf(event));
    };
    const listening = new AbortController();
    const { signal } = listening;
    // A part of the page that takes files itself keeps its events from bubbling.
    window.addEventListener("dragover", over, { signal, capture: true });
    window.addEventListener("dragleave", leave, { signal, capture: true });
    window.addEventListener("drop", end, { signal, capture: true });
    window.addEventListener("drop", drop, { signal });
    return () => listening.abort();
  }, []);
  return isAbove;
}

/** Not words or pictures that are dragged within the page. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") ?? false;
}

/** Without folders, which cannot be read as files. */
function filesOf({ dataTransfer }: DragEvent): File[] {
  return [...(dataTransfer?.items ?? [])].flatMap((item) => {
    const file = item.webkitGetAsEntry()?.isDirectory ? null : item.getAsFile();
    return file === null ? [] : [file];
  });
}
