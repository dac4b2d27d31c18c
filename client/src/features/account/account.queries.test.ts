import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { getUser, login, logout } from "#shared/contracts/auth.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { seemsSignedIn } from "../../lib/take-over.ts";
import { answer } from "../../testing/api-mock.ts";
import { asha } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { endSession, useLogin, useLogout, useUser } from "./account.queries.ts";

function useAccount() {
  return { user: useUser(), login: useLogin(), logout: useLogout() };
}

function renderAccount(client: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(useAccount, { wrapper }).result;
}

test("logout leaves nothing in the cache of what was read for the student", async () => {
  server.use(answer(getUser, asha), answer(logout, undefined));
  const client = createQueryClient(endSession);
  client.setQueryData(["/api/conversations"], ["Asha's question"]);
  const account = renderAccount(client);
  await waitFor(() => expect(account.current.user.data).toEqual(asha));

  act(() => account.current.logout.mutate());

  await waitFor(() => expect(account.current.user.data).toBeNull());
  const left = client.getQueryCache().getAll();
  expect(left.map((query) => query.queryKey)).toEqual([["/api/user"]]);
  expect(seemsSignedIn()).toBe(false);
});

test("a slow 401 from before the login doesn't sign the student out again", async () => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slowRefusal = http.get(`${window.location.origin}${getUser.path}`, async () => {
    await released;
    return new HttpResponse(null, { status: 401 });
  });
  server.use(slowRefusal, answer(login, asha));
  const client = createQueryClient(endSession);
  const account = renderAccount(client);

  act(() => account.current.login.mutate({ username: asha.phone, password: "secret1" }));
  await waitFor(() => expect(account.current.user.data).toEqual(asha));
  release();
  await waitFor(() => expect(client.isFetching()).toBe(0));

  expect(account.current.user.data).toEqual(asha);
  expect(seemsSignedIn()).toBe(true);
});
