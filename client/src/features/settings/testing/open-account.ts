import { screen, within } from "@testing-library/react";
import { listSessions, readAccount } from "#shared/contracts/account.ts";
import { answer } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { server } from "../../../testing/server.ts";

export const facts = { hasRecoveryWord: false, consent: null, parentLinkMadeAt: null };
export const here = { id: "a".repeat(32), device: "Chrome on Android", isThis: true };
export const there = { id: "b".repeat(32), device: "Edge on Windows", isThis: false };

export function openAccount(found: Parameters<typeof answer<typeof readAccount>>[1] = facts) {
  const lastSeenAt = new Date();
  const sessions = [here, there].map((session) => ({ ...session, lastSeenAt }));
  server.use(answer(readAccount, found), answer(listSessions, sessions));
  return openApp("/account", asha);
}

/** A section of the account, by its heading. */
export const part = async (name: string) => within(await screen.findByRole("region", { name }));
