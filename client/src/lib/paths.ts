import { pages } from "#shared/domain/pages.ts";

/** Every address of the site. */
export const paths = pages;

export type AuthMode = "login" | "sign-up";

interface AuthAddress {
  mode?: AuthMode | undefined;
  /** The visitor comes from a buy button. */
  buying?: boolean;
  /** The page to open after signing in. */
  next?: string | undefined;
}

/** The address of the auth page with its parameters; defaults are omitted. */
export function authPath({ mode, buying, next }: AuthAddress = {}): string {
  const search = new URLSearchParams();
  if (mode === "sign-up") search.set("mode", buying ? buyingMode : mode);
  if (next !== undefined && next !== paths.dashboard) search.set("next", next);
  const text = search.toString();
  return text ? `${paths.auth}?${text}` : paths.auth;
}

/** Value of the `mode` parameter for visitors from a buy button; the server has a prerendered page per mode. */
const buyingMode = "buy";

export function authModeIn(search: string): AuthMode {
  const mode = new URLSearchParams(search).get("mode");
  return mode === "sign-up" || mode === buyingMode ? "sign-up" : "login";
}

export function isBuyingIn(search: string): boolean {
  return new URLSearchParams(search).get("mode") === buyingMode;
}

/**
 * The page requested before signing in. The address is untrusted input: one that could leave this site (`//other.site`,
 * `/\other.site`, `javascript:`) or return straight to /auth becomes the dashboard.
 */
export function nextPageIn(search: string): string {
  const wanted = new URLSearchParams(search).get("next");
  if (!wanted?.startsWith("/")) return paths.dashboard;
  const url = new URL(wanted, window.location.origin);
  if (url.origin !== window.location.origin || url.pathname === paths.auth) return paths.dashboard;
  return url.pathname + url.search + url.hash;
}
