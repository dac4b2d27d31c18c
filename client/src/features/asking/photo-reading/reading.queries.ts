import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readPhoto, type PhotoReading } from "#shared/contracts/uploads.ts";
import { ApiError, isUnreachable } from "../../../lib/api-error.ts";
import { callApi } from "../../../lib/api.ts";
import { onResume } from "../../../lib/on-resume.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

const keys = new WeakMap<Blob, string>();

/** Returns the query cache key of a photo. The WeakMap keeps it for the lifetime of the blob. */
export function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? newIdempotencyKey();
  keys.set(photo, key);
  return key;
}

/** Retries of a 503 response; the server's queue drains within seconds. */
const maxRetries = 3;
const isBusy = (error: Error) => error instanceof ApiError && error.status === 503 && error.problem;

const readingOf = (photo: Blob) =>
  queryOptions({
    queryKey: [readPhoto.path, keyOf(photo)],
    queryFn: ({ signal }) => callApi(readPhoto, { file: photo }, { signal }),
    retry: (failures, error) => failures < maxRetries && Boolean(isBusy(error)),
    retryDelay: (_failures, error) =>
      1000 * (error instanceof ApiError ? (error.retryAfter ?? 1) : 1),
  });

/** Queries the reading of a photo; a request that failed offline is retried when the connection returns. */
export function usePhotoReading(photo: Blob) {
  const reading = useQuery(readingOf(photo));
  const { error, refetch } = reading;
  const isOffline = isUnreachable(error);
  useEffect(() => {
    if (!isOffline) return undefined;
    return onResume(() => void refetch());
  }, [isOffline, refetch]);
  return { ...reading, isOffline };
}

/** Seeds the query cache with the reading that the outbox stored with a photo. */
export function cacheReading(client: QueryClient, photo: Blob, reading: PhotoReading): void {
  client.setQueryData(readingOf(photo).queryKey, reading);
}
