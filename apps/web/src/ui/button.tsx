import type { ComponentProps } from "react";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { cx } from "./cx.ts";
import { Spinner } from "./spinner.tsx";

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & { /** Shows that its work is under way; further presses do nothing. */ isBusy?: boolean };

/** A button for actions; `ButtonLink` is for navigation. */
export function Button({
  variant,
  size,
  isWide,
  isBusy = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      className={cx(buttonClass(look), className)}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
