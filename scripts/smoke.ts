import { command, conclude, runSteps } from "./steps.ts";

/** The benchmarks that can run small, without documents from outside the project; each shows only that it works. */
const BENCHMARKS = [
  ...[
    "abuse",
    "api",
    "calibrate",
    "calibrate-model",
    "chaos",
    "draw-items",
    "extract",
    "hostile",
    "import",
    "interchange",
    "library",
    "llm",
    "ocr",
    "poison",
  ],
  ...["questions", "rules", "train", "upload", "web", "workers", "yield"],
];

const asked = process.argv.slice(2);
const chosen = asked.length > 0 ? asked : BENCHMARKS;
conclude(
  runSteps(
    chosen.map((name) => command(`bench ${name}`, process.execPath, ["bench/main.ts", name, "--smoke"])),
  ),
);
