import { queryOptions, useQuery } from "@tanstack/react-query";
import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { studentIn } from "../account/account.queries.ts";

const recommendationsQuery = queryOptions({
  queryKey: [readRecommendations.path],
  queryFn: ({ client, signal }) =>
    callApiOrCache(readRecommendations, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

export const useRecommendations = () => useQuery(recommendationsQuery);

const mapQuery = (subject: string) =>
  queryOptions({
    queryKey: [readSubjectMap.path, subject],
    queryFn: ({ client, signal }) =>
      callApiOrCache(
        readSubjectMap,
        { params: { subject } },
        { userId: studentIn(client), signal },
      ),
    staleTime: 0,
  });

export const useSubjectMap = (subject: string) => useQuery(mapQuery(subject));
