import type { DatasetDetail } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { BookOpenText, Lightbulb, ListChecks, type LucideIcon, Timer } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/format.ts";
import { useSession } from "../../lib/session/use-session.ts";
import { addDocumentPath, examPath, textPath, wayPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Session } from "../play/session.ts";
import { syncedPersistence } from "../play/synced-persistence.ts";
import { progressQuery } from "../progress/queries.ts";
import { type NextStep, nextStep } from "./next-step.ts";

/** What comes next, and the ways to answer: Study, Test, Exam; then the text. */
export function SetWays({ dataset }: { readonly dataset: DatasetDetail }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const { id, questions } = dataset;
  const session = useStanding(id);
  const { data } = useQuery({ ...progressQuery(id), enabled: questions.length > 0 });
  const step = nextStep({ session, questions, due: data?.sets[0]?.due ?? 0 });
  const isAnew = session?.finished === true;
  const hasFailed = step === null && dataset.failureCode !== null;
  return (
    <div className="grid grid-cols-1 gap-3 print:hidden">
      {hasFailed && (
        <ButtonLink to={addDocumentPath(paths, id)} state={{ name: dataset.name }} size="lg" isWide>
          {t("upload.add.heading")}
        </ButtonLink>
      )}
      {step && (
        <>
          <NextLink id={id} step={step} />
          <nav aria-label={t("set.ways")} className="grid grid-cols-3 gap-2.5">
            <WayLink sign={Lightbulb} to={wayPath(paths, id, { mode: "study", isAnew })}>
              {t("upload.mode.study")}
            </WayLink>
            <WayLink sign={ListChecks} to={wayPath(paths, id, { mode: "test", isAnew })}>
              {t("upload.mode.test")}
            </WayLink>
            <WayLink sign={Timer} to={examPath(paths, id)}>
              {t("exams.one")}
            </WayLink>
          </nav>
        </>
      )}
      <ButtonLink variant="secondary" to={textPath(paths, id)} isWide>
        <BookOpenText aria-hidden="true" className="size-4.5" />
        {t("set.read")}
      </ButtonLink>
    </div>
  );
}

/** What was answered so far, here and on other devices; null for nothing. */
function useStanding(id: string): Session | null {
  const isMember = useSession().status === "authenticated";
  const persistence = useMemo(() => syncedPersistence(id), [id]);
  const [session, setSession] = useState(persistence.loadSession);
  useEffect(() => {
    const read = () => setSession(persistence.loadSession());
    // The quiz that one came from stores its last step when it is left.
    read();
    return persistence.onOtherTab(read);
  }, [persistence]);
  useEffect(() => (isMember ? persistence.follow() : undefined), [persistence, isMember]);
  return session;
}

function NextLink({ id, step }: { readonly id: string; readonly step: NextStep }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const paths = usePaths();
  return (
    <ButtonLink to={step.kind === "due" ? paths.review() : paths.dataset(id)} size="lg" isWide>
      {step.kind === "goOn" && t("set.next.goOn", { position: number(step.position) })}
      {step.kind === "due" && t("set.next.due", { number: number(step.due) })}
      {(step.kind === "start" || step.kind === "results") && t(`set.next.${step.kind}`)}
    </ButtonLink>
  );
}

interface WayLinkProps {
  readonly sign: LucideIcon;
  readonly to: string;
  readonly children: string;
}

function WayLink({ sign: Sign, to, children }: WayLinkProps) {
  return (
    <ButtonLink to={to} variant="secondary" className="min-h-16! flex-col gap-1! px-1!">
      <Sign aria-hidden="true" className="size-5 text-accent" />
      {children}
    </ButtonLink>
  );
}
