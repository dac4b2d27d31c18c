import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import type { z } from "zod/mini";
import {
  finishExamSession,
  readExamPlan,
  readExamSession,
  recentExamSessions,
  saveExamPlan,
  startExamSession,
  type ExamSession,
} from "#shared/contracts/exams.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError, isUnreachable, isTransient } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { writeToCache } from "../../lib/offline-cache.ts";
import { studentIn } from "../account/account.queries.ts";
import { addToOutbox } from "../outbox/outbox-store.ts";
import { draftsOf, storeDraft, readDraft, removeDraft } from "./session/draft-store.ts";
import { newDraft, responsesIn, type SessionDraft } from "./session/session-draft.ts";
import {
  clockAheadAtStart,
  clockAheadOnResume,
  endByPhoneClock,
  secondsSpent,
} from "./session/wall-clock.ts";
import { nameOfSession } from "./session-words.ts";

const planQuery = queryOptions({
  queryKey: [readExamPlan.path],
  queryFn: ({ client, signal }) =>
    callApiOrCache(readExamPlan, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

/** The student's plan; null if there is none yet. */
export const useExamPlan = () => useQuery(planQuery);

const recentQuery = queryOptions({
  queryKey: [recentExamSessions.path],
  queryFn: ({ client, signal }) =>
    callApiOrCache(recentExamSessions, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

export const useRecentSessions = () => useQuery(recentQuery);

export function useSavePlan() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.infer<typeof saveExamPlan.body>) => callApi(saveExamPlan, { body }),
    onSuccess: (plan) => client.setQueryData(planQuery.queryKey, plan),
  });
}

const sessionQuery = (sessionId: number) =>
  queryOptions({
    queryKey: [readExamSession.path, sessionId],
    queryFn: ({ client, signal }) =>
      callApiOrCache(
        readExamSession,
        { params: { sessionId } },
        { userId: studentIn(client), signal },
      ),
  });

/** The draft of a session on this phone. The state in this tab has priority over the stored one. */
const draftQuery = (sessionId: number) =>
  queryOptions({
    queryKey: ["practice-draft", sessionId],
    queryFn: ({ client }) => readDraft({ userId: studentIn(client) ?? 0, sessionId }),
  });

export function useSession(sessionId: number) {
  const session = useQuery(sessionQuery(sessionId));
  const draft = useQuery(draftQuery(sessionId));
  return { session, draft };
}

/** Updates the draft of an open session, in memory and in storage. */
export function useStoreDraft() {
  const client = useQueryClient();
  return (draft: SessionDraft) => {
    client.setQueryData(draftQuery(draft.sessionId).queryKey, draft);
    storeDraft(draft);
  };
}

/** The draft of a session without one: opened on another phone, or on one without storage. */
export const draftOnResume = (session: ExamSession, userId: number, now: number): SessionDraft => {
  const clockAhead = clockAheadOnResume(session, now);
  return newDraft({ userId, session, name: nameOfSession(session), clockAhead, now });
};

type Start = z.input<typeof startExamSession.body>;

/** Starts a session, and stores everything that it needs offline. */
export function useStartSession(openSessionId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Start) => callApi(startExamSession, { body }),
    onSuccess: (session) => {
      const userId = studentIn(client) ?? 0;
      cacheSession(client, session);
      void client.invalidateQueries({ queryKey: planQuery.queryKey });
      // A session that was already open continues with its draft.
      const { queryKey } = draftQuery(session.id);
      if (session.id === openSessionId || readDraft({ userId, sessionId: session.id })) return;
      const now = Date.now();
      const clockAhead = clockAheadAtStart(session, now);
      const name = nameOfSession(session);
      const draft = newDraft({ userId, session, name, clockAhead, now });
      client.setQueryData(queryKey, draft);
      storeDraft(draft);
    },
  });
}

/** Puts a session into the query cache, and into the phone's cache for an offline reload. */
function cacheSession(client: QueryClient, session: ExamSession): void {
  const userId = studentIn(client);
  client.setQueryData(sessionQuery(session.id).queryKey, session);
  const path = readExamSession.path.replace(":sessionId", String(session.id));
  if (userId !== null) void writeToCache(userId, path, JSON.stringify(session));
}

/** `queued`: the draft is an item of the outbox, which is sent when the connection is back. */
type FinishOutcome = "scored" | "queued";

/** Finishes a session with its draft. Offline, it waits in the outbox. */
export function useFinishSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: SessionDraft): Promise<FinishOutcome> => {
      try {
        await submitFinish(client, draft, finishOf(draft));
        return "scored";
      } catch (error) {
        if (!isUnreachable(error) || !(await addFinishToOutbox(draft))) throw error;
        return "queued";
      }
    },
  });
}

/** Sends a finish to the server and shows the result; the draft is then removed. */
export async function submitFinish(
  client: QueryClient,
  { userId, sessionId }: Pick<SessionDraft, "userId" | "sessionId">,
  body: z.input<typeof finishExamSession.body>,
  signal?: AbortSignal,
): Promise<void> {
  const options = signal ? { signal } : {};
  const session = await callApi(finishExamSession, { params: { sessionId }, body }, options);
  discardDraft(client, { userId, sessionId });
  cacheSession(client, session);
  await Promise.all([
    client.invalidateQueries({ queryKey: planQuery.queryKey }),
    client.invalidateQueries({ queryKey: recentQuery.queryKey }),
  ]);
}

const finishOf = (draft: SessionDraft) => ({
  responses: responsesIn(draft),
  timeSpent: secondsSpent(draft, Date.now()),
});

function addFinishToOutbox(draft: SessionDraft): Promise<boolean> {
  const { userId, sessionId, name } = draft;
  const body = JSON.stringify(finishOf(draft));
  return addToOutbox({ kind: "finish", key: `finish-${sessionId}`, userId, sessionId, name, body });
}

/** Removes the draft of a session that is over. */
export function discardDraft(
  client: QueryClient,
  { userId, sessionId }: Pick<SessionDraft, "userId" | "sessionId">,
): void {
  client.setQueryData(draftQuery(sessionId).queryKey, null);
  removeDraft({ userId, sessionId });
}

/** Submits the drafts of sessions whose time ran out while the app was closed. */
export async function finishExpired(client: QueryClient, userId: number): Promise<void> {
  for (const draft of draftsOf(userId)) {
    if (Date.now() < endByPhoneClock(draft)) continue;
    try {
      await submitFinish(client, draft, finishOf(draft));
    } catch (error) {
      // Offline, the next visit retries.
      if (isTransient(error) || !(error instanceof ApiError)) return;
      discardDraft(client, draft);
    }
  }
}
