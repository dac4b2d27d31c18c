import { createRoot, hydrateRoot } from "react-dom/client";
import { watchInstallPrompt } from "../lib/install-prompt.ts";
import { Page } from "./page.tsx";

watchInstallPrompt();

const root = document.getElementById("root");
if (!root) throw new Error("the page has no element with the id root");

const { renderedAt } = root.dataset;
if (renderedAt === undefined) createRoot(root).render(<Page />);
else hydrateRoot(root, <Page renderedAt={renderedAt} />);
