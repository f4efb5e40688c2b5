import type { ChildProcess } from "node:child_process";

const alive = new Set<ChildProcess>();

// Before the folders that they write to are deleted.
process.prependOnceListener("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

/**
 * A child that does not outlive this process, however it ends; only if this process itself is killed does that fail.
 */
export function own<Child extends ChildProcess>(child: Child): Child {
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  return child;
}
