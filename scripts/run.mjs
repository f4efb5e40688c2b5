#!/usr/bin/env node
// `node scripts/run.mjs scripts/start`: the commands of package.json run through this.
import { runOnPinnedNode } from "./pinned-node.mjs";

const [name, ...args] = process.argv.slice(2);
runOnPinnedNode(name, args);
