import { type DocumentPart, type Outline, ROUTES } from "@quizmill/contract";
import { useEffect, useRef, useState } from "react";
import { upload } from "../../lib/api.ts";
import { isAbort } from "../../lib/api-error.ts";
import { type PartDraft, partFault, partOf, WHOLE } from "./part.ts";

interface Reading {
  readonly file: File | null;
  readonly draft: PartDraft;
  /** Null until it is read, which happens when it is first wanted. */
  readonly outline: Outline | null;
  readonly error: unknown;
  readonly isReading: boolean;
}

const fresh = (file: File | null): Reading => ({
  file,
  draft: WHOLE,
  outline: null,
  error: null,
  isReading: false,
});

export interface DocumentPartChoice extends Omit<Reading, "file"> {
  readonly onRead: () => void;
  readonly onDraft: (draft: PartDraft) => void;
}

/** Which part of a chosen file is wanted: all of it until something else is said. */
export function useDocumentPart(file: File | null): {
  readonly choice: DocumentPartChoice;
  /** Null as long as it has a fault. */
  readonly part: DocumentPart | null;
} {
  const [reading, setReading] = useState(() => fresh(file));
  const abort = useRef<AbortController | null>(null);
  if (reading.file !== file) setReading(fresh(file));
  useEffect(() => () => abort.current?.abort(), []);
  const { draft, outline, error, isReading } = reading;
  const read = async () => {
    if (file === null || outline !== null || isReading) return;
    abort.current?.abort();
    const controller = new AbortController();
    abort.current = controller;
    const { signal } = controller;
    const change = (changed: Partial<Reading>) =>
      setReading((now) => (now.file === file ? { ...now, isReading: false, ...changed } : now));
    change({ isReading: true, error: null });
    try {
      change({ outline: await upload(ROUTES.uploadOutline, { file, signal }) });
    } catch (failure) {
      change({ error: isAbort(failure) ? null : failure });
    }
  };
  return {
    choice: {
      draft,
      outline,
      error,
      isReading,
      onRead: () => void read(),
      onDraft: (next) => setReading((now) => ({ ...now, draft: next })),
    },
    part: partFault(draft, outline) === null ? partOf(draft, outline) : null,
  };
}
