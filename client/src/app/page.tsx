import { StrictMode } from "react";
import { Router } from "wouter";
import { App } from "./app.tsx";

/**
 * The root of the app in a page. A prerendered page is hydrated as it was rendered for its address; whatever differs
 * now, such as the rest of the address, is rendered right after.
 */
export function Page({ renderedAt }: { renderedAt?: string | undefined }) {
  return (
    <StrictMode>
      <Router {...(renderedAt !== undefined && { ssrPath: renderedAt })}>
        <App />
      </Router>
    </StrictMode>
  );
}
