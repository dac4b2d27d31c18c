import { useEffect } from "react";

/** Scroll distance in pixels below which a change of direction is ignored. */
const minDistance = 12;
/** Distance in pixels from the end of the page at which the bars are shown. */
const nearEnd = 120;

/**
 * While a long answer is read on a phone, the sticky bars hide when the page is scrolled down, and return when it is
 * scrolled up, at its end, and for keyboard focus. Scrolling by the page itself moves no bar.
 */
export function useHideBarsOnScroll(): void {
  useEffect(() => watchScrolling(document.documentElement), []);
}

function watchScrolling(root: HTMLElement): () => void {
  let isUserScrolling = false;
  let turningPoint = window.scrollY;
  const show = () => {
    delete root.dataset["bars"];
    turningPoint = window.scrollY;
  };
  const onUserScroll = () => void (isUserScrolling = true);
  const onKeyboard = () => {
    isUserScrolling = false;
    show();
  };
  const onScrollEnd = () => void (isUserScrolling = false);
  const onScroll = () => {
    const position = window.scrollY;
    const isHidden = root.dataset["bars"] === "away";
    const distanceToEnd = root.scrollHeight - window.innerHeight - position;
    if (distanceToEnd < nearEnd || !isUserScrolling) show();
    else if (!isHidden && position > turningPoint + minDistance) root.dataset["bars"] = "away";
    else if (isHidden && position < turningPoint - minDistance) show();
    // Tracks the extreme scroll position in the current direction.
    turningPoint =
      root.dataset["bars"] === "away"
        ? Math.max(turningPoint, position)
        : Math.min(turningPoint, position);
  };
  const listeners = [
    ["wheel", onUserScroll],
    ["touchmove", onUserScroll],
    ["keydown", onKeyboard],
    ["focusin", onKeyboard],
    ["scroll", onScroll],
    ["scrollend", onScrollEnd],
  ] as const;
  for (const [event, act] of listeners) document.addEventListener(event, act, { passive: true });
  return () => {
    for (const [event, act] of listeners) document.removeEventListener(event, act);
    delete root.dataset["bars"];
  };
}
