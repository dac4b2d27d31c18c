import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { finishExamSession, readExamSession } from "#shared/contracts/exams.ts";
import { accessibilityProblems } from "../../../testing/accessibility.ts";
import { answer, refuse } from "../../../testing/api-mock.ts";
import { asha, openApp } from "../../../testing/open-app.tsx";
import { givenPhoneStorage } from "../../../testing/phone-storage.ts";
import { server } from "../../../testing/server.ts";
import { loudOnes } from "../../asking/testing/loud-ones.ts";
import { aChoice, aResult, aSession } from "../testing/exam-samples.ts";
import { givenSession, openSession, option } from "../testing/given-exam.ts";
import { draftsOf, storeDraft } from "./draft-store.ts";
import { newDraft, withAnswer } from "./session-draft.ts";

// The databases are opened once: one phone for all tests, with a session each.
givenPhoneStorage();

const button = (name: string | RegExp) => screen.findByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

test("an answer is checked at once: verdict, mistake of the option, explanation collapsed", async () => {
  const session = aSession({ id: 21 });
  const finishes = givenSession(session);
  const student = await openSession(session);
  expect(await heading("Question 1 of 2")).toBeTruthy();
  expect((await button("Check Answer")).hasAttribute("disabled")).toBe(true);
  await student.click(await option("25 m/s"));
  expect(screen.queryByText("You took the distance for the speed.")).toBeNull();
  expect(loudOnes()).toEqual(["Check Answer"]);
  await student.click(await button("Check Answer"));
  expect(await screen.findByText("Not quite")).toBeTruthy();
  expect(screen.getByText("You took the distance for the speed.")).toBeTruthy();
  expect(await option(/^25 m\/s. Your answer$/u)).toHaveProperty("disabled", true);
  expect(await option(/^10 m\/s. Right answer$/u)).toBeTruthy();
  expect(screen.queryByText(/0 \+ 2/u)).toBeNull();
  await student.click(screen.getByText("Why is that the answer?"));
  await waitFor(() => expect(document.querySelector("details .katex")).not.toBeNull());
  expect(await accessibilityProblems()).toEqual([]);
  await student.click(await button("Next Question"));
  await heading("Question 2 of 2");
  await student.click(await option("10 m/s"));
  await student.click(await button("Check Answer"));
  expect(await screen.findByText("Right!")).toBeTruthy();
  await student.click(await button("Complete Session"));
  await heading("Session complete");
  expect(finishes).toMatchObject([
    {
      responses: [
        { questionId: "q-1", choice: 2 },
        { questionId: "q-2", choice: 1 },
      ],
    },
  ]);
});

test("the keys 1 to 4 select, Enter checks, the arrow moves on", async () => {
  const session = aSession({ id: 22 });
  givenSession(session);
  const student = await openSession(session);
  await student.keyboard("3");
  expect(await option("25 m/s")).toHaveProperty("checked", true);
  await student.keyboard("2");
  expect(await option("10 m/s")).toHaveProperty("checked", true);
  await student.keyboard("{ArrowRight}");
  expect(await heading("Question 1 of 2")).toBeTruthy();
  await student.click(await button("Check Answer"));
  await student.keyboard("1");
  expect(await screen.findByText("Right!")).toBeTruthy();
  await student.keyboard("{ArrowRight}");
  await heading("Question 2 of 2");
});

test("answers are kept after the app was closed", async () => {
  const session = aSession({ id: 23 });
  givenSession(session);
  const kept = newDraft({
    userId: asha.id,
    session,
    name: "Quick revision, Physics",
    clockAhead: 0,
    now: Date.now(),
  });
  storeDraft({ ...withAnswer(kept, "q-1", { choice: 2, isChecked: true }), place: 0 });
  await openSession(session);
  expect(await screen.findByText("Not quite")).toBeTruthy();
  expect(await option(/^25 m\/s. Your answer$/u)).toHaveProperty("checked", true);
});

test("a choice is stored on the phone at once, and removed with the result", async () => {
  const session = aSession({ id: 24 });
  givenSession(session);
  const student = await openSession(session);
  await student.click(await option("25 m/s"));
  const answersOf = () => draftsOf(asha.id).find(({ sessionId }) => sessionId === 24)?.answers;
  // Stored synchronously: the page may be unloaded in the next moment.
  expect(answersOf()).toMatchObject({ "q-1": { choice: 2 } });
  await student.click(await button("Finish now"));
  const sheet = await screen.findByRole("dialog", { name: "Finish now?" });
  expect(within(sheet).getByText(/answered 1 of 2 questions/u)).toBeTruthy();
  await student.click(within(sheet).getByRole("button", { name: "Finish and see my result" }));
  await heading("Session complete");
  expect(answersOf()).toBeUndefined();
});

test("at zero the session is submitted with the current choices", async () => {
  const now = Date.now();
  const session = aSession({
    id: 25,
    startedAt: new Date(now - 600_000).toISOString(),
    endsAt: new Date(now).toISOString(),
  });
  const finishes = givenSession(session);
  const draft = newDraft({ userId: asha.id, session, name: "Quick", clockAhead: 0, now });
  storeDraft(withAnswer(draft, "q-1", { choice: 3 }));
  openApp("/exam-prep?session=25", asha);
  await heading("Session complete");
  expect(finishes).toMatchObject([
    { timeSpent: 600, responses: [{ questionId: "q-1", choice: 3 }] },
  ]);
});

test("the draft of a session that the server ended without answers is submitted", async () => {
  const none = aResult({ questionsAttempted: 0, correctAnswers: 0, score: 0, responses: [] });
  const session = aSession({ id: 26, result: none });
  const finishes = givenSession(session);
  const now = Date.now();
  const draft = newDraft({ userId: asha.id, session, name: "Quick", clockAhead: 0, now });
  storeDraft(withAnswer(draft, "q-2", { choice: 1 }));
  openApp("/exam-prep?session=26", asha);
  await heading("Session complete");
  expect(await screen.findByText("1 of 2", { selector: "dd" })).toBeTruthy();
  expect(finishes).toMatchObject([{ responses: [{ questionId: "q-2", choice: 1 }] }]);
});

test("a session whose time ran out while the app was closed is submitted from the dashboard", async () => {
  const now = Date.now();
  const session = aSession({ id: 27, endsAt: new Date(now - 1).toISOString() });
  const finishes = givenSession(session);
  const draft = newDraft({ userId: asha.id, session, name: "Quick", clockAhead: 0, now });
  storeDraft(withAnswer(draft, "q-2", { choice: 1 }));
  openApp("/exam-prep", asha);
  await waitFor(() =>
    expect(finishes).toMatchObject([{ responses: [{ questionId: "q-2", choice: 1 }] }]),
  );
});

test("a finish that the server refuses shows the reason, and can be retried", async () => {
  const session = aSession({ id: 28, questions: [aChoice("q-1")] });
  givenSession(session);
  server.use(refuse(finishExamSession, 500, { detail: "Nothing is lost. Try again." }));
  const student = await openSession(session);
  await student.click(await option("10 m/s"));
  await student.click(await button("Check Answer"));
  await student.click(await button("Complete Session"));
  expect((await screen.findByRole("alert")).textContent).toBe("Nothing is lost. Try again.");
  givenSession(session);
  await student.click(await button("Complete Session"));
  await heading("Session complete");
});

test("a session of another student, or one that doesn't exist, says so", async () => {
  server.use(refuse(readExamSession, 404, { detail: "This session isn't here." }));
  openApp("/exam-prep?session=999", asha);
  await heading("This session can't be opened");
  expect(screen.getByText("This session isn't here.")).toBeTruthy();
});

test("the last minutes are announced once each", async () => {
  const session = aSession({ id: 29, endsAt: new Date(Date.now() + 200_000).toISOString() });
  server.use(answer(readExamSession, session));
  await openSession(session);
  expect(screen.getByText("5 minutes left.").tagName).toBe("OUTPUT");
});
