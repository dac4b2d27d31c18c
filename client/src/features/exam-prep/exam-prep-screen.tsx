import { useSearch } from "wouter";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Card } from "../../ui/card.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { examViewIn } from "./exam-address.ts";
import { useExamPlan } from "./exam-prep.queries.ts";
import { PlanForm } from "./plan-form.tsx";
import { SessionPage } from "./session/session-page.tsx";

/** Exam Preparation: the plan, the practice modes, and a session. Without a plan it shows the plan form. */
export function ExamPrepScreen() {
  const view = examViewIn(useSearch());
  if (view.kind === "session")
    return <SessionPage key={view.sessionId} sessionId={view.sessionId} />;
  return <PlanOrDashboard isSetup={view.kind === "setup"} />;
}

function PlanOrDashboard({ isSetup }: { isSetup: boolean }) {
  const { data: plan, error, refetch, isFetching } = useExamPlan();
  if (error && plan === undefined) {
    return (
      <LoadFailed
        title="Your plan can't be opened"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (plan === undefined) return <DashboardSkeleton />;
  if (plan === null || isSetup) return <PlanForm plan={plan} />;
  return <Dashboard plan={plan} />;
}

/** Placeholder of the plan while it is being fetched. */
function DashboardSkeleton() {
  return (
    <output className="grid gap-5">
      <span className="sr-only">Fetching your plan…</span>
      <Card className="flex items-center gap-4">
        <Skeleton className="size-24 rounded-full" />
        <span className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-2/3" />
        </span>
      </Card>
      <Skeleton className="h-11 w-2/3 rounded-full" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-20 w-full rounded-card" />
      <Skeleton className="h-20 w-full rounded-card" />
    </output>
  );
}
