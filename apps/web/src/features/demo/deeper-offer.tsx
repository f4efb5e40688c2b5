import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useErrorText } from "../../i18n/error-text.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { DownloadPanel } from "../browser-model/download-panel.tsx";
import { useBrowserModel } from "../browser-model/use-browser-model.ts";
import { modelLanguage } from "./deepen.ts";
import type { Deeper } from "./use-deeper.ts";

/** Has this browser's own model write deeper questions. Nothing where it has none that knows the language. */
export function DeeperOffer({ deeper }: { readonly deeper: Deeper }) {
  const { asked, work, deeperCount, start, stop } = deeper;
  const { t } = useTranslation();
  const errorText = useErrorText();
  const model = useBrowserModel(asked && modelLanguage(asked));
  const outcome = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button is gone, and with it the focus.
    if (work.phase === "done" && document.activeElement === document.body) outcome.current?.focus();
  }, [work.phase]);
  if (model === null || asked === undefined || !("languages" in model.offer)) return null;
  const { state, languages } = model.offer;
  if (!languages.includes(modelLanguage(asked))) return null;
  const isRunning = work.phase === "running";
  const counts = { done: work.phase === "running" ? work.done : 0, total: asked.prompts.length };
  const told = {
    idle: () => t("browserModel.text"),
    running: () => t("browserModel.writing", counts),
    failed: () => errorText("error" in work ? work.error : null),
    done: () => (deeperCount > 0 ? t("demo.deeper.done", { count: deeperCount }) : t("demo.deeper.none")),
  }[work.phase]();
  return (
    <section className="mb-6 grid gap-3 rounded-card bg-accent-soft max-lg:mt-8 px-5 py-4 print:hidden">
      <div>
        <p className="font-medium">{t("browserModel.title")}</p>
        <p
          ref={outcome}
          role="status"
          tabIndex={-1}
          className="mt-1 text-[0.88rem] text-ink-soft outline-none"
        >
          {told}
        </p>
      </div>
      {isRunning && (
        <ProgressBar share={counts.done / counts.total} label={t("browserModel.writing", counts)} />
      )}
      {work.phase === "idle" && <DownloadPanel model={model} />}
      {/* One button, so that the focus stays on it. */}
      {work.phase !== "done" && state === "available" && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={isRunning ? stop : start}
        >
          {isRunning ? t("common.cancel") : t("demo.deeper.start")}
        </Button>
      )}
    </section>
  );
}
