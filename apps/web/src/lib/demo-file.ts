/** The file of a visitor's last demo, in this page's memory alone: whoever opens an account need not choose it again. */
let kept: File | null = null;

export function keepDemoFile(file: File): void {
  kept = file;
}

/** Null if there was no demo since the page was loaded. */
export function demoFile(): File | null {
  return kept;
}

export function forgetDemoFile(): void {
  kept = null;
}
