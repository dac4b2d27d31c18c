import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import {
  getUser,
  login,
  logout,
  register,
  type Credentials,
  type Registration,
  type User,
} from "#shared/contracts/auth.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError, detailOf, isUnreachable } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { clearCache, claimCache, writeToCache } from "../../lib/offline-cache.ts";
import { hasPendingLogout, markSignedIn, type SignInMark } from "../../lib/take-over.ts";
import { loadChunk } from "../../lib/load-chunk.ts";
import { trackAttempt, trackLogin, trackSignUp } from "../../tracking/account-events.ts";
import { studyClock } from "../../tracking/study-clock.ts";
import { flushEvents, track } from "../../tracking/track.ts";
import { showToast } from "../../ui/toast-store.ts";

/**
 * The signed-in student; null if nobody is signed in, which is a result and not a failure. If the server is
 * unreachable, it is the last student of the phone: a lost connection signs nobody out.
 */
const userQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async ({ signal }): Promise<User | null> => {
    if (hasPendingLogout()) {
      await (await pendingLogout()).finishLogout();
      return storeStudent(null);
    }
    try {
      return storeStudent(await callApiOrCache(getUser, {}, { userId: null, signal }));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      return storeStudent(null);
    }
  },
});

/** A lazy chunk, because few visits need it: only after a student logged out offline. */
const pendingLogout = () => import("./pending-logout.queries.ts");
const finishLogout = async () => (await loadChunk(pendingLogout)).finishLogout();

/** Makes this student the owner of the phone's cache, which removes everybody else's entries. */
export function storeStudent<Student extends User | null>(student: Student): Student {
  if (student === null) void clearCache();
  else {
    void claimCache(student.id);
    void writeToCache(student.id, getUser.path, JSON.stringify(student));
  }
  return student;
}

export function useUser() {
  return useQuery(userQuery);
}

/**
 * Id of the student who is signed in now: data requested for one student must not be shown to the next one of this
 * phone.
 */
export function studentIn(client: QueryClient): number | null {
  return client.getQueryData(userQuery.queryKey)?.id ?? null;
}

/** Changes the user; nothing that was fetched for another user remains. */
export async function changeUser(
  client: QueryClient,
  user: User | null,
  mark: SignInMark | null = user && "yes",
): Promise<void> {
  if (user === null) studyClock.deactivate();
  // A user query that began before the change would return the state before it.
  await client.cancelQueries({ queryKey: userQuery.queryKey });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
  client.setQueryData(userQuery.queryKey, storeStudent(user));
  markSignedIn(mark);
}

/** Called when any call is answered 401: the session expired or was ended in another tab. */
export function endSession(client: QueryClient): void {
  if (!client.getQueryData(userQuery.queryKey)) return;
  void changeUser(client, null);
  showToast({
    title: "Please log in again",
    description: "You were signed out. Log in to go on where you were.",
  });
}

export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Credentials) => {
      trackAttempt("login", body.username);
      return callApi(login, { body });
    },
    onSuccess: (user) => {
      trackLogin(user);
      return changeUser(client, user);
    },
    onError: (error) => showFailure("Login failed", error),
  });
}

export function useRegister() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Registration) => {
      trackAttempt("sign_up", body.phone);
      return callApi(register, { body });
    },
    onSuccess: (user) => {
      trackSignUp(user);
      return changeUser(client, user);
    },
    onError: (error) => showFailure("Registration failed", error),
  });
}

export function useLogout() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // The study session ends while its student is still known.
      studyClock.deactivate();
      await flushEvents();
      return callApi(logout, {});
    },
    onSuccess: async () => {
      const userId = studentIn(client);
      // This comes before any access to the phone's storage, which may hang.
      await signOut(client, null);
      // The server responds the same if the session had already ended: then no waiting item could be sent.
      if (userId !== null) await clearStudentData(userId, "all-but-sendable");
    },
    onError: async (error) => {
      if (isUnreachable(error)) {
        // Offline, the student is logged out on this phone at once; the server's session ends when it can be reached. A
        // waiting question keeps waiting for her, and is shown to no other student.
        await signOut(client, "left");
        void finishLogout();
        return;
      }
      studyClock.activate();
      showFailure("Logout failed", error);
    },
  });
}

/** After a logout, items that can be sent stay for her next login; after an account deletion nothing stays. */
export type ClearScope = "all" | "all-but-sendable";

type ClearStudentData = (userId: number, scope: ClearScope) => Promise<void>;

let clear: ClearStudentData = async () => undefined;

/** Registers the function that removes a student's drafts and outbox, which belong to features that import this one. */
export function onClearStudentData(implementation: ClearStudentData): void {
  clear = implementation;
}

/**
 * Removes what she typed, photographed or answered on this phone. If that code can't be fetched, the data stays but is
 * shown to nobody else.
 */
export async function clearStudentData(userId: number, scope: ClearScope): Promise<void> {
  try {
    await clear(userId, scope);
  } catch {
    // A new version is being deployed, or the connection is lost: logging out has priority.
  }
}

function signOut(client: QueryClient, mark: SignInMark | null): Promise<void> {
  track("logout_completed", {});
  return changeUser(client, null, mark);
}

export function showFailure(title: string, error: Error): void {
  showToast({ title, description: detailOf(error), variant: "destructive" });
}
