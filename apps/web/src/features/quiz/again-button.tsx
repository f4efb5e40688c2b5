import { type DatasetDetail, ROUTES } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";

type Ended = Pick<DatasetDetail, "id" | "processedChunks" | "totalChunks" | "document">;

interface AgainButtonProps {
  readonly dataset: Ended;
  readonly onBegun: () => void;
}

/** Reads and writes what is open of a set that ended early; nothing where nothing is open. */
export function AgainButton({ dataset, onBegun }: AgainButtonProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(ROUTES.tryAgain, { params: { id: dataset.id } }),
    onSuccess: onBegun,
  });
  if (!hasOpen(dataset)) return null;
  return (
    <div>
      <Button variant="secondary" size="sm" isBusy={isPending} onClick={() => mutate()}>
        {t("common.retry")}
      </Button>
      {error && <p role="alert">{errorText(error)}</p>}
    </div>
  );
}

function hasOpen({ processedChunks, totalChunks, document: { pictures } }: Ended): boolean {
  return processedChunks < totalChunks || (pictures !== undefined && pictures.done < pictures.pages);
}
