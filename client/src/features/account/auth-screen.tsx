import { useEffect, useState } from "react";
import { Redirect, useSearch } from "wouter";
import { tagline } from "#shared/catalogue.ts";
import {
  type AuthMode,
  authModeIn,
  authPath,
  isBuyingIn,
  nextPageIn,
  paths,
} from "../../lib/paths.ts";
import { takeOver } from "../../lib/take-over.ts";
import { useReplaceAddress } from "../../lib/use-replace-address.ts";
import { useAuthPageTracking } from "../../tracking/account-events.ts";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { openSignedInPage, needsNewDocument } from "../../tracking/leave-auth.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useUser } from "./account.queries.ts";
import { LoginForm } from "./login-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Signing in sets the user, and a signed-in user is redirected to the requested page. */
export function AuthScreen() {
  useEffect(() => void document.dispatchEvent(new Event(takeOver)), []);
  const { data: user } = useUser();
  const search = useSearch();
  const replaceAddress = useReplaceAddress();
  const next = nextPageIn(search);

  useAuthPageTracking(user === null, authModeIn(search) === "login" ? "login" : "sign_up");

  // Reads the current address: a press recorded before hydration is replayed before React has read the address.
  const openTab = (mode: AuthMode) =>
    replaceAddress(authPath({ mode, next: nextPageIn(window.location.search) }));

  if (user) return <RedirectSignedIn to={next} />;
  return (
    <main className="flex flex-1 flex-col gap-8 px-5 pt-10 pb-8">
      <div className="grid gap-1">
        {/* The name is one word: with large text on a phone it grows only to the available width. */}
        <PageHeading className="text-[min(1.875rem,12vw)] leading-[1.2]">
          {/* The landing page is not part of the app, so this is a full page load. */}
          <a href={paths.landing} className="flex w-fit no-underline">
            <Wordmark />
          </a>
        </PageHeading>
        <p className="text-ink-soft">
          {isBuyingIn(search) ? "Make an account first. Nothing to pay yet." : tagline}
        </p>
      </div>
      <Tabs
        label="Login or Sign Up"
        value={authModeIn(search)}
        onChange={openTab}
        tabs={[
          { value: "login", label: "Login", content: <LoginForm /> },
          { value: "sign-up", label: "Sign Up", content: <SignUpForm /> },
        ]}
      />
    </main>
  );
}

/**
 * Navigates from /auth to a signed-in page: in a new document if pixels must be notified first, otherwise within the
 * app.
 */
function RedirectSignedIn({ to }: { to: string }) {
  const [isCounted] = useState(needsNewDocument);
  const [address] = useState(to);
  useEffect(() => {
    if (isCounted) void openSignedInPage(address);
  }, [isCounted, address]);
  return isCounted ? <PageSpinner /> : <Redirect to={to} replace />;
}
