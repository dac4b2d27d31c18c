import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { paths } from "../../lib/paths.ts";
import { useUser } from "../account/account.queries.ts";
import { clearDrafts } from "./draft.ts";
import { forgetCare } from "./answer-cache.ts";

/**
 * Removes a care reply from the screen: Home replaces it in the browser's history, so that Back doesn't lead to it.
 * However the page is left, no care reply stays in memory.
 */
export function useHideCare(): () => void {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const userId = useUser().data?.id;
  useEffect(() => {
    const initialAddress = window.location.href;
    return () => {
      // The page may be remounted at the same address.
      if (window.location.href !== initialAddress) forgetCare(client);
    };
  }, [client]);
  return () => {
    if (userId !== undefined) clearDrafts(userId);
    navigate(paths.dashboard, { replace: true });
  };
}
