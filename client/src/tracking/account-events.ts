import { useEffect, useState } from "react";
import type { User } from "#shared/contracts/auth.ts";
import { resetAuthPageView, trackAuthPageView, type AuthMode } from "./auth-page-view.ts";
import { track } from "./track.ts";

/** The only part of a phone number that an event may contain. */
const lastDigits = (phone: string) => phone.slice(-4);

/** Tracks the view of the auth page by a signed-out visitor. */
export function useAuthPageTracking(isVisitor: boolean, mode: AuthMode): void {
  // Only the tab that is open first counts: a change of tab is no new page view.
  const [first] = useState(mode);
  useEffect(() => {
    if (!isVisitor) return undefined;
    trackAuthPageView(first);
    return resetAuthPageView;
  }, [isVisitor, first]);
}

export function trackAttempt(mode: AuthMode, phone: string): void {
  track("auth_attempted", { mode, phone_last4: lastDigits(phone) });
}

/** Tracked on /auth, before navigating to the signed-in pages, which have no pixel. */
export function trackSignUp({ phone, grade }: User): void {
  track("signup_successful", { grade, phone_last4: lastDigits(phone) });
  track("CompleteRegistration", {});
  track("SIGN_UP", {});
}

export function trackLogin({ phone }: User): void {
  track("login_successful", { phone_last4: lastDigits(phone) });
  track("Login", {});
  track("LOGIN", {});
}
