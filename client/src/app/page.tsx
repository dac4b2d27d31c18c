import { StrictMode } from "react";
import { Router } from "wouter";
import { App } from "./app.tsx";

/**
 * The app as it stands in a page. A page that was rendered when the product was built is taken over as it was at that
 * address; what is otherwise now, such as the rest of the address, follows at once.
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
