import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { useFormats } from "../../i18n/format.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { shareDone } from "./flow.ts";
import type { Fate, SentFile } from "./several.ts";
import { keyOf } from "./use-order.ts";

interface SeveralProgressProps {
  readonly sent: readonly SentFile[];
  readonly isRunning: boolean;
  readonly isOneSet: boolean;
  readonly onStop: () => void;
  /** Sends those that are not done. */
  readonly onGoOn: () => void;
  readonly onAnother: () => void;
}

/** What becomes of each of several files, in the order in which they are sent. */
export function SeveralProgress({ sent, isRunning, isOneSet, ...on }: SeveralProgressProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons change with it, and the focus goes with them.
  useEffect(() => heading.current?.focus(), [isRunning]);
  const answers = sent.flatMap(({ fate }) => (fate.phase === "done" ? [fate.answer] : []));
  const [first] = answers;
  const summary = t("upload.several.done", { done: answers.length, total: sent.length });
  const isWhole = answers.length === sent.length;
  return (
    <Card data-step="work" tabIndex={-1} className="mt-6 px-4 py-4 outline-none sm:px-6">
      <h2 ref={heading} tabIndex={-1} className="text-[0.94rem] font-[620] outline-none">
        {summary}
      </h2>
      <p role="status" className="sr-only">
        {summary}
      </p>
      <ol aria-label={t("upload.several.label")} className="mt-2 divide-y divide-line">
        {sent.map(({ file, fate }) => (
          <li key={keyOf(file)} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium leading-snug [overflow-wrap:anywhere]">{file.name}</p>
              <FateLine name={file.name} fate={fate} />
            </div>
            {fate.phase === "done" && !isOneSet && (
              <ButtonLink
                to={paths.dataset(fate.answer.datasetId)}
                size="sm"
                variant="secondary"
                aria-label={t("upload.several.openOf", { name: file.name })}
              >
                {t("datasets.open")}
              </ButtonLink>
            )}
          </li>
        ))}
      </ol>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
        {isRunning ? (
          <>
            <p className="flex-1 basis-56 text-[0.88rem] text-ink-soft text-pretty">
              {t("upload.several.keepOpen")}
            </p>
            <Button size="sm" variant="secondary" onClick={on.onStop}>
              {t("upload.several.stop")}
            </Button>
          </>
        ) : (
          <>
            {isOneSet && first !== undefined && (
              <ButtonLink to={paths.dataset(first.datasetId)}>{t("upload.add.open")}</ButtonLink>
            )}
            {!isWhole && (
              <Button variant="secondary" onClick={on.onGoOn}>
                {t("upload.several.goOn")}
              </Button>
            )}
            <Button variant="secondary" onClick={on.onAnother}>
              {t("upload.several.another")}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

function FateLine({ name, fate }: { readonly name: string; readonly fate: Fate }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const errorText = useErrorText();
  const line = "mt-0.5 text-[0.88rem]";
  if (fate.phase === "failed")
    return (
      <p className={`${line} flex items-start gap-1.5 text-wrong`}>
        <CircleAlert aria-hidden="true" className="mt-[0.2em] size-[1.05em] flex-none" />
        {errorText(fate.error)}
      </p>
    );
  if (fate.phase === "done")
    return (
      <p className={`${line} flex items-center gap-1.5 text-correct`}>
        <CircleCheck aria-hidden="true" className="size-[1.05em] flex-none" />
        {t("upload.several.ready")}
      </p>
    );
  if (fate.phase === "waiting") return <p className={`${line} text-ink-soft`}>{t("upload.work.PENDING")}</p>;
  const isSending = fate.phase === "sending";
  const progress = isSending ? undefined : fate.progress;
  const share = isSending ? fate.bytes.sent / Math.max(1, fate.bytes.total) : shareDone(progress);
  const words = isSending
    ? t("upload.work.sending", {
        sent: formats.bytes(fate.bytes.sent),
        total: formats.bytes(fate.bytes.total),
      })
    : t(`upload.work.${progress?.stage === "generating" ? "generating" : "extracting"}`);
  return (
    <>
      <p className={`${line} text-ink-soft`}>{words}</p>
      <ProgressBar share={share} label={name} className="mt-2" />
    </>
  );
}
