import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { finishExamSession } from "#shared/contracts/exams.ts";
import { dropConnection } from "../../../testing/api-mock.ts";
import { asha } from "../../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../../testing/phone-storage.ts";
import { server } from "../../../testing/server.ts";
import { readOutbox } from "../../outbox/outbox-store.ts";
import { aChoice, aSession } from "../testing/exam-samples.ts";
import { givenSession, openSession, option } from "../testing/given-exam.ts";
import { draftsOf } from "./draft-store.ts";

givenPhoneStorage();

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

test("an offline finish waits in the outbox, is sent when online, and its result is shown", async () => {
  const session = aSession({ id: 51, questions: [aChoice("q-1")] });
  givenSession(session);
  server.use(dropConnection(finishExamSession));
  const student = await openSession(session);
  await student.click(await option("10 m/s"));
  await student.click(await button("Check Answer"));
  await student.click(await button("Complete Session"));
  await heading("Your answers are safe");
  expect(await screen.findByRole("region", { name: "Waiting for the internet" })).toBeTruthy();
  expect(screen.getByText("Quick revision, Physics")).toBeTruthy();

  const finishes = givenSession(session);
  window.dispatchEvent(new Event("online"));
  await heading("Session complete");
  expect(finishes).toMatchObject([{ responses: [{ questionId: "q-1", choice: 1 }] }]);
  expect(await readOutbox(asha.id)).toEqual([]);
  await waitFor(() => expect(draftsOf(asha.id)).toEqual([]));
  expect(await screen.findByText("Your practice was sent")).toBeTruthy();
});
