import { focusManager, onlineManager, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { expect, onTestFinished, test } from "vitest";
import { createQueryClient } from "./query-client.ts";

test("loaded data is not fetched again when the student comes back to the page or the connection returns", async () => {
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    onlineManager.setOnline(true);
  });
  const client = createQueryClient(() => undefined);
  let reads = 0;
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(
    () => useQuery({ queryKey: ["of the page"], queryFn: async () => (reads += 1) }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.data).toBe(1));
  await act(async () => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
  });
  expect(client.isFetching()).toBe(0);
  expect(reads).toBe(1);
});
