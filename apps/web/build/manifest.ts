import { readFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "vite";

export type { Manifest };

export const ENTRY = "index.html";

/** Vite's manifest of the files it made. */
export function readManifest(publicDir: string): Manifest {
  return JSON.parse(readFileSync(path.join(publicDir, ".vite/manifest.json"), "utf8")) as Manifest;
}

/** The scripts that a browser needs to run these modules, without those they load later. */
export function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build made nothing of ${name}.`);
    if (seen.has(name)) return;
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen].map((name) => manifest[name]?.file ?? "");
}
