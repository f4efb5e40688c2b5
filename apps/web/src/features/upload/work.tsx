import type { DocumentReport, UploadProgress } from "@quizmill/contract";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import type { SentBytes } from "../../lib/api-upload.ts";
import { hasArrivedWhole, hasEnded, pageBeingRead, shareDone, type UploadState } from "./flow.ts";
import { WorkCard } from "./work-card.tsx";

interface WorkProps {
  state: UploadState;
  progress: UploadProgress | undefined;
  onCancel?: () => void;
}

/** What is happening now, in true numbers: bytes, then pages or passages, then an estimate. */
export function Work({ state, progress, onCancel }: WorkProps) {
  const { t } = useTranslation();
  if (state.phase === "idle" || state.phase === "failed") return null;
  if (state.phase === "ready" && !isGoingOn(progress)) return null;
  const { source } = state;
  const name = source.kind === "file" ? source.file.name : t("upload.notes.label");
  if (state.phase === "sending") return <SendingWork name={name} bytes={state.bytes} onCancel={onCancel} />;
  const document = state.phase === "waiting" ? progress?.document : null;
  return <ServerWork name={name} progress={progress} document={document} onCancel={onCancel} />;
}

interface Named {
  name: string;
  onCancel: (() => void) | undefined;
}

function SendingWork({ name, bytes, onCancel }: Named & { bytes: SentBytes }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const hasStalled = useHasStalled(bytes.sent);
  const stage = t(hasStalled ? "upload.work.stalled" : "upload.work.onTheWay");
  const numbers = t("upload.work.sending", {
    sent: formats.bytes(bytes.sent),
    total: formats.bytes(bytes.total),
  });
  return (
    <WorkCard
      name={name}
      share={bytes.sent / bytes.total}
      stage={stage}
      numbers={numbers}
      onCancel={onCancel}
    />
  );
}

/** After this long without a byte the person should know that the line is the cause. */
const STALLED_AFTER_MS = 6_000;

function useHasStalled(sentBytes: number): boolean {
  const [stalledAt, setStalledAt] = useState<number | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setStalledAt(sentBytes), STALLED_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [sentBytes]);
  return stalledAt === sentBytes;
}

interface ServerWorkProps extends Named {
  progress: UploadProgress | undefined;
  document: DocumentReport | null | undefined;
}

function ServerWork({ name, progress, document = null, onCancel }: ServerWorkProps) {
  const { t } = useTranslation();
  const { duration } = useFormats();
  const hasArrived = hasArrivedWhole(progress);
  if (progress === undefined || hasEnded(progress)) {
    const stage = t(hasArrived ? "upload.work.PENDING" : "upload.work.onTheWay");
    return <WorkCard name={name} stage={stage} hasArrived={hasArrived} onCancel={onCancel} share={null} />;
  }
  const reading = pageBeingRead(progress);
  const numbers = [
    reading !== null && t("upload.work.page", { page: reading.page, total: reading.total }),
    reading === null &&
      progress.total > 0 &&
      t("upload.work.passages", { done: progress.done, total: progress.total }),
    progress.questions > 0 && t("upload.work.questions", { count: progress.questions }),
    progress.etaSeconds !== null && t("upload.work.eta", { time: duration(progress.etaSeconds) }),
  ].filter((part) => part !== false);
  return (
    <WorkCard
      name={name}
      share={shareDone(progress)}
      stage={t(`upload.work.${stageKey(progress.stage)}`)}
      numbers={numbers.join(" · ")}
      hasArrived={hasArrived}
      document={reading === null ? document : null}
      isEarly={progress.questions === 0}
      onCancel={onCancel}
    />
  );
}

/** Progress from before the first batch would only confuse beside the box that says the set is ready. */
function isGoingOn(progress: UploadProgress | undefined): boolean {
  return progress?.stage === "generating" && (progress.total > 0 || pageBeingRead(progress) !== null);
}

function stageKey(stage: UploadProgress["stage"]) {
  return stage === "extracting" || stage === "generating" ? stage : "PENDING";
}
