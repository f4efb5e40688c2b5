import type { DatasetDetail } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { useEditCalls } from "../edit/use-edit-calls.ts";
import { countGood } from "../play/judging.ts";

/** How many good questions the text gave, and a way to what is weaker. */
export function WeakerOnes({ dataset: { id, questions } }: { readonly dataset: DatasetDetail }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(id);
  const weaker = useMutation({ mutationFn: () => calls.more() });
  return (
    <div className="mt-4 border-t border-line pt-3.5">
      <p className="mb-2 text-[0.88rem] text-ink-soft">
        {t("quiz.banner.good", { count: countGood(questions) })} {t("quiz.banner.modelFinds")}
      </p>
      <Button size="sm" variant="secondary" isBusy={weaker.isPending} onClick={() => weaker.mutate()}>
        <Plus aria-hidden="true" className="size-4" />
        {t("editing.sections.weaker")}
      </Button>
      {weaker.error && (
        <Alert tone="wrong" className="mt-2">
          {errorText(weaker.error)}
        </Alert>
      )}
      <p role="status" className="mt-2 text-[0.88rem] empty:hidden">
        {weaker.data !== undefined && t("editing.sections.added", { count: weaker.data })}
      </p>
    </div>
  );
}
