import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useSearch } from "wouter";
import type { ExamPlan } from "#shared/contracts/exams.ts";
import { useReplaceAddress } from "../../../lib/use-replace-address.ts";
import { useUser } from "../../account/account.queries.ts";
import { examAddress, examViewIn } from "../exam-address.ts";
import { finishExpired } from "../exam-prep.queries.ts";
import { OpenSessionCard } from "./open-session-card.tsx";
import { PlanCard } from "./plan-card.tsx";
import { RecentSessions } from "./recent-sessions.tsx";
import { StartPractice } from "./start-practice.tsx";

/** The exam plan, and the practice available today. */
export function Dashboard({ plan }: { plan: ExamPlan }) {
  const client = useQueryClient();
  const userId = useUser().data?.id ?? 0;
  const replaceAddress = useReplaceAddress();
  const view = examViewIn(useSearch());
  const subject = view.kind === "dashboard" ? view.subject : null;
  useEffect(() => void finishExpired(client, userId), [client, userId]);
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlanCard plan={plan} />
      {plan.openSessionId !== null && <OpenSessionCard sessionId={plan.openSessionId} />}
      <StartPractice
        plan={plan}
        initialSubject={subject}
        onSubject={(subject) => replaceAddress(examAddress({ kind: "dashboard", subject }))}
      />
      <RecentSessions />
    </div>
  );
}
