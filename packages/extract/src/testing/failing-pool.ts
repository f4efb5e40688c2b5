/** Replaces the helper process: it fails at the first document. */
process.on("message", ({ kind }: { kind: string }) => {
  if (kind === "extract") throw new Error("As a fault of ours would.");
});
