import { setTimeout as pause } from "node:timers/promises";
import { examSession } from "#shared/contracts/exams.ts";
import { z } from "zod";
import type { Browser } from "./browser.ts";

interface Day {
  browser: Browser;
  index: number;
  phone: string;
  /** The median of the seconds between two steps. */
  thinkSeconds: number;
  isOver: () => boolean;
  random: () => number;
}

const password = "secret1";
const withId = z.object({ id: z.number() });

/** The calls of the dashboard. */
const dashboard = [
  ["dashboard: user", "/api/user"],
  ["dashboard: conversations", "/api/conversations"],
  ["dashboard: streak and badges", "/api/gamification/data"],
  ["dashboard: reviews", "/api/reviews/today"],
] as const;

/**
 * A student signs up and studies until the run ends: dashboard, a question, practice, a test, and sometimes a new
 * login.
 */
export async function studentDay(day: Day): Promise<void> {
  const { browser, phone, isOver } = day;
  const account = { name: "Asha", phone, password, grade: 10 };
  await browser.call("sign-up", ["POST", "/api/register"], account);
  const plan = { examType: "CBSE", subjects: ["Mathematics", "Science"] };
  await browser.call("exam plan", ["POST", "/api/exam/plan"], plan);
  const steps = [look, askAndPractise, look, takeTest, lookAhead, askAndPractise, signInAgain];
  // The students do different things at the same time.
  for (let step = day.index; !isOver(); step += 1) {
    await think(day);
    if (isOver()) break;
    await steps[step % steps.length]?.(day);
  }
  browser.close();
}

/** From zero to twice the median, so that the students don't synchronise. */
async function think({ thinkSeconds, random, isOver }: Day): Promise<void> {
  const end = Date.now() + 2 * random() * thinkSeconds * 1000;
  while (Date.now() < end && !isOver()) await pause(Math.min(500, Math.max(1, end - Date.now())));
}

async function look({ browser }: Day): Promise<void> {
  await Promise.all(dashboard.map(([name, path]) => browser.call(name, ["GET", path])));
}

async function lookAhead({ browser }: Day): Promise<void> {
  await browser.call("learning path", ["GET", "/api/learning-paths/recommendations"]);
  await browser.call("learning map", ["GET", "/api/learning-paths/map/Mathematics"]);
}

let questions = 0;

async function askAndPractise(day: Day): Promise<void> {
  const { browser } = day;
  const made = await browser.call("new conversation", ["POST", "/api/conversations"], {
    type: "homework",
  });
  const conversation = withId.safeParse(made);
  if (!conversation.success) return;
  questions += 1;
  const question = `Describe how rivers shape the life of village number ${questions}.`;
  const messageId = await browser.ask(question, conversation.data.id);
  if (messageId === null) return;
  await think(day);
  await browser.call("messages", ["GET", `/api/conversations/${conversation.data.id}/messages`]);
  await practise(day);
}

/** Questions that the solver answers, in the way a student practises: solve, then check an answer. */
async function practise({ browser, random }: Day): Promise<void> {
  const [a, b, x] = [2 + Math.floor(random() * 8), 1 + Math.floor(random() * 30), 7];
  const made = await browser.call("new conversation", ["POST", "/api/conversations"], {
    type: "homework",
  });
  const conversation = withId.safeParse(made);
  if (!conversation.success) return;
  const messageId = await browser.ask(`Solve ${a}x + ${b} = ${a * x + b}`, conversation.data.id);
  if (messageId === null) return;
  const asked = { conversationId: conversation.data.id, messageId };
  const similar = await browser.call("practise", ["POST", "/api/homework/practice"], asked);
  const answer = z.object({ message: withId }).safeParse(similar);
  if (!answer.success) return;
  const given = { messageId: answer.data.message.id, given: "x = 7" };
  await browser.call("check an answer", ["POST", "/api/homework/check-answer"], given);
}

async function takeTest(day: Day): Promise<void> {
  const { browser } = day;
  await browser.call("exam plan read", ["GET", "/api/exam/plan"]);
  const begun = await browser.call("test begun", ["POST", "/api/exam/session/start"], {
    sessionType: "quick_revision",
    subject: "Mathematics",
  });
  const session = examSession.safeParse(begun);
  if (!session.success) return;
  await think(day);
  const { id, questions: drawn } = session.data;
  const responses = drawn.map(({ id: questionId, kind }) => ({
    questionId,
    ...(kind === "choice" ? { choice: 1 } : { typed: "7" }),
    seconds: 20,
  }));
  const path = `/api/exam/session/${id}`;
  await browser.call("test finished", ["PUT", path], { timeSpent: 100, responses });
}

async function signInAgain({ browser, phone }: Day): Promise<void> {
  await browser.call("logout", ["POST", "/api/logout"]);
  await browser.call("login", ["POST", "/api/login"], { username: phone, password });
}
