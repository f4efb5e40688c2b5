import { cx } from "./cx.ts";

export interface ButtonLook {
  /** primary: the main action here · secondary: beside it · quiet: rarely needed · danger: cannot be undone */
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /**
   * sm is for dense rows on a wide screen; md has the 44 px that a thumb needs; lg is for the bar at the bottom of a
   * phone.
   */
  size?: "sm" | "md" | "lg";
  isWide?: boolean;
}

const VARIANTS = {
  primary:
    "border-transparent bg-accent text-on-accent hover:bg-[color-mix(in_oklab,var(--accent)_88%,var(--ink))]",
  secondary: "border-line bg-surface text-ink hover:border-field-line",
  quiet: "border-transparent text-ink-soft hover:text-ink hover:bg-sunken",
  danger:
    "border-transparent bg-wrong text-on-wrong hover:bg-[color-mix(in_oklab,var(--wrong)_88%,var(--ink))]",
} as const;

const SIZES = {
  sm: "min-h-10 px-3.5 text-[0.88rem] pointer-coarse:min-h-11",
  md: "min-h-[46px] px-[18px] text-[0.94rem]",
  lg: "min-h-[52px] px-5 text-base",
} as const;

export function buttonClass({ variant = "primary", size = "md", isWide = false }: ButtonLook): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-control border py-1.5 text-center font-medium leading-tight transition-colors select-none",
    "off:cursor-not-allowed off:bg-sunken off:text-ink-soft off:border-line",
    VARIANTS[variant],
    SIZES[size],
    isWide && "w-full",
  );
}
