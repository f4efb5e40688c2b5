import { type ComponentType, lazy } from "react";
import { PAGE } from "../lib/paths.ts";

function page(load: () => Promise<ComponentType>) {
  return lazy(() => load().then((Page) => ({ default: Page })));
}

/** The pages anyone can read without a call to the server. Each is fetched when it is first opened. */
export const PLAIN_PAGES = {
  [PAGE.home]: page(() => import("../features/home/home-page.tsx").then((m) => m.HomePage)),
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

export const DataLayout = page(() => import("./data-layout.tsx").then((m) => m.DataLayout));
export const NotFoundPage = page(() => import("./shell/not-found-page.tsx").then((m) => m.NotFoundPage));
