import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { cacheUse } from "../../lib/cache-use.ts";
import { onResume } from "../../lib/on-resume.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Interval of retries: a phone on Wi-Fi without internet gets no event when the internet is back. */
const retryMs = 10_000;

/** Says that the page shows cached responses. Everything is fetched again as soon as the connection is back. */
export function CacheNotice() {
  const client = useQueryClient();
  const isCacheUsed = useSyncExternalStore(cacheUse.subscribe, cacheUse.current);
  useEffect(() => {
    if (!isCacheUsed) return undefined;
    const refetchAll = () => void client.invalidateQueries();
    const timer = setInterval(refetchAll, retryMs);
    const unsubscribe = onResume(refetchAll);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [client, isCacheUsed]);
  if (!isCacheUsed) return null;
  return (
    <Notice>
      <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-3">
        <span>You're offline. This is what you last saw.</span>
        <Button
          variant="quiet"
          className="-my-1 -ml-5"
          onClick={() => void client.invalidateQueries()}
        >
          Try again
        </Button>
      </span>
    </Notice>
  );
}
