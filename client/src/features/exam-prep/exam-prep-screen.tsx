import { useSearch } from "wouter";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { DashboardSkeleton } from "./dashboard/dashboard-skeleton.tsx";
import { examPlaceIn } from "./exam-address.ts";
import { useExamPlan } from "./exam-prep.queries.ts";
import { PlanForm } from "./plan-form.tsx";
import { SessionPage } from "./session/session-page.tsx";

/** Exam Preparation: the plan, what to practise, and a session of it. Without a plan it begins with making one. */
export function ExamPrepScreen() {
  const place = examPlaceIn(useSearch());
  if (place.kind === "session")
    return <SessionPage key={place.sessionId} sessionId={place.sessionId} />;
  return <PlanOrDashboard isSetup={place.kind === "setup"} />;
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
