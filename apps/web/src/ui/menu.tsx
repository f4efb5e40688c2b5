import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";

interface MenuProps {
  /** A button; the menu sets its aria attributes. */
  trigger: ReactNode;
  children: ReactNode;
  align?: "start" | "end";
  isOpenAtFirst?: boolean;
}

/** A list of actions or links, opened by a button. */
export function Menu({ trigger, children, align = "end", isOpenAtFirst = false }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={isOpenAtFirst}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      {/* Inside the main landmark, so that people who navigate by landmarks find it. */}
      <DropdownMenu.Portal container={document.querySelector("main")}>
        <DropdownMenu.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 animate-appear overflow-y-auto rounded-option border border-line bg-raised p-1.5 shadow-card"
        >
          {children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One item of a menu. With `asChild` its child (a link) becomes the item. */
export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      {...rest}
      className={cx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-key px-3 text-[0.94rem] outline-none select-none data-disabled:text-ink-soft data-highlighted:bg-accent-soft",
        className,
      )}
    />
  );
}
