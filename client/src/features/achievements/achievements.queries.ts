import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { readGamification, saveGoals, updateActivity } from "#shared/contracts/gamification.ts";
import { callApi } from "../../lib/api.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { showToast } from "../../ui/toast-store.ts";
import { studentIn } from "../account/account.queries.ts";

const gamificationQuery = queryOptions({
  queryKey: [readGamification.path],
  queryFn: ({ client, signal }) =>
    callApiOrCache(readGamification, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

export const useGamification = () => useQuery(gamificationQuery);

/** Makes the server award badges that are due. New ones are shown where every response is received. */
export function useUpdateProgress() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(updateActivity, {}),
    onSuccess: ({ newAchievements }) => {
      if (newAchievements.length === 0)
        showToast({ title: "You're up to date", description: "No new badge yet. Keep going!" });
      return client.invalidateQueries({ queryKey: gamificationQuery.queryKey });
    },
    onError: () =>
      showToast({
        title: "Error",
        description: "Failed to update learning activity",
        variant: "destructive",
      }),
  });
}

export function useSaveGoals() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.infer<typeof saveGoals.body>) => callApi(saveGoals, { body }),
    onSuccess: (data) => client.setQueryData(gamificationQuery.queryKey, data),
  });
}
