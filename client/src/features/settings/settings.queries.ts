import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import {
  changeAccount,
  changePassword,
  type confirmation,
  deleteAccount,
  endAllSessions,
  endOneSession,
  endParentLink,
  exportData,
  listSessions,
  makeParentLink,
  readAccount,
  setRecoveryWord,
} from "#shared/contracts/account.ts";
import { getUser } from "#shared/contracts/auth.ts";
import { productName } from "#shared/catalogue.ts";
import { callApi } from "../../lib/api.ts";
import { fetchFile } from "../../lib/file-api.ts";
import { saveFile } from "../../lib/save-file.ts";
import { studyClock } from "../../tracking/study-clock.ts";
import { flushEvents } from "../../tracking/track.ts";
import { showToast } from "../../ui/toast-store.ts";
import {
  changeUser,
  clearStudentData,
  storeStudent,
  showFailure,
  studentIn,
} from "../account/account.queries.ts";

type Confirmation = z.output<typeof confirmation>;

const factsQuery = queryOptions({
  queryKey: [readAccount.path],
  queryFn: ({ signal }) => callApi(readAccount, {}, { signal }),
  staleTime: 0,
});
const sessionsQuery = queryOptions({
  queryKey: [listSessions.path],
  queryFn: ({ signal }) => callApi(listSessions, {}, { signal }),
  staleTime: 0,
});

export const useAccountFacts = () => useQuery(factsQuery);
export const useSessions = () => useQuery(sessionsQuery);

export function useChangeAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof changeAccount.body>) => callApi(changeAccount, { body }),
    onSuccess: (user) => {
      // The student may have logged out during the call.
      if (studentIn(client) !== user.id) return;
      client.setQueryData([getUser.path], storeStudent(user));
      showToast({ title: "Saved" });
    },
    onError: (error) => showFailure("Not saved", error),
  });
}

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof changePassword.body>) => callApi(changePassword, { body }),
    onSuccess: () => {
      const hasWord = client.getQueryData(factsQuery.queryKey)?.hasRecoveryWord;
      const notice = "Other phones and computers are logged out.";
      showToast({
        title: "Password changed",
        description: hasWord
          ? `${notice} Your recovery word is still the old one. Does someone else know it? Set a new one.`
          : notice,
      });
      return client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    },
  });
}

export function useSetRecoveryWord() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof setRecoveryWord.body>) => callApi(setRecoveryWord, { body }),
    onSuccess: () => {
      showToast({ title: "Recovery word saved", description: "Keep it in a safe place." });
      return client.invalidateQueries({ queryKey: factsQuery.queryKey });
    },
  });
}

export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => callApi(endOneSession, { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
    onError: (error) => showFailure("Could not log out there", error),
  });
}

export function useEndAllSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      studyClock.deactivate();
      await flushEvents();
      return callApi(endAllSessions, {});
    },
    onSuccess: () => changeUser(client, null),
    onError: (error) => {
      studyClock.activate();
      showFailure("Logout failed", error);
    },
  });
}

export function useMakeParentLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Confirmation) => callApi(makeParentLink, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: factsQuery.queryKey }),
  });
}

export function useEndParentLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(endParentLink, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: factsQuery.queryKey }),
    onError: (error) => showFailure("Link not stopped", error),
  });
}

/** Fetches the file of all data, and saves it as a download. */
export function useDownloadData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Confirmation) => {
      const userId = studentIn(client);
      const file = await fetchFile(exportData, { body });
      // The student may have logged out meanwhile, and another may use this phone.
      if (studentIn(client) !== userId) return;
      saveFile(`${productName.toLowerCase()}-my-data.json`, file);
      showToast({ title: "Your file is ready", description: "Look in your downloads." });
    },
  });
}

/** Deletes the student; then nobody is signed in on this phone, and the page lists what was deleted. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Confirmation) => {
      // The study session ends while its student still exists; its rows are deleted with the rest.
      studyClock.deactivate();
      await flushEvents();
      return callApi(deleteAccount, { body });
    },
    onSuccess: async ({ deleted }) => {
      const userId = studentIn(client);
      await changeUser(client, null);
      showToast({
        title: "Your account is deleted",
        description: `Gone: ${deleted.conversations} conversations with ${deleted.messages} messages, ${deleted.photos} photos, ${deleted.studyActs} study steps, ${deleted.examSessions} exam sessions, ${deleted.badges} badges.`,
      });
      if (userId !== null) await clearStudentData(userId, "all");
    },
    onError: () => studyClock.activate(),
  });
}
