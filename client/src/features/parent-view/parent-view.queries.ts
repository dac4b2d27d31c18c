import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { endParentView, readParentView } from "#shared/contracts/account.ts";
import { callApi } from "../../lib/api.ts";

export function useParentView(token: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    enabled,
    queryKey: [readParentView.path, token],
    queryFn: ({ signal }) => callApi(readParentView, { body: { token } }, { signal }),
    staleTime: 0,
  });
}

/** Ends the link; its data is removed from the page. */
export function useEndParentView() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => callApi(endParentView, { body: { token } }),
    onSuccess: (_nothing, token) =>
      client.removeQueries({ queryKey: [readParentView.path, token] }),
  });
}
