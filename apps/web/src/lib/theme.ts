import { storedText } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const stored = storedText("theme");

function read(): Theme {
  const found = stored.read();
  return THEMES.find((theme) => theme === found) ?? "system";
}

/** Applies the chosen theme to the document, and to the browser's own bars around it. */
export function showTheme(): void {
  const theme = read();
  const root = document.documentElement;
  if (theme === "system") delete root.dataset.theme;
  else root.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.theme;
    meta.media = theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all";
  }
}

const listeners = new Set<() => void>();

function showAnew(): void {
  showTheme();
  for (const listener of listeners) listener();
}

/** The theme chosen in this browser. */
export const chosenTheme = {
  read,
  choose(theme: Theme): void {
    if (theme === "system") stored.forget();
    else stored.write(theme);
    showAnew();
  },
  /** Calls `listener` after each choice, also in other tabs. */
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener("storage", onStorage);
    };
  },
};

function onStorage({ key }: StorageEvent): void {
  if (key === null || key === stored.key) showAnew();
}
