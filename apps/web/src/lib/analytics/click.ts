import type { UsageFields } from "@quizmill/contract";

type ClickFields = UsageFields<"click">;

const AREAS: [string, ClickFields["area"]][] = [
  ["[role=dialog], [role=alertdialog], [role=menu]", "dialog"],
  ["header", "header"],
  ["main", "main"],
  ["footer", "footer"],
];

/** The data of a click; null if it hit neither link nor button. */
export function clickFields(hit: Element): ClickFields | null {
  const pressed = hit.closest<HTMLElement>("a[href], button, [role=menuitem]");
  if (!pressed) return null;
  const area = AREAS.find(([selector]) => pressed.closest(selector) !== null)?.[1] ?? "other";
  if (!(pressed instanceof HTMLAnchorElement)) return { element: "button", area };
  return { element: "link", area, target: linkTarget(pressed.href, location.origin) };
}

/** The path within this site; for other URLs only the kind, because a mail address is private. */
export function linkTarget(href: string, origin: string): string {
  const { protocol, pathname, origin: goal } = new URL(href, origin);
  if (goal === origin) return pathname.slice(0, 500);
  return protocol === "mailto:" ? "mail" : "elsewhere";
}
