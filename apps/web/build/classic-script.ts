import { build } from "vite";

/** Builds one module and all its imports into a classic script: no import, nothing left in the global scope. */
export async function classicScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define,
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      lib: { entry, formats: ["iife"], name: "script" },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunk = outputs
    .flatMap((one) => ("output" in one ? one.output : []))
    .find((one) => one.type === "chunk");
  if (!chunk) throw new Error(`The build made nothing of ${entry}.`);
  return chunk.code;
}
