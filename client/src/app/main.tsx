import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { watchInstallPrompt } from "../lib/install-prompt.ts";
import { App } from "./app.tsx";

watchInstallPrompt();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
