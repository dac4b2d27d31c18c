import { productName } from "#shared/catalogue.ts";
import { paths } from "../../lib/paths.ts";
import { ActionLink } from "../parts/action-link.tsx";
import { SiteFooter } from "../parts/site-footer.tsx";
import { SiteHeader } from "../parts/site-header.tsx";
import type { PublicPage } from "../public-page.ts";

/** The page for unknown addresses, sent with status 404. */
export const notFoundPage: PublicPage = {
  name: "notFound",
  path: null,
  title: `404 Page Not Found · ${productName}`,
  description: "There is nothing at this address.",
  content: (
    <>
      <SiteHeader />
      <main className="page-x grid min-h-svh content-start gap-5 py-[18svh]">
        <h1 className="text-3xl font-extrabold tracking-tight">404 Page Not Found</h1>
        <p className="max-w-measure text-lg text-ink-soft">
          There is nothing at this address. The link may be old, or a letter may be missing from it.
        </p>
        <div className="grid max-w-column gap-3">
          <ActionLink href={paths.dashboard} cta="home" location="not_found" variant="primary">
            Go to Home
          </ActionLink>
          <ActionLink href={paths.landing} cta="landing" location="not_found">
            What is {productName}?
          </ActionLink>
        </div>
      </main>
      <SiteFooter />
    </>
  ),
};
