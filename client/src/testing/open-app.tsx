import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { getUser, type User } from "#shared/contracts/auth.ts";
import { App } from "../app/app.tsx";
import { answer, refuse } from "./api-mock.ts";
import { server } from "./server.ts";

export const asha: User = { id: 1001, name: "Asha Rao", phone: "9876543210", grade: 8 };

/** Opens the whole app at an address, as a browser does, with this student or a signed-out visitor. */
export function openApp(path: string, user: User | null): UserEvent {
  server.use(user ? answer(getUser, user) : refuse(getUser, 401));
  return openAppAt(path);
}

/** The same, for tests that mock `GET /api/user` themselves. */
export function openAppAt(path: string): UserEvent {
  window.history.replaceState(null, "", path);
  render(<App />);
  return userEvent.setup();
}

export const address = () => window.location.pathname + window.location.search;
