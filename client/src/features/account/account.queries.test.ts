import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { createElement, type ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { getUser, login, logout } from "#shared/contracts/auth.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { readFromCache, clearCache, claimCache, writeToCache } from "../../lib/offline-cache.ts";
import { hasPendingLogout, markSignedIn, seemsSignedIn } from "../../lib/take-over.ts";
import { answer, dropConnection } from "../../testing/api-mock.ts";
import { asha } from "../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../testing/phone-storage.ts";
import { server } from "../../testing/server.ts";
import { endSession, useLogin, useLogout, useUser } from "./account.queries.ts";

givenPhoneStorage();
afterEach(clearCache);

function useAccount() {
  return { user: useUser(), login: useLogin(), logout: useLogout() };
}

function renderAccount(client: QueryClient) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  return renderHook(useAccount, { wrapper }).result;
}

test("logout removes everything that was fetched for the student from the cache", async () => {
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

test("offline logout clears the phone at once, and ends the session when the connection is back", async () => {
  await claimCache(asha.id);
  await writeToCache(asha.id, getUser.path, JSON.stringify(asha));
  server.use(answer(getUser, asha), dropConnection(logout));
  const client = createQueryClient(endSession);
  client.setQueryData(["/api/conversations"], ["Asha's question"]);
  const account = renderAccount(client);
  await waitFor(() => expect(account.current.user.data).toEqual(asha));

  act(() => account.current.logout.mutate());

  await waitFor(() => expect(account.current.user.data).toBeNull());
  expect(client.getQueryCache().getAll()).toHaveLength(1);
  expect(seemsSignedIn()).toBe(false);
  await waitFor(async () => expect(await readFromCache(null, getUser.path)).toBeUndefined());
  const ended = vi.fn<() => void>();
  server.use(answer(logout, undefined, ended));
  window.dispatchEvent(new Event("online"));
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  await waitFor(() => expect(hasPendingLogout()).toBe(false));
});

test("a student who logged out offline is not signed in again by the remaining cookie", async () => {
  markSignedIn("left");
  const ended = vi.fn<() => void>();
  server.use(answer(getUser, asha), answer(logout, undefined, ended));
  const account = renderAccount(createQueryClient(endSession));
  await waitFor(() => expect(account.current.user.data).toBeNull());
  expect(ended).toHaveBeenCalledOnce();
  expect(hasPendingLogout()).toBe(false);
});

test("a later login is not ended by an earlier logout", async () => {
  markSignedIn("left");
  server.use(dropConnection(logout), answer(login, asha));
  const account = renderAccount(createQueryClient(endSession));
  await waitFor(() => expect(account.current.user.data).toBeNull());
  act(() => account.current.login.mutate({ username: asha.phone, password: "secret1" }));
  await waitFor(() => expect(account.current.user.data).toEqual(asha));
  expect(hasPendingLogout()).toBe(false);
  const ended = vi.fn<() => void>();
  server.use(answer(logout, undefined, ended), answer(getUser, asha));
  window.dispatchEvent(new Event("online"));
  // Once a whole call has completed, a logout sent before it has arrived too.
  await act(() => account.current.user.refetch());
  expect(ended).not.toHaveBeenCalled();
  expect(account.current.user.data).toEqual(asha);
});

test("a slow 401 response from before the login doesn't sign the student out again", async () => {
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
