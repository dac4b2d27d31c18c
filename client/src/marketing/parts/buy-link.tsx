import clsx from "clsx";
import type { ReactNode } from "react";
import { choiceBy, placeOf } from "#shared/domain/page-template.ts";
import { authPath } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";

type Plan = "monthly" | "weekly";

const links = { monthly: "monthlyLink", weekly: "weeklyLink" } as const;

interface BuyLinkProps {
  plan: Plan;
  /** Its position on the page, for the tracked event. */
  location: string;
  /** Its name in the tracked event. */
  cta: string;
  className?: string;
  children: ReactNode;
}

/** Opens the payment page in a new tab. Without a configured payment page it links to the sign-up. */
export function BuyLink({ plan, location, cta, className, children }: BuyLinkProps) {
  const { begin, otherwise, end } = choiceBy(links[plan]);
  const linkProps = {
    "data-buy": plan,
    "data-cta": cta,
    "data-location": location,
    className: clsx(buttonLook({ fullWidth: true }), "min-h-13 min-[22.5rem]:text-lg", className),
  };
  return (
    <>
      {begin}
      <a href={placeOf(links[plan])} target="_blank" rel="noopener noreferrer" {...linkProps}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      {otherwise}
      <a href={authPath({ mode: "sign-up", buying: true })} {...linkProps}>
        {children}
      </a>
      {end}
    </>
  );
}
