import { randomUUID } from "node:crypto";
import compression from "compression";
import express, { type Express } from "express";
import { answerAccount } from "./answer-account.ts";
import { createAnswerBank } from "./bank/answer-bank.ts";
import type { Bank } from "./bank/bank.ts";
import type { Config } from "./config.ts";
import type { Database } from "./db/open.ts";
import { notFound } from "./errors.ts";
import { accountRoutes } from "./features/accounts/accounts.routes.ts";
import { createAccountService } from "./features/accounts/accounts.service.ts";
import { confirmedBy } from "./features/accounts/confirmed-by.ts";
import { createLoginLimits } from "./features/accounts/login-limits.ts";
import { ownAccountRoutes } from "./features/accounts/own-account.routes.ts";
import { createOwnAccountService } from "./features/accounts/own-account.service.ts";
import { createSecretsService } from "./features/accounts/secrets.service.ts";
import { analyticsRoutes } from "./features/analytics/analytics.routes.ts";
import { createAnalyticsService } from "./features/analytics/analytics.service.ts";
import { answerRoutes } from "./features/answers/answers.routes.ts";
import { type Answers, createAnswers } from "./features/answers/answers.service.ts";
import { createMessageService } from "./features/answers/messages.service.ts";
import { askingRoutes } from "./features/asking/asking.routes.ts";
import { createAskService } from "./features/asking/asks.service.ts";
import { createOwnAnswerService } from "./features/asking/own-answers.service.ts";
import { practiceAsk } from "./features/asking/practice-ask.ts";
import { createPracticeService } from "./features/asking/practice.service.ts";
import { conceptAsks } from "./features/concepts/concept-asks.ts";
import { conceptRoutes, figureRoutes } from "./features/concepts/concepts.routes.ts";
import { createConceptService } from "./features/concepts/concepts.service.ts";
import { createQuizService } from "./features/concepts/quiz.service.ts";
import { conversationRoutes } from "./features/conversations/conversations.routes.ts";
import { createConversationService } from "./features/conversations/conversations.service.ts";
import { historyRoutes } from "./features/conversations/history.routes.ts";
import { gamificationRoutes } from "./features/gamification/gamification.routes.ts";
import { createGamificationService } from "./features/gamification/gamification.service.ts";
import { createHistoryService } from "./features/conversations/history.service.ts";
import { doubtAsks } from "./features/doubts/doubt-asks.ts";
import { doubtRoutes } from "./features/doubts/doubts.routes.ts";
import { createDoubtService } from "./features/doubts/doubts.service.ts";
import { createEventLimits } from "./features/events/event-limits.ts";
import { eventRoutes } from "./features/events/events.routes.ts";
import { createEventService } from "./features/events/events.service.ts";
import { createPostHog } from "./features/events/post-hog.ts";
import { createExamPlanService } from "./features/exams/exam-plans.service.ts";
import { createExamSessionService } from "./features/exams/exam-sessions.service.ts";
import { createExamStartService } from "./features/exams/exam-start.service.ts";
import { examRoutes } from "./features/exams/exams.routes.ts";
import { createReviewService, type ReviewService } from "./features/exams/reviews.service.ts";
import { topicsIn } from "./features/exams/topic-of.ts";
import { homeworkAsk } from "./features/homework/homework-ask.ts";
import { homeworkRoutes } from "./features/homework/homework.routes.ts";
import { createHomeworkService } from "./features/homework/homework.service.ts";
import { learningPathRoutes } from "./features/learning-paths/learning-paths.routes.ts";
import { createLearningPathService } from "./features/learning-paths/learning-paths.service.ts";
import { createDeletionService } from "./features/own-data/deletion.service.ts";
import { ownDataRoutes } from "./features/own-data/own-data.routes.ts";
import { createStudentFile } from "./features/own-data/student-file.ts";
import { parentViewRoutes } from "./features/parent-view/parent-view.routes.ts";
import { createParentViewService } from "./features/parent-view/parent-view.service.ts";
import { settingsRoutes } from "./features/settings/settings.routes.ts";
import { createPhotoService, type PhotoService } from "./features/uploads/photos.service.ts";
import { createReadingService } from "./features/uploads/readings.service.ts";
import type { PhotoReader } from "./features/uploads/reading/reading.ts";
import { uploadRoutes } from "./features/uploads/uploads.routes.ts";
import { errorHandlers } from "./http/error-handler.ts";
import { healthRoutes, refuseWhenClosed, type Readiness } from "./http/health.ts";
import { metricsRoutes } from "./http/metrics.ts";
import { openApiRoutes } from "./http/openapi.ts";
import { pageRoutes } from "./http/page.ts";
import { requestLog } from "./http/request-log.ts";
import { refuseCrossSiteWrites } from "./http/same-site.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sessionLifetimeMs, SessionStore } from "./http/session-store.ts";
import { createSignIn } from "./http/sign-in.ts";
import type { ConceptLibrary } from "./library/concept-library.ts";
import type { Logger } from "./logger.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { pseudonym } from "./pseudonym.ts";
import { createBuiltInEngine } from "./tutor/built-in/built-in-engine.ts";
import { careFor } from "./tutor/safety/care.ts";
import type { Moderate } from "./tutor/safety/moderator.ts";
import { courtesyReply } from "./tutor/safety/courtesy.ts";
import { isOffTopic, offTopicLine } from "./tutor/safety/off-topic.ts";
import { recogniseConcern } from "./tutor/safety/recognise-concern.ts";
import { createSafety, type Safety } from "./tutor/safety/safety.ts";
import type { TutorEngine } from "./tutor/engine.ts";
import type { Solver } from "./tutor/solver/solver.ts";
import type { ReadPrint } from "./tutor/photo.ts";
import { createTutor } from "./tutor/tutor.ts";

export interface Dependencies {
  config: Pick<
    Config,
    | "https"
    | "publicOrigin"
    | "trustProxy"
    | "limits"
    | "prices"
    | "metricsToken"
    | "publicSettings"
    | "tracking"
  >;
  database: Pick<Database, "db" | "isReachable" | "signals">;
  metrics: Metrics;
  /** The provider's moderation, where it is configured. */
  moderate?: Moderate;
  engine: TutorEngine;
  solver: Solver;
  photoReader: Pick<PhotoReader, "read">;
  library: ConceptLibrary;
  bank: Bank;
  sessionSecret: string;
  /** Cookies signed by these are accepted too; new ones are signed by `sessionSecret`. */
  previousSessionSecret?: string | null;
  logger: Logger;
  now: () => Date;
  /** A random number from 0 up to 1, for similar questions and exam sessions. `Math.random` by default. */
  random?: () => number;
  /** The folder of the built client; null serves only the API. */
  clientDir: string | null;
  /** Changed by the process at shutdown. Always ready by default. */
  readiness?: Readonly<Readiness>;
}

export interface Product {
  app: Express;
  /** For the process that runs the app: answers outlive their requests. */
  answers: Pick<Answers, "beat" | "recoverOrphans" | "drain">;
}

/** Composes the server: every dependency is an argument, and nothing is opened here. */
export async function createApp(dependencies: Dependencies): Promise<Product> {
  const { config, database, logger, clientDir } = dependencies;
  const { readiness = { state: "ready" } } = dependencies;
  const app = express();
  app.set("trust proxy", config.trustProxy);
  app.disable("x-powered-by");
  // Cacheable responses have their own ETag (pages, photos); computing one for every response is wasted work.
  app.disable("etag");
  app.use(securityHeaders({ https: config.https }));
  app.use(healthRoutes(database, readiness));
  app.use(refuseWhenClosed(readiness));
  app.use(metricsRoutes({ metrics: dependencies.metrics, token: config.metricsToken }));
  app.use(requestLog(logger));
  if (clientDir !== null) app.use(await pagesIn(clientDir, dependencies));
  app.use("/api", (_req, res, next) => {
    // Responses belong to one student, so no cache may store them. Routes with public content override this.
    res.set("Cache-Control", "no-store");
    next();
  });
  app.use(settingsRoutes(dependencies.engine));
  app.use(figureRoutes(dependencies.library));
  app.use(refuseCrossSiteWrites(config.publicOrigin));
  const answers = mountFeatures(app, dependencies);
  app.use("/api", () => {
    throw notFound("This call");
  });
  const pseudonymOf = (address: string) =>
    pseudonym(dependencies.sessionSecret, `address ${address}`).slice(0, 12);
  app.use(errorHandlers({ logger, pseudonymOf }));
  return { app, answers };
}

function pagesIn(clientDir: string, { config, engine }: Dependencies) {
  const { https, publicOrigin } = config;
  const readsPhotos = engine.readsPhotos ? ("yes" as const) : null;
  const settings = { ...config.publicSettings, readsPhotos };
  const { pixels, consent } = config.tracking;
  return pageRoutes({ clientDir, publicOrigin, settings, pixels, consent, https });
}

function mountFeatures(app: Express, dependencies: Dependencies): Answers {
  const { config, database, sessionSecret, previousSessionSecret, now } = dependencies;
  const { db } = database;
  const accounts = createAccountService({ db, now });
  const signIn = createSignIn({
    store: new SessionStore(db, { secure: config.https }),
    secrets: [sessionSecret, ...(previousSessionSecret ? [previousSessionSecret] : [])],
    secure: config.https,
    authenticate: accounts.authenticate,
  });
  app.use("/api", ...signIn.middleware);
  const limits = createLoginLimits(db);
  const account = createOwnAccountService({ db, now, sessionLifetimeMs });
  const secrets = createSecretsService({ db, accounts });
  app.use(accountRoutes({ accounts, limits, signIn }));
  // The head of a server-sent events stream, a few bytes that are not worth compressing.
  app.use(compression());
  app.use(openApiRoutes());
  app.use(ownAccountRoutes({ account, secrets, limits, signIn }));
  const parentView = createParentViewService({ db, library: dependencies.library, now });
  const confirm = confirmedBy({ secrets, limits });
  app.use(parentViewRoutes({ parentView, confirm, limits }));
  const photos = createPhotoService({ db });
  const readings = createReadingService({ photos, photoReader: dependencies.photoReader });
  app.use(uploadRoutes({ db, readings }));
  app.use(eventRoutes({ events: eventsOf(dependencies), limits: createEventLimits(db) }));
  const reviews = createReviewService({ db, bank: dependencies.bank, now });
  app.use(examsOf(dependencies, reviews));
  const caps = {
    perStudent: config.limits.tokensPerStudentPerDay,
    service: config.limits.tokensPerDay,
  };
  app.use(analyticsRoutes({ analytics: createAnalyticsService({ db, now, caps }) }));
  const learningPaths = createLearningPathService({
    db,
    library: dependencies.library,
    now,
    reviews,
  });
  app.use(learningPathRoutes({ learningPaths }));
  app.use(gamificationRoutes({ gamification: createGamificationService({ db, now }) }));
  const { answers, messages } = mountStudy(app, dependencies, photos);
  app.use(
    ownDataRoutes({
      file: createStudentFile({ db, now, messages }),
      deletion: createDeletionService({ db, answers }),
      confirm,
      limits,
      signIn,
    }),
  );
  return answers;
}

function examsOf(
  { database: { db }, bank, library, now, random = Math.random }: Dependencies,
  reviews: ReviewService,
) {
  const topicOf = topicsIn(library);
  return examRoutes({
    plans: createExamPlanService({ db, bank, topicOf, now }),
    starts: createExamStartService({ db, bank, topicOf, now, random }),
    sessions: createExamSessionService({ db, library, now }),
    reviews,
  });
}

/** Events go to the product's own table, and to PostHog where it is configured. */
function eventsOf({ config, database, now, logger }: Dependencies) {
  const settings = config.tracking.postHog;
  return createEventService({
    db: database.db,
    now,
    isTroubling: (text) => recogniseConcern(text) !== null,
    passOn: settings && createPostHog({ settings, logger }),
  });
}

/** The routes of the tutor, and of what is stored of its answers. */
function mountStudy(app: Express, dependencies: Dependencies, photos: PhotoService) {
  const { database, solver, library, sessionSecret, now, logger } = dependencies;
  const { db, signals } = database;
  const safety = createSafety({ moderate: dependencies.moderate });
  const { isTroubling } = safety;
  const tutor = tutorOf(dependencies, safety);
  const safetyIdentifier = (userId: number) => pseudonym(sessionSecret, `student ${userId}`);
  const work = { db, tutor, library, safetyIdentifier };
  const account = answerAccount({ ...dependencies, db });
  const answers = createAnswers({
    db,
    signals,
    now,
    logger,
    library,
    kinds: [homeworkAsk(work), practiceAsk(work), ...conceptAsks(work), ...doubtAsks(work)],
    workerId: randomUUID(),
    ...account,
  });
  const { limits } = account;
  const encodePhoto = photos.encode;
  const asks = createAskService({ db, now, limits, answers, encodePhoto, isTroubling });
  dependencies.metrics.setInProgress(answers.countInProgress);
  const messages = createMessageService({ db });
  app.use(
    conversationRoutes({ conversations: createConversationService({ db, now, isTroubling }) }),
  );
  app.use(historyRoutes({ history: createHistoryService({ db, now, answers }) }));
  app.use(answerRoutes({ answers, messages }));
  const practice = createPracticeService({ db, asks });
  const ownAnswers = createOwnAnswerService({ db, solver, library, now });
  app.use(askingRoutes({ asks, practice, ownAnswers }));
  app.use(homeworkRoutes({ homework: createHomeworkService({ asks }) }));
  const concepts = createConceptService({ db, library, asks, messages });
  app.use(conceptRoutes({ concepts, quizzes: createQuizService({ db, library, now }) }));
  app.use(doubtRoutes({ doubts: createDoubtService({ db, asks }) }));
  return { answers, messages };
}

function tutorOf(
  { engine, photoReader, solver, library, bank, logger, now, random }: Dependencies,
  recognition: Pick<Safety, "assess">,
) {
  const safety = { ...recognition, careFor, isOffTopic, offTopicLine, courtesyReply };
  const randomness = random && { random };
  const readPrint: ReadPrint = (photo) =>
    photoReader.read(photo).catch((error: unknown) => {
      logger.warn({ err: error }, "a photo could not be looked at for print");
      return { outcome: "nothing" };
    });
  const answers = createAnswerBank(bank.all);
  const builtIn = createBuiltInEngine({ solver, library, answers, ...randomness });
  return createTutor({
    engine,
    builtIn,
    readPrint,
    solver,
    library,
    answers,
    safety,
    now,
    ...randomness,
  });
}
