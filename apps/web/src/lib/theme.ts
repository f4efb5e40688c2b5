import { storedText } from "./storage.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const stored = storedText("theme");

function read(): Theme {
  const found = stored.read();
  return THEMES.find((theme) => theme === found) ?? "system";
}

/** Puts the chosen theme on the document, and on the browser's own bars around it. */
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

/** Which theme was chosen in this browser. */
export const chosenTheme = {
  read,
  choose(theme: Theme): void {
    if (theme === "system") stored.forget();
    else stored.write(theme);
    showAnew();
  },
  /** Calls `listener` after each choice, those made in other tabs included. */
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
