import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { changeAccount, exportData } from "#shared/contracts/account.ts";
import { getUser } from "#shared/contracts/auth.ts";
import { createQueryClient } from "../../lib/query-client.ts";
import { answer } from "../../testing/api-mock.ts";
import { catchDownloads } from "../../testing/downloads.ts";
import { asha } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { changeUser } from "../account/account.queries.ts";
import { useChangeAccount, useDownloadData } from "./settings.queries.ts";

const downloads = catchDownloads();
const next = { ...asha, id: asha.id + 1, name: "Ravi" };

/** A phone with this student signed in. */
function givenPhone() {
  const client = createQueryClient(() => undefined);
  client.setQueryData([getUser.path], asha);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, wrapper };
}

/** Signs in the next student before the call is answered. */
const handOver = (client: QueryClient) => () => changeUser(client, next);

test("a file that arrives after the next student has signed in is not saved on her phone", async () => {
  const { client, wrapper } = givenPhone();
  server.use(answer(exportData, { photos: [] }, handOver(client)));
  const { result } = renderHook(() => useDownloadData(), { wrapper });
  await result.current.mutateAsync({ password: "secret1" });
  expect(client.getQueryData([getUser.path])).toEqual(next);
  expect(downloads).toEqual([]);
});

test("a name change that is answered after the next student has signed in is not shown as hers", async () => {
  const { client, wrapper } = givenPhone();
  const renamed = { ...asha, name: "Asha Rao" };
  server.use(answer(changeAccount, renamed, handOver(client)));
  const { result } = renderHook(() => useChangeAccount(), { wrapper });
  await result.current.mutateAsync({ name: "Asha Rao", grade: asha.grade });
  expect(client.getQueryData([getUser.path])).toEqual(next);
});
