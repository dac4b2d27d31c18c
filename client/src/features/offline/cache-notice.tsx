import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { cacheShown } from "../../lib/cache-shown.ts";
import { onResume } from "../../lib/on-resume.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";

/** Interval of retries: a phone on Wi-Fi without internet gets no event when the internet is back. */
const readAgainMilliseconds = 10_000;

/** Says that the page shows cached responses. Everything is fetched again as soon as the connection is back. */
export function CacheNotice() {
  const client = useQueryClient();
  const isShown = useSyncExternalStore(cacheShown.subscribe, cacheShown.current);
  useEffect(() => {
    if (!isShown) return undefined;
    const readAgain = () => void client.invalidateQueries();
    const timer = setInterval(readAgain, readAgainMilliseconds);
    const forget = onResume(readAgain);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [client, isShown]);
  if (!isShown) return null;
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
