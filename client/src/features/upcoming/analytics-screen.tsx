import { Link } from "wouter";
import { analystId } from "#shared/domain/analyst.ts";
import { paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { useUser } from "../account/account.queries.ts";

export function AnalyticsScreen() {
  const { data: user } = useUser();
  return (
    <div className="grid flex-1 content-center justify-items-start gap-5">
      {user?.id === analystId ? <NotBuiltYet /> : <Restricted />}
      <Link href={paths.dashboard} className={buttonLook({ variant: "secondary" })}>
        Go to Home
      </Link>
    </div>
  );
}

function Restricted() {
  return (
    <p className="text-lg">Access Restricted: This analytics dashboard is for internal use only.</p>
  );
}

function NotBuiltYet() {
  return (
    <div className="grid gap-2">
      <h2 className="text-2xl font-semibold">The dashboard isn't built yet</h2>
      <p className="text-ink-soft">
        Users, questions and tutor calls are already being recorded. This page will show them by
        day, week and month.
      </p>
    </div>
  );
}
