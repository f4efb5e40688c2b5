import {
  type Adaptable,
  type CarriedSet,
  type DatasetSummary,
  type Language,
  ROUTES,
} from "@quizmill/contract";
import { fittedForPrint } from "@quizmill/interchange/report";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { download } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { slugOf } from "../print/file-name.ts";
import { extensionOf, hasVersionsOf, isPrint, PRINTS, type Print, type Target } from "./targets.ts";

export interface Wanted {
  readonly target: Target;
  readonly adapt: readonly Adaptable[];
  readonly hasVersions: boolean;
  /** The ids of the questions; null for all. */
  readonly questionIds: readonly number[] | null;
}

/** The order of the versions: the same in every file. */
const SEED = 1;

/** Makes the file and gives it to the person: the server writes those of other programs, the browser what is printed. */
export function useExport(dataset: DatasetSummary, onDone: () => void) {
  const { i18n } = useTranslation();
  const language = i18n.language as Language;
  return useMutation({
    mutationFn: async ({ wanted, set }: { wanted: Wanted; set: CarriedSet }) => {
      const { target, adapt, hasVersions, questionIds } = wanted;
      const versions = hasVersions && hasVersionsOf(target) ? 2 : 1;
      const file = isPrint(target)
        ? await printed(set, target, { language, versions, seed: SEED })
        : await download(ROUTES.exportDataset, {
            params: { id: dataset.id },
            body: {
              format: target,
              adapt: [...adapt],
              language,
              seed: SEED,
              versions,
              ...(questionIds !== null && { questions: [...questionIds] }),
            },
          });
      saveFile(file, `${slugOf(dataset.name) || "quizmill"}${extensionOf(target, file)}`);
    },
    onSuccess: onDone,
  });
}

async function printed(
  set: CarriedSet,
  target: Print,
  about: { language: Language; versions: number; seed: number },
): Promise<Blob> {
  const { exportCards, exportWorksheet } = await import("../print/export-print.tsx");
  const fitted = fittedForPrint(set, PRINTS[target]);
  return target === "worksheet-pdf" ? exportWorksheet(fitted, about) : exportCards(fitted, about);
}
