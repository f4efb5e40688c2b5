import { Popover as Primitive } from "radix-ui";
import type { ReactNode } from "react";

interface PopoverProps {
  /** A button; the popover sets its aria attributes. */
  trigger: ReactNode;
  label: string;
  children: ReactNode;
  isOpenAtFirst?: boolean;
}

/** More information over the page, opened by a button. */
export function Popover({ trigger, label, children, isOpenAtFirst = false }: PopoverProps) {
  return (
    <Primitive.Root defaultOpen={isOpenAtFirst}>
      <Primitive.Trigger asChild>{trigger}</Primitive.Trigger>
      {/* Inside the main landmark, like menus. */}
      <Primitive.Portal container={document.querySelector("main")}>
        <Primitive.Content
          align="end"
          sideOffset={4}
          collisionPadding={16}
          aria-label={label}
          className="z-40 grid w-[min(26rem,calc(100vw-2rem))] animate-appear gap-3 rounded-option border border-line bg-raised p-4 text-[0.88rem] leading-snug shadow-card outline-none print:hidden"
        >
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
