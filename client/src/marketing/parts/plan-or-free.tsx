import { monthlyPlan, rupees } from "#shared/catalogue.ts";
import { authPath } from "../../lib/paths.ts";
import { ActionLink } from "./action-link.tsx";
import { BuyLink } from "./buy-link.tsx";

/** Two buttons: the plan, or a free account. */
export function PlanOrFree({ location }: { location: string }) {
  return (
    <>
      <BuyLink plan="monthly" cta="monthly_plan" location={location}>
        Get the plan · {rupees(monthlyPlan.price)} a month
      </BuyLink>
      <ActionLink href={authPath({ mode: "sign-up" })} cta="free_version" location={location}>
        Try the free version
      </ActionLink>
    </>
  );
}
