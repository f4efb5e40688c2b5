import "./lib/no-eval.ts";
import { createRoot } from "react-dom/client";
import "./styles/base.css";
import { App } from "./app/app.tsx";
import { startSession } from "./lib/session/session.ts";

startSession();

const root = document.getElementById("root");
if (root) createRoot(root).render(<App />);
