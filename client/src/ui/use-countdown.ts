import { useEffect, useRef } from "react";

/** Calls `end` once so much running time has passed; a pause keeps what is left. */
export function useCountdown(milliseconds: number, running: boolean, end: () => void): void {
  const left = useRef(milliseconds);
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!running) return undefined;
    const began = Date.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - began;
    };
  }, [running]);
}
