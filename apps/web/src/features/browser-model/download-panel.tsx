import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { BrowserModel } from "./use-browser-model.ts";

/** The browser does not say how large its model is; those of Chrome have 2.7 or 4 GB. */
const MOST_BYTES = 4 * 1024 ** 3;

interface DownloadPanelProps {
  readonly model: BrowserModel;
  readonly onStart?: () => void;
}

/** Has the browser download its model, and shows how far it is. Nothing if there is nothing to download. */
export function DownloadPanel({ model, onStart }: DownloadPanelProps) {
  const { offer, download, start, cancel } = model;
  const { t } = useTranslation();
  const { bytes, percent } = useFormats();
  const begin = () => {
    start();
    onStart?.();
  };
  const isRunning = download.phase === "running";
  const ready = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button is gone, and with it the focus.
    if (download.phase === "done" && document.activeElement === document.body) ready.current?.focus();
  }, [download.phase]);
  if (download.phase === "done")
    return (
      <p ref={ready} role="status" tabIndex={-1} className="mt-3 text-[0.88rem] text-ink-soft outline-none">
        {t("browserModel.ready")}
      </p>
    );
  if (offer.state !== "downloadable" && !isRunning) return null;
  return (
    <div className="mt-3 grid gap-3 rounded-option border border-line px-[18px] py-4">
      {isRunning ? (
        <>
          <p className="flex justify-between gap-4 text-[0.88rem]">
            <span>{t("browserModel.downloading")}</span>
            <span className="tabular-nums text-ink-soft">{percent(download.share)}</span>
          </p>
          <ProgressBar share={download.share} label={t("browserModel.downloading")} />
        </>
      ) : (
        <p className="text-[0.88rem] text-ink-soft">{t("browserModel.once")}</p>
      )}
      {download.phase === "failed" && <Alert tone="wrong">{t("browserModel.failed")}</Alert>}
      {/* One button, so that the focus stays on it. */}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        onClick={isRunning ? cancel : begin}
      >
        {isRunning ? t("common.cancel") : t("browserModel.download", { size: bytes(MOST_BYTES) })}
      </Button>
    </div>
  );
}
