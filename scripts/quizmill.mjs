#!/usr/bin/env node
// `npx quizmill`, also on a fresh clone: npm finds this before it would ask a registry.
import { runOnPinnedNode } from "./pinned-node.mjs";

runOnPinnedNode("apps/cli/src/main", process.argv.slice(2));
