import { useCallback, useEffect, useRef, useState } from "react";

/** Distance from the end, in pixels, within which the page counts as being at the end. */
const slack = 32;

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });

/**
 * Keeps the end of a streaming conversation in view, unless the student scrolls up to read. An addition taller than the
 * window is shown from its beginning. When the stream ends, the text in view stays in place.
 */
export function useFollowingScroll(isGrowing: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  const [isLeftBehind, setLeftBehind] = useState(false);

  const follow = useCallback(() => {
    isFollowing.current = true;
    setLeftBehind(false);
    toEnd();
  }, []);

  useEffect(() => {
    let before = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const wentUp = now < before;
      before = now;
      if (distanceToEnd() <= slack) {
        isFollowing.current = true;
        setLeftBehind(false);
      } else if (wentUp) {
        isFollowing.current = false;
        setLeftBehind((was) => was || isGrowing);
      }
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isGrowing]);

  useEffect(() => {
    if (!isGrowing || !list.current) return undefined;
    const { current: conversation } = list;
    let before = document.documentElement.scrollHeight;
    // Called before the growth is painted, so that the page doesn't jump afterwards.
    const observer = new ResizeObserver(() => {
      const now = document.documentElement.scrollHeight;
      const grown = now - before;
      before = now;
      if (!isFollowing.current) return;
      if (grown <= window.innerHeight) return toEnd();
      isFollowing.current = false;
      conversation.lastElementChild?.scrollIntoView({ block: "start" });
    });
    observer.observe(conversation);
    return () => observer.disconnect();
  }, [isGrowing]);

  return { list, isLeftBehind, follow };
}
