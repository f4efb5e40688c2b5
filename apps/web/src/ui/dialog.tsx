import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface DialogProps {
  onClose: () => void;
  title: string;
  /** What the dialog is about, read out with its title. */
  description?: ReactNode;
  closeLabel: string;
  /** For a form beside its preview. */
  isWide?: boolean;
  children?: ReactNode;
}

/** A modal dialog, open as long as it is mounted. Focus stays inside and returns to where it was. */
export function Dialog({ onClose, title, description, closeLabel, isWide = false, children }: DialogProps) {
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Primitive.Content
          {...focusBack}
          // Escape then gives up the signs that are being converted (Japanese), not the dialog.
          onEscapeKeyDown={(event) => event.isComposing && event.preventDefault()}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={cx(
            "fixed inset-x-0 bottom-0 z-50 max-h-[92dvh] animate-rise overflow-y-auto rounded-t-card border border-line bg-surface p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:animate-appear sm:rounded-card sm:pb-6",
            isWide ? "sm:w-[min(60rem,calc(100vw-3rem))]" : "sm:w-[min(28rem,calc(100vw-3rem))]",
          )}
        >
          <Primitive.Title className="mb-2 pr-10 text-[1.25rem] font-[640] leading-snug tracking-[-0.015em]">
            {title}
          </Primitive.Title>
          {description && (
            <Primitive.Description asChild>
              <div className="text-ink-soft">{description}</div>
            </Primitive.Description>
          )}
          {children}
          {/* Last in the document, so that the focus starts in the dialog's own content. */}
          <Primitive.Close asChild>
            <IconButton label={closeLabel} className="absolute top-4 right-3.5">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The buttons of a dialog: below each other on a phone, in a row on a wide screen, Cancel first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>;
}
