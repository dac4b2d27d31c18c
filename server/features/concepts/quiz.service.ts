import type { User } from "#shared/contracts/auth.ts";
import type { answerQuiz } from "#shared/contracts/concepts.ts";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { activityLog } from "../../db/schema/activity.ts";
import { notFound, ProductError } from "../../errors.ts";
import { type QuizReply, storedReply } from "../answers/reply.ts";
import * as conversations from "../conversations/conversations.repository.ts";
import * as repository from "./concepts.repository.ts";

interface Dependencies {
  db: Db;
  now: () => Date;
}

type Choice = z.output<(typeof answerQuiz)["body"]>;
type Judged = z.output<(typeof answerQuiz)["response"]>;

export type QuizService = ReturnType<typeof createQuizService>;

export function createQuizService({ db, now }: Dependencies) {
  /** The first choice in a question counts, is judged and is study; every later one learns what became of that. */
  function choose(user: User, { messageId, question, choice }: Choice): Promise<Judged> {
    return db.transaction(async (transaction) => {
      const key = { id: messageId, ownerId: user.id };
      const locked = await repository.lockReply(transaction, key);
      const reply = locked?.reply ? storedReply.parse(locked.reply) : null;
      if (!locked || reply?.kind !== "quiz") throw notFound("Quiz");
      const asked = reply.quiz.questions[question];
      if (!asked) throw notFound("Question");
      const before = reply.chosen[question] ?? null;
      if (before !== null) return judged(asked, before);
      if (choice >= asked.options.length) throw noSuchOption();
      const verdict = judged(asked, choice);
      await conversations.replaceReply(transaction, messageId, chosenIn(reply, question, choice));
      await transaction.insert(activityLog).values({
        userId: user.id,
        act: "quiz_answered",
        subject: reply.quiz.subject,
        topic: reply.quiz.topic,
        correct: verdict.isRight,
        conversationId: locked.conversationId,
        occurredAt: now(),
      });
      return verdict;
    });
  }

  return { choose };
}

type QuizQuestion = QuizReply["quiz"]["questions"][number];

function judged({ key, why }: QuizQuestion, choice: number): Judged {
  return { isRight: choice === key, choice, key, why };
}

function chosenIn(reply: QuizReply, question: number, choice: number): QuizReply {
  const chosen = reply.quiz.questions.map((_question, at) =>
    at === question ? choice : (reply.chosen[at] ?? null),
  );
  return { ...reply, chosen };
}

function noSuchOption(): ProductError {
  const sentence = "Choose one of the answers.";
  return new ProductError("invalid_input", sentence, { fields: { choice: sentence } });
}
