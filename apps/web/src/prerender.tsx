import { type Language, ROUTES } from "@quizmill/contract";
import i18next from "i18next";
import type { ComponentType, ReactNode } from "react";
import { prerender } from "react-dom/static";
import { Route, Routes, StaticRouter } from "react-router";
import { App } from "./app/app.tsx";
import { LanguageGate } from "./app/language-gate.tsx";
import { Shell } from "./app/shell/shell.tsx";
import { WaitingDataset } from "./features/play/dataset-frame.tsx";
import { showLanguage, wholeCatalogue } from "./i18n/index.ts";
import { PAGE } from "./lib/paths.ts";
import { ORIGIN_STAND_IN, PUBLIC_PAGES, type PublicPage } from "./lib/public-pages.ts";

/** The pages as HTML, for the build; see `build/write-pages.ts`. */
export interface ReadyPage {
  /** For the document's head: title, description, links to the other languages. */
  readonly head: string;
  /** For the root element. */
  readonly body: string;
}

export const site = {
  originStandIn: ORIGIN_STAND_IN,
  publicPages: Object.keys(PUBLIC_PAGES) as PublicPage[],
};

/** The code of each public page, by the build's module names, so that the browser can load it at once. */
export const PAGE_MODULES: Record<PublicPage, string> = {
  [PAGE.home]: "src/features/home/home-page.tsx",
  [PAGE.demo]: "src/app/demo-route.tsx",
  [PAGE.login]: "src/features/auth/login-page.tsx",
  [PAGE.register]: "src/features/auth/register-page.tsx",
  [PAGE.privacy]: "src/features/legal/privacy-page.tsx",
  [PAGE.terms]: "src/features/legal/terms-page.tsx",
};

interface ShellParts {
  /** The code of the page. */
  readonly modules: readonly string[];
  /** Path and query of the call that it begins with, if that is always the same. */
  readonly call: string | null;
}

const DATA_LAYOUT = "src/app/data-layout.tsx";
type OtherPage = Exclude<(typeof PAGE)[keyof typeof PAGE], PublicPage>;

const STUDY: ShellParts = { modules: [DATA_LAYOUT, "src/features/study/study-page.tsx"], call: null };

/** All other pages, by the pattern of their URL. */
export const SHELLS: Record<OtherPage, ShellParts> = {
  [PAGE.forgotPassword]: { modules: ["src/features/auth/forgot-page.tsx"], call: null },
  [PAGE.resetPassword]: { modules: ["src/features/auth/reset-page.tsx"], call: null },
  [PAGE.upload]: { modules: [DATA_LAYOUT, "src/app/upload-route.tsx"], call: null },
  [PAGE.mySets]: {
    modules: [DATA_LAYOUT, "src/features/datasets/my-sets-page.tsx"],
    call: `${ROUTES.listDatasets.path}?cursor=`,
  },
  [PAGE.dataset]: {
    modules: [DATA_LAYOUT, "src/features/play/dataset-page.tsx"],
    call: ROUTES.getDataset.path,
  },
  [PAGE.set]: { modules: [DATA_LAYOUT, "src/features/set/set-page.tsx"], call: ROUTES.getDataset.path },
  [PAGE.text]: { modules: [DATA_LAYOUT, "src/features/reading/text-page.tsx"], call: null },
  [PAGE.study]: STUDY,
  [PAGE.review]: STUDY,
  [PAGE.mistakes]: STUDY,
  [PAGE.account]: { modules: [DATA_LAYOUT, "src/features/account/account-page.tsx"], call: ROUTES.me.path },
  [PAGE.exams]: {
    modules: [DATA_LAYOUT, "src/features/exams/exams-page.tsx"],
    call: ROUTES.listExams.path,
  },
  [PAGE.newExam]: { modules: [DATA_LAYOUT, "src/features/exams/setup/new-exam-page.tsx"], call: null },
  [PAGE.attempt]: { modules: [DATA_LAYOUT, "src/features/exams/attempt-page.tsx"], call: null },
  [PAGE.progress]: {
    modules: [DATA_LAYOUT, "src/features/progress/progress-page.tsx"],
    call: ROUTES.progress.path,
  },
};

/**
 * Render the start page first: all others load all texts, so a text missing from the start page's part would go
 * unnoticed.
 */
export async function renderPage(language: Language, page: PublicPage): Promise<ReadyPage> {
  await showLanguage(language);
  refuseMissingTexts();
  // Without a slash at its end, as in links: otherwise the start page would not be marked in the navigation.
  return render(page === "" ? `/${language}` : `/${language}/${page}`, <App />);
}

/** Pages that have a placeholder in the shape of their content. */
const WAITING: Partial<Record<OtherPage, ComponentType>> = { [PAGE.dataset]: WaitingDataset };
const Room = () => <div className="min-h-dvh" />;

/** The frame around every page, with empty space for the page: for URLs whose page only the browser knows. */
export async function renderShell(language: Language, page?: string): Promise<ReadyPage> {
  await Promise.all([wholeCatalogue(), showLanguage(language)]);
  refuseMissingTexts();
  const Waiting = WAITING[page as OtherPage] ?? Room;
  return render(
    `/${language}/-`,
    <LanguageGate>
      <Routes>
        <Route path="/:lang" element={<Shell />}>
          <Route path="*" element={<Waiting />} />
        </Route>
      </Routes>
    </LanguageGate>,
  );
}

/** A missing text would be delivered as its key. */
function refuseMissingTexts(): void {
  i18next.options.saveMissing = true;
  i18next.options.saveMissingTo = "current";
  i18next.options.missingKeyHandler = (_languages, _namespace, key) => {
    throw new Error(`The text ${key} is missing where a page is prerendered; see i18n/frame-sections.ts.`);
  };
}

async function render(address: string, page: ReactNode): Promise<ReadyPage> {
  const { prelude } = await prerender(<StaticRouter location={address}>{page}</StaticRouter>, {
    // A larger part would be streamed separately and inserted by an inline script, which the content security policy
    // forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      throw error;
    },
  });
  return parted(await new Response(prelude).text());
}

/** React writes what belongs into the head before everything else. */
function parted(html: string): ReadyPage {
  const head = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)*/s.exec(html)?.[0] ?? "";
  return { head, body: html.slice(head.length) };
}
