import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

/**
 * Data is fetched once and stays until it is changed here (specification section 7): a flaky connection must not reload
 * a page while the student reads it. `always`: an offline call fails with a sentence instead of hanging.
 */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status === 401) onSignedOut(client);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  return client;
}
