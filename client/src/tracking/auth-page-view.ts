import type { PropertiesOf } from "#shared/domain/events.ts";
import { track } from "./track.ts";

export type AuthMode = PropertiesOf<"auth_page_viewed">["mode"];

let isTracked = false;

/**
 * Tracks the view of the auth page by a visitor. The page itself tracks it first, because a visitor who only looks
 * never loads the app; the app then doesn't track it again.
 */
export function trackAuthPageView(mode: AuthMode): void {
  if (isTracked) return;
  isTracked = true;
  track("PageView", {});
  track("auth_page_viewed", { mode });
}

/** A later visit to the auth page within the app is a new view. */
export function resetAuthPageView(): void {
  isTracked = false;
}
