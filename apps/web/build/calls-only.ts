import { fileURLToPath } from "node:url";
import { ROUTES, type Route } from "@quizmill/contract";
import type { Plugin } from "vite";

/** The module of the contract's table of calls. */
const TABLE = fileURLToPath(new URL("../../../packages/contract/src/routes.ts", import.meta.url));

/**
 * Gives the browser the contract's table of calls without its schemas. The server parses requests and answers. The
 * pages only need to know where a call goes, and the parser would be a quarter of their size.
 */
export function callsOnly(): Plugin {
  return {
    name: "calls-only",
    apply: "build",
    load: (id) => (id === TABLE ? `export const ROUTES = ${JSON.stringify(rowsWithoutSchemas())};` : null),
  };
}

function rowsWithoutSchemas() {
  const rows = Object.entries<Route>(ROUTES).map(([name, row]) => {
    const { method, path, kind, auth, timeoutMs } = row;
    return [name, { method, path, kind, auth, timeoutMs }];
  });
  return Object.fromEntries(rows);
}
