import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useSyncExternalStore } from "react";
import type { ExamSession } from "#shared/contracts/exams.ts";
import { Link } from "wouter";
import { Card } from "../../../ui/card.tsx";
import { LoadFailed } from "../../../ui/load-failed.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { Icon } from "../../../ui/icon.tsx";
import { StepHeading } from "../../../ui/step-heading.tsx";
import { outboxStore } from "../../outbox/outbox-store.ts";
import { discardDraft, useFinishSession, useSession } from "../exam-prep.queries.ts";
import { ResultPage } from "../result/result-page.tsx";
import { examDashboard } from "../exam-address.ts";
import { BoardSession } from "./board-session.tsx";
import { PracticeSession } from "./practice-session.tsx";
import { isAnswered, type SessionDraft } from "./session-draft.ts";
import { TestSession } from "./test-session.tsx";
import { useOpenSession } from "./use-open-session.ts";

/** A session in any state: open, finished offline, or scored. */
export function SessionPage({ sessionId }: { sessionId: number }) {
  const { session, draft } = useSession(sessionId);
  const isInOutbox = useIsInOutbox(sessionId);
  const { data } = session;
  if (session.error && !data) {
    return (
      <LoadFailed
        title="This session can't be opened"
        error={session.error}
        onRetry={() => void session.refetch()}
        retrying={session.isFetching}
      />
    );
  }
  if (isInOutbox) return <QueuedFinish />;
  if (!data || draft.data === undefined) return <SessionSkeleton />;
  return <SessionByState session={data} storedDraft={draft.data} />;
}

/** Whether the finish of this session waits in the outbox, because the phone was offline. */
function useIsInOutbox(sessionId: number): boolean {
  const { items } = useSyncExternalStore(outboxStore.subscribe, outboxStore.current);
  return items.some(
    (item) => item.kind === "finish" && item.sessionId === sessionId && item.refusal === null,
  );
}

/** Whether the server has answers of the session, not only its end. */
const hasScore = (session: ExamSession | undefined): boolean =>
  (session?.result?.questionsAttempted ?? 0) > 0;

interface SessionByStateProps {
  session: ExamSession;
  /** The draft on this phone. */
  storedDraft: SessionDraft | null;
}

function SessionByState({ session, storedDraft }: SessionByStateProps) {
  const { result } = session;
  if (!result)
    return <OpenSessionPage key={session.id} session={session} storedDraft={storedDraft} />;
  if (!hasScore(session) && hasAnswers(storedDraft)) return <LateFinish draft={storedDraft} />;
  return <ResultPage session={session} result={result} />;
}

const hasAnswers = (draft: SessionDraft | null): draft is SessionDraft =>
  draft !== null && Object.values(draft.answers).some(isAnswered);

function OpenSessionPage({ session, storedDraft }: SessionByStateProps) {
  const open = useOpenSession(session, storedDraft);
  switch (session.sessionType) {
    case "quick_revision":
    case "weak_areas":
    case "review":
      return <PracticeSession open={open} />;
    case "full_test":
    case "mock":
      return <TestSession open={open} />;
    case "board_answers":
      return <BoardSession open={open} />;
  }
}

/** Finished offline: the answers are in the outbox, which is shown above this page. */
function QueuedFinish() {
  return (
    <div className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-teal-soft text-teal">
        <Icon name="check" className="size-7" />
      </span>
      <StepHeading>Your answers are safe</StepHeading>
      <p className="text-ink-soft">
        You're offline, so they wait on this phone. They are sent by themselves when you're back
        online, and your result shows here.
      </p>
      <Link href={examDashboard} className={buttonLook({ variant: "secondary" })}>
        Back to Exam Preparation
      </Link>
    </div>
  );
}

/** The time ran out while the app was closed: the stored draft is submitted now. */
function LateFinish({ draft }: { draft: SessionDraft }) {
  const client = useQueryClient();
  const { mutate } = useFinishSession();
  const wasSubmitted = useRef(false);
  useEffect(() => {
    if (wasSubmitted.current) return;
    wasSubmitted.current = true;
    // If the server refuses it, the server has a result, which is then shown.
    mutate(draft, { onError: () => discardDraft(client, draft) });
  }, [client, draft, mutate]);
  return <SessionSkeleton />;
}

function SessionSkeleton() {
  return (
    <output className="grid gap-5">
      <span className="sr-only">Fetching your session…</span>
      <Skeleton className="h-5 w-1/2" />
      <Card className="grid gap-4">
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-11 w-full rounded-control" />
        <Skeleton className="h-11 w-full rounded-control" />
      </Card>
    </output>
  );
}
