import { QueryClientProvider } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getUser } from "#shared/contracts/auth.ts";
import { practiseHomework } from "#shared/contracts/homework.ts";
import { createQueryClient } from "../../../lib/query-client.ts";
import { dropConnection, noStream, stream } from "../../../testing/api-mock.ts";
import { asha } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";
import { changeUser } from "../../account/account.queries.ts";
import { practiceQuery, usePractise } from "./practice.queries.ts";
import { anAnswer } from "../testing/answer-samples.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const call = { conversationId: 7, messageId: 12, easier: false, idempotencyKey: "a-key" };
const message = { id: 14 };

/** A phone with a signed-in student who starts to practise. */
function givenPhone() {
  const client = createQueryClient(() => undefined);
  client.setQueryData([getUser.path], asha);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePractise(), { wrapper });
  const practised = result.current.mutateAsync(call);
  practised.catch(() => undefined);
  const { queryKey } = practiceQuery({ ...call, messageId: message.id });
  return { client, practised, kept: () => client.getQueryData(queryKey) };
}

test("a practice question is cached for the student who requested it", async () => {
  const live = stream(practiseHomework);
  server.use(live.handler);
  const { practised, kept } = givenPhone();
  await vi.waitFor(() => expect(live.calls).toHaveLength(1));
  live.done({ aiResponse: anAnswer({ content: "Solve 3x = 6" }), message });
  await practised;
  expect(kept()).toMatchObject({ question: "Solve 3x = 6" });
});

test("a practice question that arrives after the next student has signed in is not cached on her phone", async () => {
  const live = stream(practiseHomework);
  server.use(live.handler);
  const { client, practised, kept } = givenPhone();
  await vi.waitFor(() => expect(live.calls).toHaveLength(1));
  await changeUser(client, { ...asha, id: asha.id + 1, name: "Ravi" });
  live.done({ aiResponse: anAnswer({ content: "Solve 3x = 6" }), message });
  await practised;
  expect(kept()).toBeUndefined();
});

test("a connection that is lost each time is retried five times and no more", async () => {
  const live = stream(practiseHomework);
  server.use(live.handler);
  const { practised } = givenPhone();
  for (let calls = 1; calls <= 6; calls += 1) {
    await vi.waitFor(() => expect(live.calls).toHaveLength(calls));
    live.breakOff();
    await vi.advanceTimersByTimeAsync(1_000 * 2 ** (calls - 1));
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(live.calls).toHaveLength(6);
  await expect(practised).rejects.toMatchObject({ status: 0 });
});

test.each([
  ["is never taken on", dropConnection],
  ["has no answer", noStream],
])("a call that %s is not retried", async (_what, respond) => {
  let calls = 0;
  server.use(respond(practiseHomework, () => void (calls += 1)));
  const { practised } = givenPhone();
  await vi.advanceTimersByTimeAsync(60_000);
  await expect(practised).rejects.toMatchObject({ status: 0 });
  expect(calls).toBe(1);
});
