import { queryOptions, useQuery } from "@tanstack/react-query";
import { readRecommendations, readSubjectMap } from "#shared/contracts/learning-paths.ts";
import { callApiOrSeen } from "../../lib/seen-api.ts";
import { studentIn } from "../account/account.queries.ts";

const recommendationsQuery = queryOptions({
  queryKey: [readRecommendations.path],
  queryFn: ({ client, signal }) =>
    callApiOrSeen(readRecommendations, {}, { userId: studentIn(client), signal }),
  staleTime: 0,
});

export const useRecommendations = () => useQuery(recommendationsQuery);

const mapQuery = (subject: string) =>
  queryOptions({
    queryKey: [readSubjectMap.path, subject],
    queryFn: ({ client, signal }) =>
      callApiOrSeen(readSubjectMap, { params: { subject } }, { userId: studentIn(client), signal }),
    staleTime: 0,
  });

export const useSubjectMap = (subject: string) => useQuery(mapQuery(subject));
