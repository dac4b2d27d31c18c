import { problemMediaType, type Problem } from "#shared/contracts/problem.ts";
import type { ErrorRequestHandler, Response } from "express";
import { MulterError } from "multer";
import { isAccountGone } from "../db/account-gone.ts";
import { isDatabaseOutage } from "../db/outage.ts";
import { notFound, notSignedIn, ProductError, unreadableForm } from "../errors.ts";
import type { Logger } from "../logger.ts";
import { problemOf, unexpectedProblem } from "./problems.ts";
import { createSecurityLog } from "./security-events.ts";

interface Dependencies {
  logger: Logger;
  /** Identifies a caller's address by a pseudonym. */
  pseudonymOf: (address: string) => string;
}

/**
 * Answers every error of the API as problem+json. An unknown error tells the caller nothing; the log has all of it. The
 * last handlers of an app: the second one gets an error that follows a response of the first one, as of express-session,
 * which stores a session at the end of a response. Express's own would write it to standard error and cut the response.
 */
export function errorHandlers({ logger, pseudonymOf }: Dependencies): ErrorRequestHandler[] {
  const noteRefusal = createSecurityLog({ logger, pseudonymOf });
  const handle: ErrorRequestHandler = (error: unknown, req, res, _next) => {
    const clientProblem = recognise(error);
    if (clientProblem) noteRefusal(clientProblem.code, req);
    if (!clientProblem || clientProblem.code === "database_unavailable") {
      logger.error({ err: error, requestId: req.id, method: req.method, path: req.path }, "failed");
    }
    if (res.headersSent) {
      // Not handed on: Express would write the error to standard error, with the parameters of its statement.
      if (!res.writableEnded) req.socket.destroy();
      return;
    }
    sendProblem(res, clientProblem ? problemOf(clientProblem) : unexpectedProblem);
  };
  return [handle, handle];
}

/** The problem of an error that is sent as an event, after the head of the response. */
export function problemFor(error: unknown): Problem {
  const recognised = recognise(error);
  return recognised ? problemOf(recognised) : unexpectedProblem;
}

function sendProblem(res: Response, problem: Problem): void {
  if (problem.retryAfter !== undefined) res.set("Retry-After", String(problem.retryAfter));
  res.status(problem.status).type(problemMediaType).send(JSON.stringify(problem));
}

function recognise(error: unknown): ProductError | null {
  if (error instanceof ProductError) return error;
  if (error instanceof MulterError) return uploadError(error);
  if (isDatabaseOutage(error)) {
    return new ProductError(
      "database_unavailable",
      "We can't reach our records right now. Nothing you typed is lost. Please try again in a minute.",
      { cause: error, retryAfter: 30 },
    );
  }
  if (isAccountGone(error)) return notSignedIn(error);
  return bodyParserError(error);
}

function uploadError(error: MulterError): ProductError {
  if (error.code === "LIMIT_FILE_SIZE") {
    return new ProductError(
      "photo_too_large",
      "This photo is larger than 10 MB. Choose a smaller one.",
      {
        cause: error,
      },
    );
  }
  if (error.code === "LIMIT_FIELD_VALUE") {
    return new ProductError("body_too_large", "This text is too long.", { cause: error });
  }
  return unreadableForm(error);
}

/** Express and its body parser throw errors with a 4xx status for a caller's mistake. */
function bodyParserError(error: unknown): ProductError | null {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") {
    return null;
  }
  if (error.status === 413) {
    return new ProductError("body_too_large", "This is too long to send.", { cause: error });
  }
  if (error.status === 404) return notFound("This page");
  if (error.status >= 400 && error.status < 500) {
    return new ProductError("invalid_input", "This request can't be read.", { cause: error });
  }
  return null;
}
