import { lazy, Suspense } from "react";
import { Link } from "wouter";
import { useLogout, useUser } from "../account/account.queries.ts";
import { firstNameOf } from "#shared/domain/first-name.ts";
import { paths } from "../../lib/paths.ts";
import { tools } from "../../lib/tools.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { ContinueCard } from "./continue-card.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { useReviewsDue } from "./review-card.queries.ts";
import { ToolCard } from "./tool-card.tsx";

const ConsentCard = lazy(async () => ({
  default: (await import("./consent-card.tsx")).ConsentCard,
}));
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
      {user.needsConsent && (
        // Space is reserved while it loads, so that no card moves under a finger.
        <Suspense fallback={<div className="h-66 sm:h-54" />}>
          <ConsentCard />
        </Suspense>
      )}
      <ContinueCard />
      <ul className="grid gap-3">
        {tools.map((tool) => (
          <li key={tool.path}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
      {/* Below the initial content: it loads later, and must move nothing under a finger. */}
      {reviews && reviews.due > 0 && (
        <Suspense>
          <ReviewCard {...reviews} />
        </Suspense>
      )}
      <Link href={paths.account} className={buttonLook({ variant: "quiet", fullWidth: true })}>
        Your account
      </Link>
      <LogoutButton />
      <InstallOffer />
    </div>
  );
}

function LogoutButton() {
  const logout = useLogout();
  return (
    <Button
      variant="quiet"
      fullWidth
      onClick={() => logout.mutate()}
      pending={logout.isPending}
      pendingLabel="Logging out..."
    >
      <Icon name="log-out" className="size-5" />
      Logout
    </Button>
  );
}
