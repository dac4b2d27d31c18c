import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { thinOutSeen } from "../../lib/seen-store.ts";
import { useUser } from "../account/account.queries.ts";
import { keepFinishedAnswers } from "./keep-finished-answers.ts";
import { registerWorker } from "./newer-version.ts";
import { SeenNotice } from "./seen-notice.tsx";
import { UpdateOffer } from "./update-offer.tsx";
import { WaitingItems } from "./waiting/waiting-items.tsx";

/** What makes the signed-in app bear a lost line, on every page of it. Fetched when the page has nothing better to do. */
export function OfflineCompanion() {
  const client = useQueryClient();
  const userId = useUser().data?.id;
  useEffect(() => {
    void registerWorker();
    void thinOutSeen();
  }, []);
  useEffect(() => keepFinishedAnswers(client), [client]);
  if (userId === undefined) return null;
  return (
    <div className="mb-4 grid grid-cols-1 gap-3 empty:hidden has-[>output:only-child]:mb-0">
      <UpdateOffer />
      <SeenNotice />
      <WaitingItems userId={userId} />
    </div>
  );
}
