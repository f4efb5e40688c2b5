import { lazy, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { Page, PageHeading } from "../../ui/page.tsx";
import { useNextFocus } from "../../ui/use-next-focus.ts";
import { DemoForm } from "./demo-form.tsx";
import { useDemo } from "./use-demo.ts";

const fetchResult = () => import("./demo-result.tsx");
const DemoResult = lazy(() => fetchResult().then((module) => ({ default: module.DemoResult })));

/** A short quiz from a visitor's own file; nothing is stored. */
export function DemoPage() {
  const { t } = useTranslation();
  const [file, setFile] = useState<File | null>(null);
  const [droppedCount, setDroppedCount] = useState(0);
  useNextFocus(file === null ? "choose" : "send");
  const choose = (chosen: File, count: number) => {
    setFile(chosen);
    setDroppedCount(count);
  };
  const { state, run, reset } = useDemo();
  const runAndFetch = (chosen: File) => {
    // Loads the quiz viewer before the questions arrive.
    fetchResult().catch(() => undefined);
    run(chosen);
  };
  if (state.phase === "done" && state.demo.questions.length > 0) {
    return (
      <Page title={t("demo.title")} width="page" className="max-sm:pt-2 max-sm:pb-0 sm:pt-5!">
        <Suspense>
          <DemoResult demo={state.demo} onBack={reset} />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page title={t("demo.title")} width="column">
      <PageHeading lead={t("demo.lead")}>{t("demo.heading")}</PageHeading>
      <DemoForm
        state={state}
        file={file}
        droppedCount={droppedCount}
        onFile={choose}
        onRun={runAndFetch}
        onCancel={reset}
      />
    </Page>
  );
}
