import {
  finishExamSession,
  readExamPlan,
  readExamSession,
  recentExamSessions,
  saveExamPlan,
  startExamSession,
} from "#shared/contracts/exams.ts";
import { readReviewsDue } from "#shared/contracts/reviews.ts";
import { Router } from "express";
import { mount } from "../../http/mount.ts";
import type { ExamPlanService } from "./exam-plans.service.ts";
import type { ExamSessionService } from "./exam-sessions.service.ts";
import type { ExamStartService } from "./exam-start.service.ts";
import type { ReviewService } from "./reviews.service.ts";

interface Dependencies {
  plans: ExamPlanService;
  starts: ExamStartService;
  sessions: ExamSessionService;
  reviews: ReviewService;
}

export function examRoutes({ plans, starts, sessions, reviews }: Dependencies): Router {
  const router = Router();
  mount(router, readExamPlan, ({ user }) => plans.read(user));
  mount(router, saveExamPlan, ({ user, body }) => plans.save(user, body));
  mount(router, recentExamSessions, ({ user }) => plans.recent(user));
  mount(router, startExamSession, ({ user, body }) => starts.start(user, body));
  mount(router, readExamSession, ({ user, params }) => sessions.read(user, params.sessionId));
  mount(router, finishExamSession, ({ user, params, body }) =>
    sessions.finish(user, params.sessionId, body),
  );
  mount(router, readReviewsDue, ({ user }) => reviews.due(user));
  return router;
}
