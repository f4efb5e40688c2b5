import { type Pasted, type PasteRefusal, withoutMarks } from "@quizmill/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../../i18n/error-text.ts";
import { Alert } from "../../../ui/alert.tsx";
import { Button } from "../../../ui/button.tsx";
import { useNextFocus } from "../../../ui/use-next-focus.ts";
import { isTold } from "../../edit/told-flaws.ts";
import { useEditCalls } from "../../edit/use-edit-calls.ts";

interface OutcomeProps {
  readonly id: string;
  readonly pasted: Pasted;
}

/** What was taken of a reply and what was not, with the way back. */
export function Outcome({ id, pasted }: OutcomeProps) {
  const { t } = useTranslation();
  const [isUndone, setUndone] = useState(false);
  useNextFocus(isUndone ? "undone" : "taken");
  const { replaced, added, refused } = pasted;
  const taken = [...replaced, ...added.map(({ question }) => question)];
  if (isUndone)
    return (
      <Alert tone="info" step="undone" className="mt-6">
        {t("assistant.undone")}
      </Alert>
    );
  return (
    <div className="mt-6">
      {taken.length > 0 ? (
        <Alert
          tone="correct"
          title={t("assistant.taken", { count: taken.length })}
          action={<Undo id={id} pasted={pasted} onDone={() => setUndone(true)} />}
        >
          <ul className="mt-1 list-disc pl-5">
            {taken.map((question) => (
              <li key={question.id}>{withoutMarks(question.text)}</li>
            ))}
          </ul>
        </Alert>
      ) : (
        <Alert tone="info" title={t("assistant.noneTaken")}>
          {refused.length === 0 && <p>{t("assistant.nothingFound")}</p>}
        </Alert>
      )}
      {refused.length > 0 && (
        <section className="mt-5">
          <h3 className="font-medium">{t("assistant.refused", { count: refused.length })}</h3>
          <ul className="mt-1">
            {refused.map(({ stem, why }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same.
              <li key={i} className="border-t border-line py-2.5 first:border-t-0">
                <p className="[overflow-wrap:anywhere]">{stem}</p>
                <p className="mt-0.5 text-[0.88rem] text-ink-soft">
                  <Why code={why} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Why({ code }: { readonly code: PasteRefusal }) {
  const { t } = useTranslation();
  return isTold(code) ? t(`editing.advice.${code}`) : t(`assistant.why.${code}`);
}

function Undo({ id, pasted, onDone }: OutcomeProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const calls = useEditCalls(id);
  const undo = useMutation({ mutationFn: () => calls.undoPaste(pasted), onSuccess: onDone });
  return (
    <>
      <Button size="sm" variant="secondary" isBusy={undo.isPending} onClick={() => undo.mutate()}>
        {t("quiz.resetDone.undo")}
      </Button>
      {undo.error && <p className="basis-full text-wrong">{errorText(undo.error)}</p>}
    </>
  );
}
