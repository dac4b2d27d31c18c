import { answerQuiz, explainConcept, giveComprehension } from "#shared/contracts/concepts.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { ConceptService } from "./concepts.service.ts";
import type { QuizService } from "./quiz.service.ts";

interface Dependencies {
  concepts: ConceptService;
  quizzes: QuizService;
}

export function conceptRoutes({ concepts, quizzes }: Dependencies): Router {
  const router = Router();
  mountAnswer(router, explainConcept, ({ user, body, idempotencyKey }) =>
    concepts.explain(user, { ...body, idempotencyKey }),
  );
  mountAnswer(router, giveComprehension, ({ user, body, idempotencyKey }) =>
    concepts.comprehend(user, { ...body, idempotencyKey }),
  );
  mount(router, answerQuiz, ({ user, body }) => quizzes.choose(user, body));
  return router;
}
