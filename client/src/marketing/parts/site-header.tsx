import clsx from "clsx";
import { rupees, weeklyPass } from "#shared/catalogue.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { ActionLink } from "./action-link.tsx";

/** Sticky header of the landing page. On narrow screens the wordmark shrinks and the header stays one line. */
export function StickyHeader() {
  return (
    <header className="page-x sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-1 border-b border-rule bg-paper pt-safe-top max-md:px-3">
      <HomeLink className="min-w-8 flex-1 basis-0 overflow-hidden" />
      <nav aria-label="Begin" className="ml-auto flex flex-wrap items-center justify-end gap-x-1">
        <a
          href={paths.weeklyPass}
          data-cta="weekly_pass"
          data-location="header"
          className="inline-flex min-h-touch items-center px-1.5 text-sm font-semibold whitespace-nowrap text-teal underline-offset-4 hover:underline md:px-4 md:text-base"
        >
          {weeklyPass.days} days for {rupees(weeklyPass.price)}
        </a>
        <ActionLink
          href={authPath({ mode: "sign-up" })}
          cta="get_started"
          location="header"
          variant="primary"
          fullWidth={false}
          className="min-h-touch px-3.5 text-sm whitespace-nowrap"
        >
          Get Started
        </ActionLink>
      </nav>
    </header>
  );
}

/** Header of the pages that adverts link to: the product's name, and the login. */
export function SiteHeader() {
  return (
    <header className="page-x flex min-h-16 flex-wrap items-center justify-between border-b border-rule pt-safe-top">
      <HomeLink />
      <a
        href={authPath()}
        data-cta="login"
        data-location="header"
        className="inline-flex min-h-touch items-center px-2 font-semibold text-teal underline-offset-4 hover:underline"
      >
        Login
      </a>
    </header>
  );
}

function HomeLink({ className }: { className?: string }) {
  return (
    <a href={paths.landing} className={clsx("inline-flex h-touch items-center text-xl", className)}>
      <Wordmark />
    </a>
  );
}
