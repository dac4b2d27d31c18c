import { useCallback, useEffect, useRef, useState } from "react";

/** As near to the end as this, the page counts as being there. */
const slack = 32;

const distanceToEnd = () =>
  document.documentElement.scrollHeight - window.innerHeight - window.scrollY;

const toEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight });

/**
 * Keeps the end of a conversation in view while it grows, as long as the student doesn't scroll up to read. More than
 * a window of it at once nobody has read yet: that begins at its beginning. When it has grown, what is before her eyes
 * stays there.
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
    // Told before the growth is painted, so that the page doesn't jump after it.
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
