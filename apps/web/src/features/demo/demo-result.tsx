import type { Demo } from "@quizmill/contract";
import { Info } from "lucide-react";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { keepDemoAnswer } from "../../lib/demo.ts";
import { newKey } from "../../lib/new-key.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { LoggedAnswer } from "../play/answer-log.ts";
import { StatusLine } from "../play/status-line.tsx";
import { QuizViewer } from "../play/viewer.tsx";
import { DeeperOffer } from "./deeper-offer.tsx";
import { answerInWords, sampleQuestions } from "./sample.ts";
import { type Deeper, useDeeper } from "./use-deeper.ts";

/**
 * The sample questions, played like any set; stored nowhere. As long as the page is open, their answers wait for an
 * account.
 */
export function DemoResult({ demo, onBack }: { demo: Demo; onBack: () => void }) {
  const { t } = useTranslation();
  const paths = usePaths();
  const deeper = useDeeper(demo);
  const { questions: samples, show } = deeper;
  const questions = useMemo(() => sampleQuestions({ questions: samples }), [samples]);
  const keep = (answer: LoggedAnswer) => {
    const words = answerInWords(answer, questions);
    if (words) keepDemoAnswer({ ...words, id: newKey(), answeredAt: new Date().toISOString() });
  };
  return (
    <QuizViewer
      usageId="demo"
      takesFocus
      title={t("demo.resultTitle")}
      questions={questions}
      mode="study"
      generating={false}
      persistence={null}
      study={{ keep, asksConfidence: null }}
      language={null}
      back={{ to: paths.demo(), label: t("demo.back"), onFollow: onBack }}
      document={null}
      status={(place) => (
        <>
          <Shown place={place} onShow={show} />
          {demo.truncated && <Shortened />}
        </>
      )}
      footer={
        <>
          <DeeperOffer deeper={deeper} />
          <WaysOn />
        </>
      }
      ending={<RegisterCall />}
    />
  );
}

function Shown({ place, onShow }: { place: number; onShow: Deeper["show"] }) {
  useEffect(() => onShow(place), [place, onShow]);
  return null;
}

function Shortened() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <StatusLine
      tone="info"
      role="status"
      sign={Info}
      title={t("demo.truncated")}
      action={
        <ButtonLink to={paths.register()} size="sm" variant="secondary">
          {t("demo.full")}
        </ButtonLink>
      }
    />
  );
}

/** Less prominent while the sample is played: the questions come first. */
function WaysOn() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <div className="mb-8 flex flex-wrap gap-3 max-lg:mt-8">
      <ButtonLink to={paths.register()} size="sm" variant="secondary">
        {t("home.hero.register")}
      </ButtonLink>
      <ButtonLink to={paths.register()} size="sm" variant="quiet">
        {t("demo.full")}
      </ButtonLink>
    </div>
  );
}

function RegisterCall() {
  const { t } = useTranslation();
  const paths = usePaths();
  return (
    <section className="mt-10 mb-8 rounded-card bg-accent-soft px-6 py-7">
      <p>{t("demo.cta")}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={paths.register()}>{t("home.hero.register")}</ButtonLink>
        <ButtonLink to={paths.register()} variant="secondary">
          {t("demo.full")}
        </ButtonLink>
      </div>
    </section>
  );
}
