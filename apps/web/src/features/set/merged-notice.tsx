import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { useErrorText } from "../../i18n/error-text.ts";
import { setPath } from "../../lib/set-path.ts";
import { usePaths } from "../../lib/use-paths.ts";
import { Notice, NoticeButton } from "../../ui/notice.tsx";
import { useRemove } from "../datasets/use-set-changes.ts";

/** What the page of a set is told that was made of others. */
export interface MadeOf {
  /** Questions that were left out, since the set has the same ones. */
  readonly doubles?: number;
  /** The set on whose page it was merged. */
  readonly mergedFrom?: string;
}

/** That two sets were merged, which was done at once, and the way back. */
export function MergedNotice({ id, from }: { readonly id: string; readonly from: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const paths = usePaths();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const { doubles = 0 } = (state ?? {}) as MadeOf;
  const close = () => navigate({ search }, { replace: true, state: { doubles } satisfies MadeOf });
  const undo = useRemove(id, () => navigate(setPath(paths, from), { replace: true }));
  if (undo.error) {
    return (
      <Notice tone="wrong" onClose={close}>
        <p>{errorText(undo.error)}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      onClose={close}
      action={
        <NoticeButton isBusy={undo.isPending} onClick={() => undo.mutate()}>
          {t("quiz.resetDone.undo")}
        </NoticeButton>
      }
    >
      <p>{t("set.merge.done")}</p>
    </Notice>
  );
}
