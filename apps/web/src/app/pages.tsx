import { type ComponentType, lazy, useEffect } from "react";
import { wholeCatalogue } from "../i18n/index.ts";
import { tellAwake } from "../lib/awake.ts";
import { PAGE } from "../lib/paths.ts";
import { session } from "../lib/session/session.ts";
import { PageHead } from "./page-head.tsx";

/** A page whose code loads when it is first opened, or earlier by `fetch`. */
type FetchedPage = ComponentType & { readonly fetch: () => Promise<unknown> };

/** A page that needs no texts beyond those of the frame. */
function lightPage(load: () => Promise<ComponentType>): FetchedPage {
  return fetched(() => load().then(withHead));
}

/** Loaded once, so that a prefetched page renders at once; a failed load is tried again. */
function fetched(load: () => Promise<ComponentType>): FetchedPage {
  let part: Promise<{ default: ComponentType }> | undefined;
  const fetch = () => {
    part ??= load().then((Part) => ({ default: Part }));
    part.catch(() => {
      part = undefined;
    });
    return part;
  };
  return Object.assign(lazy(fetch) as unknown as ComponentType, { fetch });
}

/** The head waits with its page for the texts it takes from there; with both, the page is alive. */
function withHead(Page: ComponentType) {
  return () => {
    useEffect(tellAwake, []);
    return (
      <>
        <PageHead />
        <Page />
      </>
    );
  };
}

function page(load: () => Promise<ComponentType>): FetchedPage {
  return lightPage(withTexts(load));
}

const withTexts = (load: () => Promise<ComponentType>) => () =>
  Promise.all([load(), wholeCatalogue()]).then(([Page]) => Page);

/** A part of a page, with its texts. */
const Today = fetched(withTexts(() => import("../features/home/today.tsx").then((m) => m.Today)));

/** For members it comes with Today, so that nothing on it is empty for a moment. */
async function startPage({ HomePage }: typeof import("../features/home/home-page.tsx")) {
  if (session.state().status !== "anonymous") await Today.fetch().catch(() => undefined);
  return () => <HomePage Today={Today} />;
}

/** The pages that anyone can read without a call to the server. Each loads when it is first opened. */
export const PLAIN_PAGES = {
  [PAGE.home]: lightPage(() => import("../features/home/home-page.tsx").then(startPage)),
  [PAGE.login]: page(() => import("../features/auth/login-page.tsx").then((m) => m.LoginPage)),
  [PAGE.register]: page(() => import("../features/auth/register-page.tsx").then((m) => m.RegisterPage)),
  [PAGE.forgotPassword]: page(() => import("../features/auth/forgot-page.tsx").then((m) => m.ForgotPage)),
  [PAGE.resetPassword]: page(() => import("../features/auth/reset-page.tsx").then((m) => m.ResetPage)),
  [PAGE.privacy]: page(() => import("../features/legal/privacy-page.tsx").then((m) => m.PrivacyPage)),
  [PAGE.terms]: page(() => import("../features/legal/terms-page.tsx").then((m) => m.TermsPage)),
  [PAGE.demo]: page(() => import("./demo-route.tsx").then((m) => m.DemoRoute)),
};

/** A layout is no page: it has no head of its own. */
export const DataLayout = fetched(() => import("./data-layout.tsx").then((m) => m.DataLayout));

/** A page inside the layout. */
function dataPage(load: () => Promise<ComponentType>): FetchedPage {
  const Page = page(load);
  return Object.assign(Page, { fetch: inLayout(Page.fetch) });
}

const inLayout = (fetch: FetchedPage["fetch"]) => () => Promise.all([fetch(), DataLayout.fetch()]);

/** The pages that read from the server, inside a layout with the query client. */
export const DATA_PAGES = {
  [PAGE.upload]: dataPage(() => import("./upload-route.tsx").then((m) => m.UploadRoute)),
  [PAGE.mySets]: dataPage(() => import("../features/datasets/my-sets-page.tsx").then((m) => m.MySetsPage)),
  [PAGE.dataset]: dataPage(() => import("../features/play/dataset-page.tsx").then((m) => m.DatasetPage)),
  [PAGE.set]: dataPage(() => import("../features/set/set-page.tsx").then((m) => m.SetPage)),
  [PAGE.text]: dataPage(() => import("../features/reading/text-page.tsx").then((m) => m.TextPage)),
  [PAGE.account]: dataPage(() => import("../features/account/account-page.tsx").then((m) => m.AccountPage)),
  [PAGE.review]: dataPage(() => import("../features/study/study-page.tsx").then((m) => m.ReviewPage)),
  [PAGE.mistakes]: dataPage(() => import("../features/study/study-page.tsx").then((m) => m.MistakesPage)),
  [PAGE.exams]: dataPage(() => import("../features/exams/exams-page.tsx").then((m) => m.ExamsPage)),
  [PAGE.newExam]: dataPage(() =>
    import("../features/exams/setup/new-exam-page.tsx").then((m) => m.NewExamPage),
  ),
  [PAGE.attempt]: dataPage(() => import("../features/exams/attempt-page.tsx").then((m) => m.AttemptPage)),
  [PAGE.progress]: dataPage(() =>
    import("../features/progress/progress-page.tsx").then((m) => m.ProgressPage),
  ),
};

export const NotFoundPage = page(() => import("./shell/not-found-page.tsx").then((m) => m.NotFoundPage));
