import {
  answerQuiz,
  explainConcept,
  getFigure,
  giveComprehension,
} from "#shared/contracts/concepts.ts";
import { Router } from "express";
import { notFound } from "../../errors.ts";
import { mount } from "../../http/mount.ts";
import { mountAnswer } from "../../http/mount-answer.ts";
import type { ConceptLibrary } from "../../library/concept-library.ts";
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

/** Mounted before the session middleware: a publicly cacheable response must not set a cookie. */
export function figureRoutes(library: Pick<ConceptLibrary, "figure">): Router {
  const router = Router();
  mount(router, getFigure, async ({ params, req }) => {
    const figure = library.figure(params.name);
    if (!figure) throw notFound("Figure");
    // The same for everyone, and unchanged until the next release.
    req.res?.set("Cache-Control", "public, max-age=86400");
    return figure;
  });
  return router;
}
