import type { UploadProgress } from "@quizmill/contract";
import { CircleCheck, ExternalLink, Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { ApiError } from "../../lib/api-error.ts";
import { assistantPath } from "../../lib/assistant-path.ts";
import { livePath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { type Answer, hasEnded } from "./flow.ts";
import { ReadingNote } from "./reading-note.tsx";

interface ReadyProps {
  result: Answer;
  progress: UploadProgress | undefined;
  /** Whether the document was added to a set that was there. */
  isAdded: boolean;
  onAnother: () => void;
}

/** The first questions exist: start with them, now or in another tab. */
export function Ready({ result, progress, isAdded, onAnother }: ReadyProps) {
  const { t } = useTranslation();
  const paths = usePaths();
  const target = livePath(paths, result.datasetId, result);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isComing = !hasEnded(progress);
  const count = Math.max(result.initial?.length ?? 0, progress?.questions ?? 0);
  const hasQuestions = count > 0 || isAdded;
  const failure = progress?.stage === "failed" && progress.questions === 0 ? progress.failureCode : null;
  return (
    <>
      {failure === null ? (
        <Box isReady={hasQuestions}>
          <div className="flex items-start gap-3.5">
            <Sign isReady={hasQuestions} />
            <div className="min-w-0">
              <h2 ref={heading} tabIndex={-1} className="text-[1.1rem] font-[620] outline-none">
                {isAdded ? (
                  t("upload.add.done", { name: result.datasetName || t("datasets.fallbackName") })
                ) : (
                  <Count count={count} total={isComing ? result.totalEstimated : undefined} />
                )}
              </h2>
              {isComing && (
                <p className="mt-0.5">
                  {t(count > 0 && !isAdded ? "upload.ready.more" : "upload.ready.moreSoon")}
                </p>
              )}
              <LeftOut doubles={result.doubles} />
              {/* By now the report is that of the whole set. */}
              {!isAdded && (
                <ReadingNote document={progress?.document} isEarly={!hasQuestions} className="mt-2.5" />
              )}
            </div>
          </div>
          <div className="mt-4 flex flex-wrap gap-3 sm:pl-10">
            <ButtonLink to={target}>{t(isAdded ? "upload.add.open" : "upload.ready.start")}</ButtonLink>
            <ButtonLink to={target} target="_blank" rel="noreferrer" variant="secondary">
              {t("upload.ready.newTab")}
              <ExternalLink aria-hidden="true" className="size-[1.05em]" />
            </ButtonLink>
          </div>
        </Box>
      ) : (
        <JobFailure code={failure} document={progress?.document} />
      )}
      <AssistantOffer id={result.datasetId} progress={progress} />
      <Button variant="secondary" className="mt-5" onClick={onAnother}>
        {t(isAdded ? "upload.add.another" : "upload.ready.another")}
      </Button>
    </>
  );
}

/** Once the set is whole. */
function AssistantOffer({ id, progress }: { readonly id: string } & Pick<ReadyProps, "progress">) {
  const { t } = useTranslation();
  const paths = usePaths();
  if (!hasEnded(progress) || progress?.stage === "failed") return null;
  return (
    <p className="mt-5 text-ink-soft">
      {t("assistant.offer")}{" "}
      <Link to={assistantPath(paths, id)} className="text-accent underline underline-offset-2">
        {t("assistant.title")}
      </Link>
    </p>
  );
}

/** Green only once there is something to start with. */
function Box({ isReady, children }: { readonly isReady: boolean; readonly children: ReactNode }) {
  const look = isReady ? "bg-correct-soft" : "border border-line bg-surface";
  return <section className={`mt-6 rounded-card px-5 py-5 sm:px-6 ${look}`}>{children}</section>;
}

function Sign({ isReady }: { readonly isReady: boolean }) {
  return isReady ? (
    <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-correct" />
  ) : (
    <Hourglass aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-ink-soft" />
  );
}

/** How many questions of the document the set had already. */
function LeftOut({ doubles = 0 }: { readonly doubles: number | undefined }) {
  const { t } = useTranslation();
  return doubles > 0 && <p className="mt-0.5">{t("reading.doubles", { count: doubles })}</p>;
}

/** With `total` while more are being written. */
function Count({ count, total }: { count: number; total: number | undefined }) {
  const { t } = useTranslation();
  if (count === 0) return t("upload.ready.countNone");
  const isPart = total !== undefined && total > count;
  return isPart ? t("upload.ready.countOf", { count, total }) : t("upload.ready.count", { count });
}

interface JobFailureProps {
  code: NonNullable<UploadProgress["failureCode"]>;
  document: UploadProgress["document"] | undefined;
}

/** The job ended after the answer, without a single question; how much was read may be the reason. */
function JobFailure({ code, document }: JobFailureProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert tone="wrong" title={t("upload.errorProcessing")} className="mt-6">
      <p>{errorText(new ApiError({ status: 0, code, message: code, url: "" }))}</p>
      <ReadingNote document={document} className="mt-2" />
    </Alert>
  );
}
