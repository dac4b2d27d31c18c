import { useEffect, useRef } from "react";

/** Whether the screen is still mounted, for callbacks of slow calls. */
export function useIsOnScreen() {
  const isOnScreen = useRef(false);
  useEffect(() => {
    isOnScreen.current = true;
    return () => void (isOnScreen.current = false);
  }, []);
  return isOnScreen;
}
