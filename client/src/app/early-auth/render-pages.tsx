import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { productName } from "#shared/catalogue.ts";
import type { RenderedPage } from "../../../build/rendered-page.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { Head } from "../../marketing/document.tsx";
import { Page } from "../page.tsx";

const variants = [
  { name: "auth", mode: "login", buying: false },
  { name: "auth@sign-up", mode: "sign-up", buying: false },
  { name: "auth@buy", mode: "sign-up", buying: true },
] as const;

/** Renders the auth page at build time: one variant per tab, and one for visitors from a buy button. */
export function renderPages(): RenderedPage[] {
  return variants.map(({ name, mode, buying }) => ({
    name,
    path: paths.auth,
    html: `<!doctype html>${renderToStaticMarkup(<AuthDocument address={authPath({ mode, buying })} />)}`,
  }));
}

function AuthDocument({ address }: { address: string }) {
  return (
    <html lang="en-IN">
      <Head
        path={paths.auth}
        title={`Login · ${productName}`}
        description={`Log in to ${productName}, or create an account: homework help for grades 4 to 12, step by step.`}
        styles="/src/app/early-auth/early-auth.css"
      />
      <body data-page="auth">
        {/* This script is first, so that it catches every press. */}
        <script
          data-inside="/src/app/early-auth/early-presses.ts"
          data-app="/src/app/main.tsx"
          data-styles="/src/styles.css"
        />
        <div
          id="root"
          data-rendered-at={address}
          dangerouslySetInnerHTML={{ __html: renderToString(<Page renderedAt={address} />) }}
        />
        <noscript>
          {productName} needs JavaScript. Please switch it on in your browser's settings.
        </noscript>
        <script type="module" src="/src/app/early-auth/view-page.ts" />
      </body>
    </html>
  );
}
