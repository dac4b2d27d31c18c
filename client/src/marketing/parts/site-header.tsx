import { rupees, weeklyPass } from "#shared/catalogue.ts";
import { authPath, paths } from "../../lib/paths.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { ActionLink } from "./action-link.tsx";

/** Stays at the top of the landing page: the small price, and the way in. */
export function StickyHeader() {
  return (
    <header className="sticky top-0 z-20 flex min-h-16 flex-wrap items-center gap-x-1 border-b border-rule bg-paper px-4 pt-safe-top">
      <HomeLink />
      <nav aria-label="Begin" className="ml-auto flex flex-wrap items-center justify-end">
        <a
          href={paths.weeklyPass}
          data-cta="weekly_pass"
          data-location="header"
          className="inline-flex min-h-touch items-center px-2 text-sm font-semibold whitespace-nowrap text-teal underline-offset-4 hover:underline"
        >
          {weeklyPass.days} days {rupees(weeklyPass.price)}
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

/** Of the pages that an advert leads to: who we are, and the way in for those who have an account. */
export function SiteHeader() {
  return (
    <header className="flex min-h-16 items-center justify-between border-b border-rule px-4 pt-safe-top">
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

function HomeLink() {
  return (
    <a href={paths.landing} className="inline-flex min-h-touch items-center text-xl">
      <Wordmark />
    </a>
  );
}
