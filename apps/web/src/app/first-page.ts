import { matchPath } from "react-router";
import { showLanguage } from "../i18n/index.ts";
import { isEarlyAnswerHere } from "../lib/early-call.ts";
import { languageOfPath, PAGE } from "../lib/paths.ts";
import { DATA_PAGES, PLAIN_PAGES } from "./pages.tsx";

/**
 * Fetches the code and the texts of the page at this URL. Its first render is then complete, and until then the
 * server's HTML stays on the screen instead of an empty page. Never fails: the render will show what is wrong.
 */
export async function readyFirstPage(pathname: string): Promise<void> {
  const language = languageOfPath(pathname);
  const first = firstPage(pathname);
  if (language === null || first === null) return;
  await Promise.all([first.fetch(), showLanguage(language)]).catch(() => undefined);
  const { id } = first.params;
  if (first.name === PAGE.dataset && id !== undefined && isEarlyAnswerHere()) await takeDataset(id);
}

function firstPage(pathname: string) {
  for (const [name, { fetch }] of Object.entries({ ...PLAIN_PAGES, ...DATA_PAGES })) {
    const params = matchPath(`/:lang/${name}`, pathname)?.params;
    if (params) return { name, fetch, params: params as { id?: string } };
  }
  return null;
}

/** The answer to the call that was made early: no other is made for it, and none is waited for. */
async function takeDataset(id: string): Promise<void> {
  const [{ queryClient }, { datasetQuery }] = await Promise.all([
    import("./query-client.ts"),
    import("../lib/set/dataset-query.ts"),
  ]);
  await queryClient.prefetchQuery(datasetQuery(id));
}
