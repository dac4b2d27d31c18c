import type { PropertiesOf } from "#shared/domain/events.ts";
import { track } from "./track.ts";

export type AuthMode = PropertiesOf<"auth_page_viewed">["mode"];

let isTold = false;

/** The auth page is there for a visitor. The page tells it itself, for who only looks never has the app; the app not again. */
export function authPageViewed(mode: AuthMode): void {
  if (isTold) return;
  isTold = true;
  track("PageView", {});
  track("auth_page_viewed", { mode });
}

/** Who comes back to it within the app sees it anew. */
export function authPageLeft(): void {
  isTold = false;
}
