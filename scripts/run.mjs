#!/usr/bin/env node
// `node scripts/run.mjs scripts/start`: what the commands of package.json go through.
import { runOnPinnedNode } from "./pinned-node.mjs";

const [name, ...args] = process.argv.slice(2);
runOnPinnedNode(name, args);
