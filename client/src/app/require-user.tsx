import type { ReactNode } from "react";
import { Redirect, useLocation, useSearch } from "wouter";
import { productName } from "#shared/catalogue.ts";
import { useUser } from "../features/account/account.queries.ts";
import { authPath } from "../lib/paths.ts";
import { LoadFailed } from "../ui/load-failed.tsx";
import { PageSpinner } from "../ui/spinner.tsx";
import { Column } from "./column.tsx";

/** Shows its page to a signed-in student; redirects everyone else to /auth, which remembers the page. */
export function RequireUser({ children }: { children: ReactNode }) {
  const { data: user, error, refetch, isFetching } = useUser();
  const [location] = useLocation();
  const search = useSearch();

  if (user) return children;
  if (user === null) {
    return (
      <Redirect to={authPath({ next: search ? `${location}?${search}` : location })} replace />
    );
  }
  return (
    <Column>
      <main className="grid flex-1 content-center">
        <h1 className="sr-only">{productName}</h1>
        {/* An unknown user differs from a signed-out one: a lost connection redirects nobody. */}
        {error ? (
          <LoadFailed
            title={`We couldn't reach ${productName}`}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : (
          <PageSpinner />
        )}
      </main>
    </Column>
  );
}
