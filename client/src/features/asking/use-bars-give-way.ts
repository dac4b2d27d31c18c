import { useEffect } from "react";

/** Scroll distance in pixels below which a change of direction is ignored. */
const slack = 12;
/** Distance in pixels from the end of the page at which the bars are shown. */
const nearEnd = 120;

/**
 * While a long answer is read on a phone, the sticky bars hide when the page is scrolled down, and return when it is
 * scrolled up, at its end, and for keyboard focus. Scrolling by the page itself moves no bar.
 */
export function useBarsGiveWay(): void {
  useEffect(() => watchScrolling(document.documentElement), []);
}

function watchScrolling(root: HTMLElement): () => void {
  let isByHand = false;
  let turnedAt = window.scrollY;
  const show = () => {
    delete root.dataset["bars"];
    turnedAt = window.scrollY;
  };
  const onHand = () => void (isByHand = true);
  const onKeys = () => {
    isByHand = false;
    show();
  };
  const onScrollEnd = () => void (isByHand = false);
  const onScroll = () => {
    const place = window.scrollY;
    const isAway = root.dataset["bars"] === "away";
    const left = root.scrollHeight - window.innerHeight - place;
    if (left < nearEnd || !isByHand) show();
    else if (!isAway && place > turnedAt + slack) root.dataset["bars"] = "away";
    else if (isAway && place < turnedAt - slack) show();
    // Tracks the extreme scroll position in the current direction.
    turnedAt =
      root.dataset["bars"] === "away" ? Math.max(turnedAt, place) : Math.min(turnedAt, place);
  };
  const watched = [
    ["wheel", onHand],
    ["touchmove", onHand],
    ["keydown", onKeys],
    ["focusin", onKeys],
    ["scroll", onScroll],
    ["scrollend", onScrollEnd],
  ] as const;
  for (const [event, act] of watched) document.addEventListener(event, act, { passive: true });
  return () => {
    for (const [event, act] of watched) document.removeEventListener(event, act);
    delete root.dataset["bars"];
  };
}
