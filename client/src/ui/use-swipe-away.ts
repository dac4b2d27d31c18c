import { useRef, type MouseEvent, type PointerEvent } from "react";

/** A finger trembles this far without meaning it. */
const tremblePixels = 10;

/** Pushes an element to the right with the finger: it leaves from a distance on, and springs back before it. */
export function useSwipeAway(distance: number, leave: () => void) {
  const start = useRef<number | null>(null);
  const pushed = useRef(0);

  const pushTo = (element: HTMLElement, pixels: number) => {
    pushed.current = pixels;
    element.style.translate = pixels > 0 ? `${pixels}px` : "";
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    if (start.current === null) return;
    const pixels = event.clientX - start.current;
    if (pushed.current === 0 && pixels < tremblePixels) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pushTo(event.currentTarget, Math.max(0, pixels));
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    start.current = null;
    if (pushed.current >= distance) leave();
    else pushTo(event.currentTarget, 0);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      start.current = event.clientX;
      pushed.current = 0;
    },
    onPointerMove: follow,
    onPointerUp: release,
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      start.current = null;
      pushTo(event.currentTarget, 0);
    },
    // The end of a swipe over a button is no press on it.
    onClickCapture: (event: MouseEvent) => {
      if (pushed.current === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
