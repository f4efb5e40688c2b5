/**
 * Fetches these scripts once the page stands on the screen, and runs the first of them. Until then the network
 * belongs to the words and their font. Nothing is painted in a tab that nobody looks at: there it begins at once.
 */
export function runAfterPaint(scripts: readonly string[]): void {
  const begin = () => run(scripts);
  if (document.visibilityState === "hidden") begin();
  else requestAnimationFrame(() => setTimeout(begin));
}

function run([entry = "", ...imported]: readonly string[]): void {
  const script = document.createElement("script");
  Object.assign(script, { type: "module", crossOrigin: "", src: entry });
  const preloads = imported.map((href) =>
    Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
  );
  document.head.append(script, ...preloads);
}
