import { type DatasetDetail, ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { isUnfinished } from "../../lib/set/dataset-query.ts";
import { Button } from "../../ui/button.tsx";

type Ended = Pick<DatasetDetail, "id" | "status" | "processedChunks" | "totalChunks" | "document" | "model">;

interface AgainButtonProps {
  readonly dataset: Ended;
  readonly onBegun: () => void;
}

/**
 * Reads and writes what is open of a set that ended early, or lets its model go on that stopped; nothing where nothing
 * is open.
 */
export function AgainButton({ dataset, onBegun }: AgainButtonProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const place = useRef<HTMLDivElement>(null);
  const begun = () => {
    // The button disappears; the section that it is in stays.
    place.current?.closest("section")?.querySelector("button")?.focus();
    onBegun();
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(ROUTES.tryAgain, { params: { id: dataset.id } }),
    onSuccess: begun,
  });
  const isText = hasOpenText(dataset);
  const hasStopped = !isUnfinished(dataset.status) && dataset.model?.fellBack != null;
  if (!isText && !hasStopped) return null;
  return (
    <div ref={place}>
      <Button variant="secondary" isBusy={isPending} onClick={() => mutate()}>
        {isText ? t("common.retry") : t("results.quality.goOn")}
      </Button>
      {error && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}

function hasOpenText({ processedChunks, totalChunks, document: { pictures } }: Ended): boolean {
  return processedChunks < totalChunks || (pictures !== undefined && pictures.done < pictures.pages);
}
