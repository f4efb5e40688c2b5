import { type ComponentType, lazy, useEffect } from "react";
import { wholeCatalogue } from "../i18n/index.ts";
import { tellAwake } from "../lib/awake.ts";
import { PAGE } from "../lib/paths.ts";
import { PageHead } from "./page-head.tsx";

/** A page that needs no texts beyond those of the frame. */
function lightPage(load: () => Promise<ComponentType>) {
  return lazy(() => load().then((Page) => ({ default: withHead(Page) })));
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

function page(load: () => Promise<ComponentType>) {
  return lightPage(() => Promise.all([load(), wholeCatalogue()]).then(([Page]) => Page));
}

/** The pages anyone can read without a call to the server. Each is fetched when it is first opened. */
export const PLAIN_PAGES = {
  [PAGE.home]: lightPage(() => import("../features/home/home-page.tsx").then((m) => m.HomePage)),
  [PAGE.login]: page(() => import("../features/auth/login-page.tsx").then((m) => m.LoginPage)),
  [PAGE.register]: page(() => import("../features/auth/register-page.tsx").then((m) => m.RegisterPage)),
  [PAGE.forgotPassword]: page(() => import("../features/auth/forgot-page.tsx").then((m) => m.ForgotPage)),
  [PAGE.resetPassword]: page(() => import("../features/auth/reset-page.tsx").then((m) => m.ResetPage)),
  [PAGE.privacy]: page(() => import("../features/legal/privacy-page.tsx").then((m) => m.PrivacyPage)),
  [PAGE.terms]: page(() => import("../features/legal/terms-page.tsx").then((m) => m.TermsPage)),
  [PAGE.demo]: page(() => import("./demo-route.tsx").then((m) => m.DemoRoute)),
};

/** The pages that read from the server, inside a layout that brings the query client. */
export const DATA_PAGES = {
  [PAGE.upload]: page(() => import("./upload-route.tsx").then((m) => m.UploadRoute)),
  [PAGE.mySets]: page(() => import("../features/datasets/my-sets-page.tsx").then((m) => m.MySetsPage)),
  [PAGE.dataset]: page(() => import("../features/quiz/dataset-page.tsx").then((m) => m.DatasetPage)),
  [PAGE.account]: page(() => import("../features/account/account-page.tsx").then((m) => m.AccountPage)),
};

/** A layout is no page: it has no head of its own. */
export const DataLayout = lazy(() => import("./data-layout.tsx").then((m) => ({ default: m.DataLayout })));
export const NotFoundPage = page(() => import("./shell/not-found-page.tsx").then((m) => m.NotFoundPage));
