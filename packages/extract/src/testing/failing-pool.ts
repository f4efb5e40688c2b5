/** In place of the process that has documents read: fails at the first one. */
process.on("message", ({ kind }: { kind: string }) => {
  if (kind === "extract") throw new Error("As a fault of ours would.");
});
