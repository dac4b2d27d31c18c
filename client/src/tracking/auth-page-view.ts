import type { PropertiesOf } from "#shared/domain/events.ts";
import { track } from "./track.ts";

export type AuthMode = PropertiesOf<"auth_page_viewed">["mode"];

let isTold = false;

/**
 * Tracks the view of the auth page by a visitor. The page itself tracks it first, because a visitor who only looks
 * never loads the app; the app then doesn't track it again.
 */
export function authPageViewed(mode: AuthMode): void {
  if (isTold) return;
  isTold = true;
  track("PageView", {});
  track("auth_page_viewed", { mode });
}

/** A later visit to the auth page within the app is a new view. */
export function authPageLeft(): void {
  isTold = false;
}
