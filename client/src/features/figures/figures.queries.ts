import { queryOptions } from "@tanstack/react-query";
import { getFigure } from "#shared/contracts/concepts.ts";
import { callApi } from "../../lib/api.ts";

/** A figure of the concept library. A failed fetch is retried when the connection is back. */
export const figureQuery = (name: string) =>
  queryOptions({
    queryKey: ["figure", name],
    queryFn: ({ signal }) => callApi(getFigure, { params: { name } }, { signal }),
    refetchOnReconnect: true,
  });
