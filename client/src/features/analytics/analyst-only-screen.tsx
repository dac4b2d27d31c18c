import type { ReactNode } from "react";
import { Link } from "wouter";
import { analystId } from "#shared/domain/analyst.ts";
import { paths } from "../../lib/paths.ts";
import { buttonLook } from "../../ui/button-look.ts";
import { useUser } from "../account/account.queries.ts";

/** Shows its children to the analyst only; other users see a notice, and no data is fetched. */
export function AnalystOnlyScreen({ children }: { children: ReactNode }) {
  const { data: user } = useUser();
  return user?.id === analystId ? children : <Restricted />;
}

function Restricted() {
  return (
    <div className="grid flex-1 content-center justify-items-start gap-5">
      <p className="text-lg">
        Access Restricted: This analytics dashboard is for internal use only.
      </p>
      <Link href={paths.dashboard} className={buttonLook({ variant: "secondary" })}>
        Go to Home
      </Link>
    </div>
  );
}
