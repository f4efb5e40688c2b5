import { use } from "react";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { QuestionEdits } from "./edits.ts";
import { MenuButton } from "./menu-button.tsx";

const fetchList = () => import("./question-menu-list.tsx").then((module) => module.QuestionMenuList);

/** What one may do with the question that is shown; nothing where questions cannot be changed. */
export function QuestionMenu({ questionId }: { readonly questionId: number }) {
  const edits = use(QuestionEdits);
  const { Part: List, standInProps } = useOnDemand(fetchList);
  if (edits === null) return null;
  const ahead = () => {
    standInProps.onFocus();
    edits.fetchAhead();
  };
  if (List) return <List questionId={questionId} onStart={edits.start} />;
  return <MenuButton {...standInProps} onFocus={ahead} onPointerEnter={ahead} />;
}
