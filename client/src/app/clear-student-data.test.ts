import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { getUser, logout } from "#shared/contracts/auth.ts";
import { clearStudentData, useLogout, useUser } from "../features/account/account.queries.ts";
import {
  changeInOutbox,
  addToOutbox,
  readOutbox,
  outboxStore,
} from "../features/outbox/outbox-store.ts";
import { answer } from "../testing/api-mock.ts";
import { asha } from "../testing/open-app.tsx";
import { givenPhoneStorage } from "../testing/phone-storage.ts";
import { server } from "../testing/server.ts";
import { Providers } from "./providers.tsx";

givenPhoneStorage();

const useAccount = () => ({ user: useUser(), logout: useLogout() });

test("logout keeps what is still to be sent, and no other waiting item", async () => {
  onTestFinished(outboxStore.subscribe(() => undefined));
  const userId = asha.id;
  const finish = { kind: "finish", sessionId: 12, name: "Mock test", body: "{}", userId } as const;
  await addToOutbox({ ...finish, key: "finish-12" });
  await addToOutbox({ ...finish, key: "refused" });
  await changeInOutbox("refused", { refusal: "This session is over." });
  const photo = { kind: "photo", type: "homework", photo: new Blob(["photo"]), userId } as const;
  await addToOutbox({ ...photo, key: "read", reading: "{}" });
  await addToOutbox({ ...finish, key: "of-another", userId: userId + 1 });
  server.use(answer(getUser, asha), answer(logout, undefined));
  const { result: account } = renderHook(useAccount, { wrapper: Providers });
  await waitFor(() => expect(account.current.user.data).toEqual(asha));

  act(() => account.current.logout.mutate());

  await waitFor(() => expect(account.current.logout.isSuccess).toBe(true));
  const keysOf = async (of: number) => (await readOutbox(of)).map(({ key }) => key);
  expect(await keysOf(userId)).toEqual(["finish-12"]);
  // A deleted account leaves nothing, and another student's items stay.
  await clearStudentData(userId, "all");
  expect(await keysOf(userId)).toEqual([]);
  expect(await keysOf(userId + 1)).toEqual(["of-another"]);
});
