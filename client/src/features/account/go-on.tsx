import { useEffect, useState } from "react";
import { Redirect } from "wouter";
import { leaveForSignedIn, mustLeave } from "../../tracking/leave-auth.ts";
import { PageSpinner } from "../../ui/spinner.tsx";

/** Leads from /auth to a signed-in page: in a new document where pixels are to be told first, else at once. */
export function GoOn({ to }: { to: string }) {
  const [isCounted] = useState(mustLeave);
  const [address] = useState(to);
  useEffect(() => {
    if (isCounted) void leaveForSignedIn(address);
  }, [isCounted, address]);
  return isCounted ? <PageSpinner /> : <Redirect to={to} replace />;
}
