#!/usr/bin/env node
// `npx quizmill`, also on a fresh clone: npm finds this file before it would ask a registry.
import { runOnPinnedNode } from "./pinned-node.mjs";

/** Commands on a server's data; all others work on files alone. */
const OPERATING = ["backup", "migrate", "rebuild-study", "rebuild-search", "export-counts", "failed-jobs"];

const args = process.argv.slice(2);
const isOperating = OPERATING.includes(args[0] ?? "");
runOnPinnedNode(isOperating ? "apps/server/src/admin/main" : "apps/cli/src/main", args);
