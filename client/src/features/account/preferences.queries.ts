import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  changePreferences,
  readPreferences,
  type Preferences,
} from "#shared/contracts/preferences.ts";
import { callApi } from "../../lib/api.ts";
import { showToast } from "../../ui/toast-store.ts";
import { showFailure } from "./account.queries.ts";

const preferencesQuery = queryOptions({
  queryKey: [readPreferences.path],
  queryFn: ({ signal }) => callApi(readPreferences, {}, { signal }),
});

/** Fetched once, and only where preferences have an effect. */
export const usePreferences = ({ enabled = true } = {}) =>
  useQuery({ ...preferencesQuery, enabled });

export function useChangePreferences() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Preferences) => callApi(changePreferences, { body }),
    onSuccess: (changed) => {
      client.setQueryData(preferencesQuery.queryKey, changed);
      showToast({ title: "Saved" });
    },
    onError: (error) => showFailure("Not saved", error),
  });
}
