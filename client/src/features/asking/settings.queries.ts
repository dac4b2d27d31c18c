import { queryOptions, useQuery } from "@tanstack/react-query";
import { getSettings } from "#shared/contracts/settings.ts";
import { callApi } from "../../lib/api.ts";

const settingsQuery = queryOptions({
  queryKey: [getSettings.path],
  queryFn: ({ signal }) => callApi(getSettings, {}, { signal }),
});

/** Whether a model answers here, or the built-in tutor alone; undefined as long as that isn't known. */
export function useHasModel(): boolean | undefined {
  return useQuery(settingsQuery).data?.hasModel;
}

/** Whether a photo of a question is read here; undefined as long as that isn't known, as without a line. */
export function useReadsPhotos(): boolean | undefined {
  return useQuery(settingsQuery).data?.readsPhotos;
}
