import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";
import { useFocusBack } from "./use-focus-back.ts";

interface SheetProps {
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** bottom slides up from below; side is the drawer. */
  from: "bottom" | "side";
  /** Handlers and style for dragging; they are set on the sheet itself. */
  sheetProps?: ComponentProps<"div">;
  children: ReactNode;
}

const PLACES = {
  bottom:
    "inset-x-0 bottom-0 max-h-[85dvh] animate-rise rounded-t-card pb-[max(1.25rem,env(safe-area-inset-bottom))]",
  side: "inset-y-0 right-0 w-[min(20rem,86vw)] animate-slide pb-[max(1.25rem,env(safe-area-inset-bottom))]",
} as const;

/**
 * A panel that slides over the page, open as long as it is mounted. A tap beside it, Escape and its button close it.
 */
export function Sheet({ onClose, title, closeLabel, from, sheetProps, children }: SheetProps) {
  const focusBack = useFocusBack();
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Primitive.Content
          aria-describedby={undefined}
          {...focusBack}
          {...sheetProps}
          className={cx(
            "fixed z-50 flex flex-col overflow-y-auto border border-line bg-paper px-5 pt-2",
            PLACES[from],
          )}
        >
          {from === "bottom" && (
            <span aria-hidden="true" className="mx-auto mb-1 h-1 w-10 shrink-0 rounded-full bg-line" />
          )}
          <div className="flex min-h-12 items-center justify-between gap-4">
            <Primitive.Title className="font-[640]">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label={closeLabel} className="-mr-2.5">
                <X aria-hidden="true" className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
