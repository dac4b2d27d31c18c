import { useMutation } from "@tanstack/react-query";
import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createConversation } from "#shared/contracts/conversations.ts";
import { getUser } from "#shared/contracts/auth.ts";
import userEvent from "@testing-library/user-event";
import { callApi } from "../lib/api.ts";
import { answer, dropConnection, neverAnswer, refuse } from "../testing/api-mock.ts";
import { address, asha, openApp, openAppAt } from "../testing/open-app.tsx";
import { server } from "../testing/server.ts";
import { Providers } from "./providers.tsx";
import { RequireUser } from "./require-user.tsx";

test("a protected page shows a spinner until the student is known", async () => {
  server.use(neverAnswer(getUser));
  openAppAt("/dashboard");
  expect(await screen.findByRole("status")).toHaveProperty("textContent", "Loading…");
  expect(address()).toBe("/dashboard");
});

test.each([
  "/homework",
  "/concepts",
  "/learning-paths",
  "/achievements",
  "/exam-prep",
  "/analytics",
  "/doubts?from=card&tab=2",
])(
  "a signed-out visitor to %s is redirected to the auth page, which remembers the address",
  async (path) => {
    openApp(path, null);
    await screen.findByRole("tab", { name: "Login" });
    expect(address()).toBe(`/auth?next=${encodeURIComponent(path)}`);
  },
);

test("an unreachable server redirects nobody, and Try Again continues", async () => {
  server.use(dropConnection(getUser));
  const visitor = openAppAt("/dashboard");
  expect(await screen.findByText(/You're offline/u)).toBeTruthy();
  expect(address()).toBe("/dashboard");

  server.use(answer(getUser, asha));
  await visitor.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("heading", { name: "Hello, Asha" })).toBeTruthy();
});

test("a session that ended, as reported by any call, leads to the auth page and back", async () => {
  server.use(answer(getUser, asha), refuse(createConversation, 401));
  window.history.replaceState(null, "", "/doubts");
  render(
    <Providers>
      <RequireUser>
        <AskingScreen />
      </RequireUser>
    </Providers>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Ask" }));
  await waitFor(() => expect(address()).toBe("/auth?next=%2Fdoubts"));
  expect(await screen.findByText("Please log in again")).toBeTruthy();
});

function AskingScreen() {
  const ask = useMutation({
    mutationFn: () => callApi(createConversation, { body: { type: "doubt" } }),
  });
  return (
    <button type="button" onClick={() => ask.mutate()}>
      Ask
    </button>
  );
}
