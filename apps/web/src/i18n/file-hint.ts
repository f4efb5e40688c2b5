import { useTranslation } from "react-i18next";
import { fileType } from "../lib/check-file.ts";
import { useFormats } from "./format.ts";

interface DoorRules {
  /** With leading dots. */
  readonly extensions: readonly string[];
  readonly alsoReads: readonly string[];
  readonly fileMaxBytes: number;
}

/** In words, what an upload accepts: what its file chooser offers, and what else can be dropped. */
export function useFileHint({ extensions, alsoReads, fileMaxBytes }: DoorRules) {
  const { t } = useTranslation();
  const { bytes, list, series } = useFormats();
  return {
    hint: t("upload.drop.hint", { types: series(extensions.map(fileType)), size: bytes(fileMaxBytes) }),
    dropHint: t("upload.drop.alsoReads", { types: list(alsoReads.map(fileType)) }),
  };
}
