import { queryOptions, useQuery, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { readPhoto, type PhotoReading } from "#shared/contracts/uploads.ts";
import { ApiError, isOutOfReach } from "../../../lib/api-error.ts";
import { callApi } from "../../../lib/api.ts";
import { onWake } from "../../../lib/wake.ts";
import { newIdempotencyKey } from "../idempotency-key.ts";

const keys = new WeakMap<Blob, string>();

/** Names a photo in the cache, for as long as it is in memory. */
export function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? newIdempotencyKey();
  keys.set(photo, key);
  return key;
}

/** A full queue is free again in seconds. */
const mostTries = 3;
const isBusy = (error: Error) => error instanceof ApiError && error.status === 503 && error.problem;

const readingOf = (photo: Blob) =>
  queryOptions({
    queryKey: [readPhoto.path, keyOf(photo)],
    queryFn: ({ signal }) => callApi(readPhoto, { file: photo }, { signal }),
    retry: (failures, error) => failures < mostTries && Boolean(isBusy(error)),
    retryDelay: (_failures, error) =>
      1000 * (error instanceof ApiError ? (error.retryAfter ?? 1) : 1),
  });

/** What is printed on a photo; read again by itself when the line is back. */
export function usePhotoReading(photo: Blob) {
  const reading = useQuery(readingOf(photo));
  const { error, refetch } = reading;
  const isOffline = isOutOfReach(error);
  useEffect(() => {
    if (!isOffline) return undefined;
    return onWake(() => void refetch());
  }, [isOffline, refetch]);
  return { ...reading, isOffline };
}

/** Makes a reading known that was made before its photo came into the box. */
export function knowReading(client: QueryClient, photo: Blob, reading: PhotoReading): void {
  client.setQueryData(readingOf(photo).queryKey, reading);
}
