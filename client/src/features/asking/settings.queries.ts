import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSettings } from "#shared/contracts/settings.ts";
import { callApi } from "../../lib/api.ts";

const settingsQuery = queryOptions({
  queryKey: [getSettings.path],
  queryFn: ({ signal }) => callApi(getSettings, {}, { signal }),
});

/** Whether the server has a model besides the built-in tutor; undefined while unknown. */
export function useHasModel(): boolean | undefined {
  return useQuery(settingsQuery).data?.hasModel;
}

/** Whether the server reads photos of questions; undefined while unknown, e.g. offline. */
export function useReadsPhotos(): boolean | undefined {
  return useQuery(settingsQuery).data?.readsPhotos;
}
