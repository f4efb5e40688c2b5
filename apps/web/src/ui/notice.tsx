import { X } from "lucide-react";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

/** Long enough to read it and to press its button. */
const SHOWN_MS = 12_000;

export function NoticeButton(props: { isBusy?: boolean; onClick: () => void; children: ReactNode }) {
  return <Button variant="secondary" size="sm" className="flex-none whitespace-nowrap" {...props} />;
}

interface NoticeProps {
  readonly tone: "info" | "wrong";
  readonly action?: ReactNode;
  readonly onClose: (() => void) | null;
  readonly children: ReactNode;
}

/** What was done, at the bottom, where no content is hidden for long. It goes by itself: what it undoes can be undone elsewhere too. */
export function Notice({ tone, action, onClose, children }: NoticeProps) {
  const { t } = useTranslation();
  const goes = tone === "info" && onClose !== null;
  const leave = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => leave(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goes]);
  return (
    <div className="fixed inset-x-5 bottom-[calc(var(--floor)+max(5.5rem,var(--bar-height)+0.75rem)+env(safe-area-inset-bottom))] z-30 sm:right-auto sm:bottom-[calc(var(--floor)+var(--bar-height)+1.5rem)] sm:left-6 sm:w-[26rem] print:hidden">
      <Alert
        tone={tone}
        className="animate-appear flex-nowrap! border border-line bg-raised! py-1.5! shadow-card"
        action={
          <div className="flex flex-none items-center gap-1">
            {action}
            {onClose && (
              <IconButton label={t("common.close")} onClick={onClose}>
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            )}
          </div>
        }
      >
        {children}
      </Alert>
    </div>
  );
}
