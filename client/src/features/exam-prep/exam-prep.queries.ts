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
import { ApiError, isOutOfReach, willPass } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { writeToCache } from "../../lib/offline-cache.ts";
import { studentIn } from "../account/account.queries.ts";
import { addToOutbox } from "../outbox/outbox-store.ts";
import { draftsOf, keepDraft, readDraft, removeDraft } from "./session/draft-store.ts";
import { newDraft, responsesIn, type SessionDraft } from "./session/session-draft.ts";
import {
  clockAheadAtStart,
  clockAheadOnResume,
  endOnThisPhone,
  secondsSpent,
} from "./session/wall-clock.ts";
import { nameOfSession } from "./session-words.ts";

const planQuery = queryOptions({
  queryKey: [readExamPlan.path],
  queryFn: ({ client, signal }) =>
    callApiOrCache(readExamPlan, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

/** The student's plan; null where there is none yet. */
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

/** What a student has done in a session, from her phone. What this tab knows is what holds. */
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

/** Changes what is kept of an open session. */
export function useKeepDraft() {
  const client = useQueryClient();
  return (draft: SessionDraft) => {
    client.setQueryData(draftQuery(draft.sessionId).queryKey, draft);
    keepDraft(draft);
  };
}

/** A session that is met without a draft: on another phone, or where this one could keep nothing. */
export const draftOnResume = (session: ExamSession, userId: number, now: number): SessionDraft => {
  const clockAhead = clockAheadOnResume(session, now);
  return newDraft({ userId, session, name: nameOfSession(session), clockAhead, now });
};

type Start = z.input<typeof startExamSession.body>;

/** Starts a session, and keeps with it all that it needs without a line. */
export function useStartSession(openSessionId: number | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Start) => callApi(startExamSession, { body }),
    onSuccess: (session) => {
      const userId = studentIn(client) ?? 0;
      showSession(client, session);
      void client.invalidateQueries({ queryKey: planQuery.queryKey });
      // A session that was open is gone on with, as it was left.
      const { queryKey } = draftQuery(session.id);
      if (session.id === openSessionId || readDraft({ userId, sessionId: session.id })) return;
      const now = Date.now();
      const clockAhead = clockAheadAtStart(session, now);
      const name = nameOfSession(session);
      const draft = newDraft({ userId, session, name, clockAhead, now });
      client.setQueryData(queryKey, draft);
      keepDraft(draft);
    },
  });
}

/** On the page at once, and on the phone for a reload without a line. */
function showSession(client: QueryClient, session: ExamSession): void {
  const userId = studentIn(client);
  client.setQueryData(sessionQuery(session.id).queryKey, session);
  const path = readExamSession.path.replace(":sessionId", String(session.id));
  if (userId !== null) void writeToCache(userId, path, JSON.stringify(session));
}

/** Whether an item of the outbox was made of the draft; it is sent when the line is back. */
type Finished = "scored" | "waits";

/** Finishes a session with what its draft holds. Without a line it waits in the outbox. */
export function useFinishSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (draft: SessionDraft): Promise<Finished> => {
      try {
        await handIn(client, draft, finishOf(draft));
        return "scored";
      } catch (error) {
        if (!isOutOfReach(error) || !(await waitsInOutbox(draft))) throw error;
        return "waits";
      }
    },
  });
}

/** Gives a finish to the server and shows the result; what the phone kept of the session is no longer needed. */
export async function handIn(
  client: QueryClient,
  { userId, sessionId }: Pick<SessionDraft, "userId" | "sessionId">,
  body: z.input<typeof finishExamSession.body>,
  signal?: AbortSignal,
): Promise<void> {
  const options = signal ? { signal } : {};
  const session = await callApi(finishExamSession, { params: { sessionId }, body }, options);
  forgetDraft(client, { userId, sessionId });
  showSession(client, session);
  await Promise.all([
    client.invalidateQueries({ queryKey: planQuery.queryKey }),
    client.invalidateQueries({ queryKey: recentQuery.queryKey }),
  ]);
}

const finishOf = (draft: SessionDraft) => ({
  responses: responsesIn(draft),
  timeSpent: secondsSpent(draft, Date.now()),
});

function waitsInOutbox(draft: SessionDraft): Promise<boolean> {
  const { userId, sessionId, name } = draft;
  const body = JSON.stringify(finishOf(draft));
  return addToOutbox({ kind: "finish", key: `finish-${sessionId}`, userId, sessionId, name, body });
}

/** What the phone kept of a session that is over. */
export function forgetDraft(
  client: QueryClient,
  { userId, sessionId }: Pick<SessionDraft, "userId" | "sessionId">,
): void {
  client.setQueryData(draftQuery(sessionId).queryKey, null);
  removeDraft({ userId, sessionId });
}

/** Hands in what is on this phone of sessions whose time ran out while the app was closed. */
export async function finishExpired(client: QueryClient, userId: number): Promise<void> {
  for (const draft of draftsOf(userId)) {
    if (Date.now() < endOnThisPhone(draft)) continue;
    try {
      await handIn(client, draft, finishOf(draft));
    } catch (error) {
      // Without a line it is tried on the next visit.
      if (willPass(error) || !(error instanceof ApiError)) return;
      forgetDraft(client, draft);
    }
  }
}
