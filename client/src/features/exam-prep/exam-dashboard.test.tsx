import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  readExamPlan,
  readExamSession,
  recentExamSessions,
  saveExamPlan,
  startExamSession,
} from "#shared/contracts/exams.ts";
import { accessibilityProblems } from "../../testing/accessibility.ts";
import { answer, answerBy, dropConnection, neverAnswer, refuse } from "../../testing/api-mock.ts";
import { address, asha, openApp } from "../../testing/open-app.tsx";
import { server } from "../../testing/server.ts";
import { loudOnes } from "../asking/testing/loud-ones.ts";
import { aPlan, aResult, aSession, force } from "./testing/exam-samples.ts";
import { givenPlan, givenSession } from "./testing/given-exam.ts";

const heading = (name: string | RegExp) => screen.findByRole("heading", { name });
const button = (name: string | RegExp) => screen.findByRole("button", { name });
const chosen = () =>
  screen
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ labels }) => labels?.[0]?.textContent);

/** A server that stores the plan that is saved. */
function givenNoPlan(): unknown[] {
  const saved: unknown[] = [];
  givenPlan(null);
  server.use(
    answerBy(saveExamPlan, async (request) => {
      const body = (await request.json()) as { examType: "NEET"; subjects: string[] };
      saved.push(body);
      return aPlan({ ...body });
    }),
  );
  return saved;
}

test("without a plan the page shows the plan form, and an exam preselects its first three subjects", async () => {
  const saved = givenNoPlan();
  const student = openApp("/exam-prep", asha);
  await heading("Plan your exam");
  expect(chosen()).toEqual(["Mathematics", "Science", "Social Science"]);
  await student.click(screen.getByRole("radio", { name: "NEET" }));
  expect(chosen()).toEqual(["Biology", "Physics", "Chemistry"]);
  expect(await accessibilityProblems()).toEqual([]);
  expect(loudOnes()).toEqual(["Start preparing"]);
  await student.click(await button("Start preparing"));
  await heading("Practise");
  expect(saved).toEqual([
    {
      examType: "NEET",
      subjects: ["Biology", "Physics", "Chemistry"],
      studyHoursPerDay: 2,
      targetDate: null,
    },
  ]);
});

test("a student of class 11 sees the subjects of her class", async () => {
  givenNoPlan();
  openApp("/exam-prep", { ...asha, grade: 11 });
  await heading("Plan your exam");
  const subjects = screen.getByRole("group", { name: "Subjects" });
  expect(within(subjects).getAllByRole("checkbox")).toHaveLength(5);
  expect(within(subjects).getByRole("checkbox", { name: "Physics" })).toBeTruthy();
});

test("a plan without a subject shows an error", async () => {
  const saved = givenNoPlan();
  const student = openApp("/exam-prep", asha);
  await heading("Plan your exam");
  for (const name of ["Mathematics", "Science", "Social Science"])
    await student.click(screen.getByRole("checkbox", { name }));
  await student.click(await button("Start preparing"));
  expect(await screen.findByText("Choose at least one subject")).toBeTruthy();
  expect(saved).toEqual([]);
});

test("Edit Plan opens the plan in the form, and saves the change", async () => {
  const saved = givenNoPlan();
  givenPlan(aPlan({ targetDate: "2031-03-01" }));
  const student = openApp("/exam-prep", asha);
  await student.click(await screen.findByRole("link", { name: "Edit Plan" }));
  expect(address()).toBe("/exam-prep?setup=");
  await heading("Edit your plan");
  expect(chosen()).toEqual(["Mathematics", "Science", "Hindi"]);
  expect(screen.getByLabelText(/^Date of the exam/u)).toHaveProperty("value", "2031-03-01");
  await student.click(screen.getByRole("checkbox", { name: "English" }));
  await student.click(await button("Save Plan"));
  await heading("Practise");
  expect(saved).toMatchObject([
    { subjects: ["Mathematics", "Science", "English", "Hindi"], targetDate: "2031-03-01" },
  ]);
});

test("a new plan invites to practise, and subjects without questions are listed but can't be selected", async () => {
  givenPlan();
  openApp("/exam-prep", asha);
  await heading("Practise");
  expect(screen.getByText(/Your progress begins with the first session/u)).toBeTruthy();
  expect(await screen.findByText(/Nothing here yet/u)).toBeTruthy();
  expect(screen.queryByRole("radio", { name: "Hindi" })).toBeNull();
  expect(screen.getByText("There are no questions for your class yet in Hindi.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Weak areas/u })).toBeNull();
  expect(screen.getByText(/it shows which topics are hard for you/u)).toBeTruthy();
  expect(await accessibilityProblems()).toEqual([]);
});

test("the modes depend on the subject: board answers only if there are any", async () => {
  givenPlan(aPlan({ weakAreas: [force] }));
  const student = openApp("/exam-prep", asha);
  await heading("Practise");
  expect(await button(/Quick revision.*5 questions · 10 minutes/u)).toBeTruthy();
  expect(await button(/Full test.*30 questions · 3 hours/u)).toBeTruthy();
  expect(await button(/Weak areas.*10 questions · 20 minutes/u)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Board answers/u })).toBeNull();
  await student.click(screen.getByRole("radio", { name: "Science" }));
  expect(await button(/Board answers.*5 questions · 45 minutes/u)).toBeTruthy();
  expect(address()).toBe("/exam-prep?subject=Science");
});

test("a mock is offered if the plan has one, with its length and marks", async () => {
  const subjects = ["Biology", "Physics", "Chemistry"];
  const bank = subjects.map((subject) => ({ subject, choice: 300, numerical: 0, short: 0 }));
  const mock = { name: "NEET (UG)", year: 2026 };
  givenPlan(aPlan({ examType: "NEET", subjects, bank, mock }));
  openApp("/exam-prep", asha);
  const face = await button(/NEET \(UG\) mock/u);
  expect(face.textContent).toContain("180 questions · 3 hours · +4 right, −1 wrong");
});

test("progress, counts and days left come from the plan", async () => {
  givenPlan(
    aPlan({ currentProgress: 62, sessionsFinished: 7, questionsAnswered: 45, correctAnswers: 31 }),
  );
  openApp("/exam-prep", asha);
  expect(await screen.findByRole("img", { name: "Progress: 62%" })).toBeTruthy();
  const plan = screen.getByRole("region", { name: "Your plan" });
  expect(
    within(plan)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent),
  ).toEqual(["7", "45", "31"]);
});

test("a mode starts a session of the selected subject", async () => {
  givenPlan();
  const session = aSession({ subject: "Science" });
  const starts: unknown[] = [];
  server.use(
    answer(startExamSession, session, async (request) => {
      starts.push(await request.json());
    }),
  );
  const student = openApp("/exam-prep?subject=Science", asha);
  await student.click(await button(/Quick revision/u));
  await heading("Question 1 of 2");
  expect(starts).toEqual([{ sessionType: "quick_revision", subject: "Science" }]);
  expect(address()).toBe("/exam-prep?session=12");
});

test("a session that can't be started shows the reason, and the page stays", async () => {
  givenPlan();
  const detail = "There are no questions of this subject for your class yet.";
  server.use(refuse(startExamSession, 409, { detail }));
  const student = openApp("/exam-prep", asha);
  await student.click(await button(/Quick revision/u));
  expect((await screen.findByRole("alert")).textContent).toBe(detail);
});

test("an open session is the primary action, and can be continued", async () => {
  givenSession(aSession());
  server.use(answer(readExamPlan, aPlan({ openSessionId: 12 })));
  const student = openApp("/exam-prep", asha);
  await screen.findByText(/Quick revision, Physics/u);
  expect(loudOnes()).toEqual(["Resume"]);
  await student.click(screen.getByRole("link", { name: "Resume" }));
  await heading("Question 1 of 2");
});

test("recent sessions link to their review", async () => {
  givenPlan();
  const recent = {
    id: 12,
    sessionType: "quick_revision",
    subject: "Physics",
    score: 50,
    questionsAttempted: 2,
    correctAnswers: 1,
    questionCount: 2,
    timeSpent: 130,
    marks: null,
    createdAt: new Date().toISOString(),
  } as const;
  server.use(
    answer(recentExamSessions, [recent]),
    answer(readExamSession, aSession({ result: aResult() })),
  );
  const student = openApp("/exam-prep", asha);
  await student.click(await screen.findByRole("link", { name: /Quick revision · Physics/u }));
  await heading("Session complete");
  expect(address()).toBe("/exam-prep?session=12");
});

test("a loading plan shows its skeleton, and a failed fetch can be retried", async () => {
  server.use(neverAnswer(readExamPlan));
  openApp("/exam-prep", asha);
  expect(await screen.findByText("Fetching your plan…")).toBeTruthy();
});

test("an offline page says so, and Try Again fetches the plan", async () => {
  server.use(dropConnection(readExamPlan));
  const student = openApp("/exam-prep", asha);
  await heading("Your plan can't be opened");
  givenPlan();
  await student.click(await button("Try Again"));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Practise" })).toBeTruthy());
});
