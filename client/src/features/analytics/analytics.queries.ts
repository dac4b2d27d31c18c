import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import {
  type AnalyticsQuery,
  type AnalyticsUser,
  mostPages,
  mostRows,
  readAggregate,
  readCohorts,
  readDays,
  readDeclined,
  readFeatures,
  readQueries,
  readUsers,
  type UserSort,
} from "#shared/contracts/analytics.ts";
import type { AnalyticsPeriod } from "#shared/domain/analytics.ts";
import { callApi } from "../../lib/api.ts";
import type { SortOrder } from "./analytics-address.ts";

const analyticsKey = "analytics";

/** Refetches whenever the window regains focus, unlike the queries of students' screens. */
const alwaysStale = { staleTime: 0, refetchOnWindowFocus: "always" } as const;

const aggregateQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: [analyticsKey, readAggregate.path, period],
    queryFn: ({ signal }) => callApi(readAggregate, { query: { period } }, { signal }),
    ...alwaysStale,
  });

export const useAggregate = (period: AnalyticsPeriod) => useQuery(aggregateQuery(period));

const featuresQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: [analyticsKey, readFeatures.path, period],
    queryFn: ({ signal }) => callApi(readFeatures, { params: { period } }, { signal }),
    ...alwaysStale,
  });

export const useFeatureUsage = (period: AnalyticsPeriod) => useQuery(featuresQuery(period));

const daysQuery = (days: number) =>
  queryOptions({
    queryKey: [analyticsKey, readDays.path, days],
    queryFn: ({ signal }) => callApi(readDays, { query: { days } }, { signal }),
    ...alwaysStale,
  });

export const useDays = (days: number) => useQuery(daysQuery(days));

const cohortsQuery = queryOptions({
  queryKey: [analyticsKey, readCohorts.path],
  queryFn: ({ signal }) => callApi(readCohorts, {}, { signal }),
  ...alwaysStale,
});

export const useCohorts = () => useQuery(cohortsQuery);

const declinedQuery = (period: AnalyticsPeriod) =>
  queryOptions({
    queryKey: [analyticsKey, readDeclined.path, period],
    queryFn: ({ signal }) => callApi(readDeclined, { params: { period } }, { signal }),
    ...alwaysStale,
  });

export const useDeclined = (period: AnalyticsPeriod) => useQuery(declinedQuery(period));

export interface UsersFilter {
  period: AnalyticsPeriod;
  search: string;
  sort: UserSort;
  order: SortOrder;
}

const usersQuery = ({ period, ...query }: UsersFilter) =>
  infiniteQueryOptions({
    queryKey: [analyticsKey, readUsers.path, period, query],
    queryFn: ({ pageParam: page, signal }) =>
      callApi(readUsers, { params: { period }, query: { ...query, page } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ hasMore }, _, page) => (hasMore && page < mostPages ? page + 1 : null),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

export const useUsers = (wanted: UsersFilter) => useInfiniteQuery(usersQuery(wanted));

/** Fetches all students of a table, for its download. */
export async function fetchAllUsers({ period, ...query }: UsersFilter): Promise<AnalyticsUser[]> {
  const users: AnalyticsUser[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const read = await callApi(readUsers, {
      params: { period },
      query: { ...query, page, rows: mostRows },
    });
    users.push(...read.users);
    if (!read.hasMore) break;
  }
  return users;
}

export interface QueriesFilter {
  period: AnalyticsPeriod;
  search: string;
}

const queriesQuery = ({ period, search }: QueriesFilter) =>
  infiniteQueryOptions({
    queryKey: [analyticsKey, readQueries.path, period, search],
    queryFn: ({ pageParam, signal }) =>
      callApi(
        readQueries,
        { params: { period }, query: { search, before: pageParam ?? undefined } },
        { signal },
      ),
    initialPageParam: null as number | null, // safe: widened, because the first page has none
    getNextPageParam: ({ queries, hasMore }) => (hasMore ? (queries.at(-1)?.id ?? null) : null),
    placeholderData: keepPreviousData,
    ...alwaysStale,
  });

export const useQueries = (wanted: QueriesFilter) => useInfiniteQuery(queriesQuery(wanted));

/** Most questions in a download; it contains the newest. */
export const maxDownloaded = 5_000;

/** Fetches the questions of a table, for its download. */
export async function fetchNewestQueries({
  period,
  search,
}: QueriesFilter): Promise<AnalyticsQuery[]> {
  const queries: AnalyticsQuery[] = [];
  while (queries.length < maxDownloaded) {
    const before = queries.at(-1)?.id;
    const read = await callApi(readQueries, {
      params: { period },
      query: { search, before, rows: mostRows },
    });
    queries.push(...read.queries);
    if (!read.hasMore) break;
  }
  return queries;
}

/** Fetches everything on the page again. */
export function useRefetchAll() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [analyticsKey] });
}
