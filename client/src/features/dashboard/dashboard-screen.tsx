import { lazy, Suspense } from "react";
import { useUser } from "../account/account.queries.ts";
import { LogoutButton } from "../account/logout-button.tsx";
import { firstNameOf } from "../../lib/first-name.ts";
import { tools } from "../../lib/tools.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ContinueCard } from "./continue-card.tsx";
import { InstallCard } from "./install-card.tsx";
import { useReviewsDue } from "./review-card.queries.ts";
import { ToolCard } from "./tool-card.tsx";

const ReviewCard = lazy(async () => ({ default: (await import("./review-card.tsx")).ReviewCard }));

export function DashboardScreen() {
  const { data: user } = useUser();
  const reviews = useReviewsDue();
  if (!user) return null;
  return (
    <div className="grid gap-6">
      <div>
        <PageHeading className="text-2xl wrap-anywhere">
          Hello, {firstNameOf(user.name)}
        </PageHeading>
        <p className="text-ink-soft">Grade {user.grade}</p>
      </div>
      <ContinueCard />
      <ul className="grid gap-3">
        {tools.map((tool) => (
          <li key={tool.path}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      {/* Below what is there at once: it comes later, and must move nothing under a finger. */}
      {reviews && reviews.due > 0 && (
        <Suspense>
          <ReviewCard {...reviews} />
        </Suspense>
      )}
      <InstallCard />
      <LogoutButton />
    </div>
  );
}
