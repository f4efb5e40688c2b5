import { useTranslation } from "react-i18next";
import { useOnDemand } from "../../lib/use-on-demand.ts";
import { Button } from "../../ui/button.tsx";

const fetchDialog = () => import("./stop-dialog.tsx").then((module) => module.StopDialog);

interface StopButtonProps {
  readonly stop: () => Promise<unknown>;
  readonly isRewriting: boolean;
  readonly onStopped: () => void;
}

/** Stops the writing of more questions, after a confirmation. */
export function StopButton({ stop, isRewriting, onStopped }: StopButtonProps) {
  const { t } = useTranslation();
  const { Part: StopDialog, setWanted, standInProps } = useOnDemand(fetchDialog);
  const close = () => setWanted(false);
  const stopped = () => {
    close();
    onStopped();
  };
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" {...standInProps}>
        {t("quiz.banner.stop")}
      </Button>
      {StopDialog && <StopDialog stop={stop} isRewriting={isRewriting} onStopped={stopped} onClose={close} />}
    </>
  );
}
