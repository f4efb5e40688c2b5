import type { ChildProcess } from "node:child_process";

const alive = new Set<ChildProcess>();

// Before the folders go that they write to.
process.prependOnceListener("exit", () => {
  for (const child of alive) child.kill("SIGKILL");
});

/** A child that does not outlive this process, however that ends; only where it is killed itself it cannot help. */
export function own<Child extends ChildProcess>(child: Child): Child {
  alive.add(child);
  child.once("exit", () => alive.delete(child));
  return child;
}
