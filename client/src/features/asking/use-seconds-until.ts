import { useEffect, useState } from "react";

/** Whole seconds until a time (milliseconds since 1970), counted down to 0. */
export function useSecondsUntil(moment: number | null): number {
  const [now, setNow] = useState(Date.now);
  const seconds = moment === null ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  const isCounting = seconds > 0;
  useEffect(() => {
    if (!isCounting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
}
