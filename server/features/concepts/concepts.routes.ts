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
  library: Pick<ConceptLibrary, "figure">;
}

export function conceptRoutes({ concepts, quizzes, library }: Dependencies): Router {
  const router = Router();
  mountAnswer(router, explainConcept, ({ user, body, idempotencyKey }) =>
    concepts.explain(user, { ...body, idempotencyKey }),
  );
  mountAnswer(router, giveComprehension, ({ user, body, idempotencyKey }) =>
    concepts.comprehend(user, { ...body, idempotencyKey }),
  );
  mount(router, getFigure, async ({ params, req }) => {
    const figure = library.figure(params.name);
    if (!figure) throw notFound("Figure");
    // Nobody's own, and the same until the next release.
    req.res?.set("Cache-Control", "public, max-age=86400");
    return figure;
  });
  mount(router, answerQuiz, ({ user, body }) => quizzes.choose(user, body));
  return router;
}
