import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { examPlans } from "../../db/schema/exams.ts";
import { users } from "../../db/schema/users.ts";
import { givenProcess, controlledAsk } from "../../testing/answers.ts";
import { withCommittedDatabase } from "../../testing/database.ts";

test("the tutor gets the earlier turns, without failed or stopped answers", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const first = await answers.submit(controlledAsk(student, { question: "First?" }));
    (await next()).finish("One.");
    await first.result;
    const failed = await answers.submit(controlledAsk(student, { question: "Second?" }));
    (await next()).fail(new Error("no"));
    await failed.result.catch(() => undefined);
    const third = await answers.submit(controlledAsk(student, { question: "Third?" }));
    const { studentContext, finish } = await next();
    expect(studentContext.turns).toEqual([
      { role: "student", text: "First?" },
      { role: "tutor", text: "One." },
      { role: "student", text: "Second?" },
    ]);
    finish("Three.");
    await third.result;
  }));

test("the tutor gets the exam in a student's plan until its day is over", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    const hears = async () => {
      const following = await answers.submit(controlledAsk(student));
      const { studentContext, finish } = await next();
      finish("Done.");
      await following.result;
      return studentContext.exam;
    };
    expect(await hears()).toBeNull();
    const plan = { userId: student.user.id, examType: "NEET" as const, subjects: ["Biology"] };
    await db.insert(examPlans).values(plan);
    expect(await hears()).toBe("NEET");
    await db.update(examPlans).set({ targetDate: new Date("2020-05-03") });
    expect(await hears()).toBeNull();
  }));

test("the tutor gets the student's chosen answer language", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db);
    await db.update(users).set({ answerLanguage: "hindi" }).where(eq(users.id, student.user.id));
    const following = await answers.submit(controlledAsk(student));
    const { studentContext, finish } = await next();
    finish("Done.");
    await following.result;
    expect(studentContext.answerLanguage).toBe("hindi");
  }));

test("a student whose share is used up is not sent to the model", () =>
  withCommittedDatabase(async (db) => {
    const { answers, next, student } = await givenProcess(db, { isUsedUp: async () => true });
    const following = await answers.submit(controlledAsk(student));
    const { context, finish } = await next();
    expect(context.builtInOnly).toBe(true);
    finish("Yes");
    await following.result;
  }));
