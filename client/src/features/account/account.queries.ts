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
import { ApiError, detailOf } from "../../lib/api-error.ts";
import { callApiOrSeen } from "../../lib/seen-api.ts";
import { forgetSeen, giveSeenTo, keepSeen } from "../../lib/seen-store.ts";
import { markSignedIn } from "../../lib/take-over.ts";
import { trackAttempt, trackLogin, trackSignUp } from "../../tracking/account-events.ts";
import { studyClock } from "../../tracking/study-clock.ts";
import { flushEvents, track } from "../../tracking/track.ts";
import { showToast } from "../../ui/toast-store.ts";

/**
 * The signed-in student; null where nobody is, which is an answer and no failure. Where nobody is there to answer, it is
 * the one who was there last: a lost connection signs no one out.
 */
const userQuery = queryOptions({
  queryKey: [getUser.path],
  queryFn: async ({ signal }): Promise<User | null> => {
    try {
      return keepStudent(await callApiOrSeen(getUser, {}, { userId: null, signal }));
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      return keepStudent(null);
    }
  },
});

/** The phone keeps what this student sees from now on, and nothing of anybody else's. */
function keepStudent<Student extends User | null>(student: Student): Student {
  if (student === null) void forgetSeen();
  else {
    void giveSeenTo(student.id);
    void keepSeen(student.id, getUser.path, JSON.stringify(student));
  }
  return student;
}

export function useUser() {
  return useQuery(userQuery);
}

/** Who is signed in at this moment: what was begun for one student must not be shown to the next one of this phone. */
export function studentIn(client: QueryClient): number | null {
  return client.getQueryData(userQuery.queryKey)?.id ?? null;
}

/** Whoever comes or goes, nothing that was read for someone else stays behind. */
async function changeUser(client: QueryClient, user: User | null): Promise<void> {
  if (user === null) studyClock.stop();
  // A slow "who is this?" that was asked before the change would answer for the time before it.
  await client.cancelQueries({ queryKey: userQuery.queryKey });
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== userQuery.queryKey[0] });
  client.setQueryData(userQuery.queryKey, keepStudent(user));
  markSignedIn(user !== null);
}

/** Any call was answered 401: the session ended elsewhere, by time or by another tab. */
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
      // While it is known whose they are: what she did until now.
      studyClock.stop();
      await flushEvents();
      return callApi(logout, {});
    },
    onSuccess: () => {
      track("logout_completed", {});
      return changeUser(client, null);
    },
    onError: (error) => {
      studyClock.begin();
      showFailure("Logout failed", error);
    },
  });
}

function showFailure(title: string, error: Error): void {
  showToast({ title, description: detailOf(error), variant: "destructive" });
}
