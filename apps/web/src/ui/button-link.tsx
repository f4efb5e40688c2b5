import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonClass } from "./button-style.ts";
import { cx } from "./cx.ts";

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isWide,
  className,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isWide && { isWide }) };
  return <Link {...rest} className={cx(buttonClass(look), className)} />;
}
