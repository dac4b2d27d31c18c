import { useEffect, useState } from "react";
import type { User } from "#shared/contracts/auth.ts";
import { authPageLeft, authPageViewed, type AuthMode } from "./auth-page-view.ts";
import { track } from "./track.ts";

/** All of a phone number that any event may hold. */
const lastDigits = (phone: string) => phone.slice(-4);

/** The auth page is there for somebody who isn't signed in. */
export function useAuthPageTracking(isVisitor: boolean, mode: AuthMode): void {
  // The tab that is open first is what counts: going to the other one is no other page.
  const [first] = useState(mode);
  useEffect(() => {
    if (!isVisitor) return undefined;
    authPageViewed(first);
    return authPageLeft;
  }, [isVisitor, first]);
}

export function trackAttempt(mode: AuthMode, phone: string): void {
  track("auth_attempted", { mode, phone_last4: lastDigits(phone) });
}

/** Counted on /auth, before the signed-in pages, where no pixel is. */
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
