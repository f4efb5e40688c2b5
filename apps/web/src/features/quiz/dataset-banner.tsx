import type { DatasetDetail } from "@quizmill/contract";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { bannerFor } from "./banner.ts";
import type { JobStream } from "./use-job-stream.ts";

interface DatasetBannerProps {
  readonly dataset: DatasetDetail;
  readonly stream: JobStream;
  readonly onRefresh: () => void;
}

/** Tells what is going on with the set; nothing when all is well. */
export function DatasetBanner({ dataset, stream, onRefresh }: DatasetBannerProps) {
  const { t } = useTranslation();
  const { status, failureCode, questions } = dataset;
  const banner = bannerFor({ status, failureCode, questionCount: questions.length, stream: stream.state });
  switch (banner.kind) {
    case "none":
      return null;
    case "generating":
      return <Generating dataset={dataset} etaSeconds={stream.etaSeconds} />;
    case "lost":
      return (
        <Alert tone="wrong" className="mb-5" action={<RefreshButton onClick={onRefresh} />}>
          <p>{t("quiz.banner.lost")}</p>
        </Alert>
      );
    case "endedEarly":
      return (
        <Alert tone="info" className="mb-5" title={t("quiz.banner.endedEarly")}>
          <p>{banner.code && t(`errors.${banner.code}`)}</p>
        </Alert>
      );
    case "short":
      return (
        <Alert tone="info" className="mb-5">
          <p>{t("quiz.banner.short", { count: questions.length })}</p>
        </Alert>
      );
  }
}

function RefreshButton({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="secondary" size="sm" onClick={onClick}>
      {t("quiz.banner.refresh")}
    </Button>
  );
}

interface GeneratingProps {
  readonly dataset: DatasetDetail;
  readonly etaSeconds: number | null;
}

/** Silent to screen readers while the count ticks: the quiz announces what arrives. */
function Generating({ dataset, etaSeconds }: GeneratingProps) {
  const { t } = useTranslation();
  const { duration } = useFormats();
  const { questions, totalEstimated } = dataset;
  const ready = questions.length;
  const isEstimated = totalEstimated !== null && totalEstimated > ready;
  let soFar = t("quiz.banner.soFar", { ready });
  if (isEstimated) soFar = t("quiz.banner.soFarOf", { ready, total: totalEstimated });
  if (ready === 0) soFar = "";
  return (
    <div className="mb-5 flex items-baseline gap-3 rounded-control bg-accent-soft px-4 py-2.5 text-[0.88rem]">
      <span
        aria-hidden="true"
        className="size-2 flex-none animate-pulse self-center rounded-full bg-accent motion-reduce:animate-none"
      />
      <p className="tabular-nums">
        {ready === 0 ? t("quiz.banner.first") : t("quiz.banner.generating")} {soFar}{" "}
        {etaSeconds !== null && etaSeconds > 0 && (
          <span className="text-ink-soft">{t("quiz.banner.eta", { duration: duration(etaSeconds) })}</span>
        )}
      </p>
    </div>
  );
}
