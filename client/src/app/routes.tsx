import { Suspense, useEffect } from "react";
import { Route, Switch } from "wouter";
import { productName } from "#shared/catalogue.ts";
import { PageSpinner } from "../ui/spinner.tsx";
import { Column } from "./column.tsx";
import { RequireUser } from "./require-user.tsx";
import { notFoundRoute, routes, type AppRoute } from "./route-table.tsx";
import { Shell } from "./shell.tsx";
import { useScrollMemory } from "./use-scroll-memory.ts";

export function Routes() {
  useScrollMemory();
  return (
    <Switch>
      {routes.map((route) => (
        <Route key={route.path} path={route.path}>
          <Page key={route.path} route={route} />
        </Route>
      ))}
      <Route>
        <Page route={notFoundRoute} />
      </Route>
    </Switch>
  );
}

function Page({ route }: { route: Omit<AppRoute, "path"> }) {
  useEffect(() => {
    document.title = `${route.title} · ${productName}`;
  }, [route.title]);

  if (route.frame === "public") {
    return (
      <Suspense fallback={<EmptyColumn />}>
        <Column>{route.screen}</Column>
      </Suspense>
    );
  }
  return (
    <RequireUser>
      <Shell title={route.frame === "titled" ? route.title : undefined}>
        <Suspense fallback={<PageSpinner />}>{route.screen}</Suspense>
      </Shell>
    </RequireUser>
  );
}

function EmptyColumn() {
  return (
    <Column>
      <PageSpinner />
    </Column>
  );
}
