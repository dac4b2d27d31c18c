import { useEffect, useRef } from "react";

/** Whether the screen is still there, for what comes back to it from a slow call. */
export function useIsOnScreen() {
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);
  return isOnScreen;
}
