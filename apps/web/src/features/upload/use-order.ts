import { useEffect, useRef, useState } from "react";
import { moved } from "./pictures.ts";

/** Files in an order that is changed with buttons, which keep the focus. Each row's are marked with `data-move`. */
export function useOrder(
  files: readonly File[],
  { onChange, saidOf }: { onChange: (files: readonly File[]) => void; saidOf: (place: number) => string },
) {
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const [wanted, setWanted] = useState<{ readonly file: File | undefined; readonly step: string } | null>(
    null,
  );
  // A moved element loses the focus in some browsers, a removed one in all.
  useEffect(() => {
    if (!wanted?.file) return;
    const row = list.current?.children.item(files.indexOf(wanted.file));
    row?.querySelector<HTMLElement>(`[data-move="${wanted.step}"]`)?.focus();
  }, [wanted, files]);
  return {
    /** To be put on the list. */
    list,
    /** For screen readers, after a move. */
    said,
    move: (index: number, step: -1 | 1) => {
      const [file] = files.slice(index, index + 1);
      const next = moved(files, index, index + step);
      if (file === undefined || next === files) return;
      onChange(next);
      setWanted({ file, step: String(step) });
      setSaid(saidOf(index + step + 1));
    },
    remove: (index: number) => {
      const rest = files.toSpliced(index, 1);
      onChange(rest);
      setWanted({ file: rest[index] ?? rest.at(-1), step: "remove" });
    },
  };
}

const keys = new WeakMap<File, string>();

/** Two files may have the same name. */
export function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.randomUUID();
  keys.set(file, key);
  return key;
}
