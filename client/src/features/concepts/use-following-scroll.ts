import { useCallback, useEffect, useRef, useState } from "react";

/** Distance from the end, in pixels, within which the page counts as being at the end. */
const endTolerance = 32;

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });

/**
 * Keeps the end of a streaming conversation in view, unless the student scrolls up to read. An addition taller than the
 * window is shown from its beginning. When the stream ends, the text in view stays in place.
 */
export function useFollowingScroll(isStreaming: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const isFollowing = useRef(true);
  const [isBehind, setBehind] = useState(false);

  const scrollToEnd = useCallback(() => {
    isFollowing.current = true;
    setBehind(false);
    toEnd();
  }, []);

  useEffect(() => {
    let previous = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      const wentUp = now < previous;
      previous = now;
      if (distanceToEnd() <= endTolerance) {
        isFollowing.current = true;
        setBehind(false);
      } else if (wentUp) {
        isFollowing.current = false;
        setBehind((was) => was || isStreaming);
      }
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [isStreaming]);

  useEffect(() => {
    if (!isStreaming || !list.current) return undefined;
    const { current: conversation } = list;
    let previous = document.documentElement.scrollHeight;
    // Called before the added text is painted, so that the page doesn't jump afterwards.
    const observer = new ResizeObserver(() => {
      const now = document.documentElement.scrollHeight;
      const addedHeight = now - previous;
      previous = now;
      if (!isFollowing.current) return;
      if (addedHeight <= window.innerHeight) return toEnd();
      isFollowing.current = false;
      conversation.lastElementChild?.scrollIntoView({ block: "start" });
    });
    observer.observe(conversation);
    return () => observer.disconnect();
  }, [isStreaming]);

  return { list, isBehind, scrollToEnd };
}
