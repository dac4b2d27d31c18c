import type { User } from "#shared/contracts/auth.ts";
import type { answerQuiz } from "#shared/contracts/concepts.ts";
import { createHash } from "node:crypto";
import type { z } from "zod";
import type { Db } from "../../db/db.ts";
import { notFound, ProductError } from "../../errors.ts";
import { aboutReply } from "../answers/about-reply.ts";
import * as messages from "../answers/messages.repository.ts";
import { type QuizReply, storedReply } from "../answers/reply.ts";
import { nextAttempt } from "../study/attempts.repository.ts";
import type { ConceptFinder } from "../study/concept-of.ts";
import type { EarnedBadge } from "../study/progress.repository.ts";
import { recordAct } from "../study/record-act.ts";
import { withNewAchievements } from "../study/badge-news.ts";

interface Dependencies {
  db: Db;
  library: ConceptFinder;
  now: () => Date;
}

type Choice = z.output<(typeof answerQuiz)["body"]>;
type QuizVerdict = z.output<(typeof answerQuiz)["response"]>;

export type QuizService = ReturnType<typeof createQuizService>;

export function createQuizService({ db, library, now }: Dependencies) {
  /** The first choice in a question is judged and counts as study; a later one gets the verdict of the first. */
  function choose(user: User, { messageId, question, choice }: Choice): Promise<QuizVerdict> {
    return db.transaction(async (transaction) => {
      const key = { id: messageId, ownerId: user.id };
      const row = await messages.lockReply(transaction, key);
      const reply = row?.reply ? storedReply.parse(row.reply) : null;
      if (!row || reply?.kind !== "quiz") throw notFound("Quiz");
      const quizQuestion = reply.quiz.questions[question];
      if (!quizQuestion) throw notFound("Question");
      const before = reply.chosen[question] ?? null;
      if (before !== null) return verdictOn(quizQuestion, before);
      if (choice >= quizQuestion.options.length) throw noSuchOption();
      const verdict = verdictOn(quizQuestion, choice);
      await messages.replaceReply(transaction, key, withChoice(reply, question, choice));
      const { conversationId } = row;
      const { isRight } = verdict;
      const chosen = { user, reply, quizQuestion, isRight, conversationId };
      return { ...verdict, ...withNewAchievements(await record(transaction, chosen)) };
    });
  }

  async function record(
    transaction: Db,
    { user, reply, quizQuestion, isRight, conversationId }: JudgedChoice,
  ): Promise<EarnedBadge[]> {
    const question = questionId(reply, quizQuestion);
    const userId = user.id;
    const attempt = question === null ? 1 : await nextAttempt(transaction, { userId, question });
    const about = aboutReply(reply, { library, grade: user.grade });
    return recordAct(transaction, {
      userId,
      act: "quiz_answered",
      studyMatter: { ...about, question },
      judgement: { isRight, attempt, isAfterReveal: false },
      conversationId,
      moment: now(),
    });
  }

  return { choose };
}

interface JudgedChoice {
  user: User;
  reply: QuizReply;
  quizQuestion: QuizQuestion;
  isRight: boolean;
  conversationId: number;
}

type QuizQuestion = QuizReply["quiz"]["questions"][number];

/** Only for the library's own quizzes: a model's question is asked only once. */
function questionId({ engine, conceptId }: QuizReply, { question }: QuizQuestion): string | null {
  return engine === "built-in" && conceptId !== null ? quizQuestionId(conceptId, question) : null;
}

const digestLength = 10;

/**
 * The id of a concept's quiz question in the study record, a hash of its text: it stays the same while other questions
 * are added to the file, and changes when the question changes.
 */
export function quizQuestionId(conceptId: string, question: string): string {
  const digest = createHash("sha256").update(question).digest("base64url");
  return `${conceptId}/${digest.slice(0, digestLength)}`;
}

function verdictOn({ key, why }: QuizQuestion, choice: number): QuizVerdict {
  return { isRight: choice === key, choice, key, why };
}

function withChoice(reply: QuizReply, question: number, choice: number): QuizReply {
  const chosen = reply.quiz.questions.map((_question, at) =>
    at === question ? choice : (reply.chosen[at] ?? null),
  );
  return { ...reply, chosen };
}

function noSuchOption(): ProductError {
  const sentence = "Choose one of the answers.";
  return new ProductError("invalid_input", sentence, { fields: { choice: sentence } });
}
