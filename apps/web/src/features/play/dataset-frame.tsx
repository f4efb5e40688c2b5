import type { ReactNode } from "react";
import { Page } from "../../ui/page.tsx";
import { QuizSkeleton } from "./quiz-skeleton.tsx";

/** Less padding on a phone, whose height is for the question. */
const FRAME = "max-sm:pt-2 max-sm:pb-0 sm:pt-5!";

interface DatasetFrameProps {
  /** Empty as long as the set's name is unknown. */
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame around a set in any state. */
export function DatasetFrame({ title, children }: DatasetFrameProps) {
  return (
    <Page title={title} width="page" className={FRAME}>
      {children}
    </Page>
  );
}

/** The page of a set before anything is known of it, as the server delivers it. */
export function WaitingDataset() {
  return (
    <div className="min-h-dvh">
      <DatasetFrame title="">
        <QuizSkeleton />
      </DatasetFrame>
    </div>
  );
}
