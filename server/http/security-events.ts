import type { Request } from "express";
import type { ErrorCode } from "../errors.ts";
import type { Logger } from "../logger.ts";
import { addressOf } from "./address-of.ts";

/** Error codes that may be part of an attack, with the event name that each is logged under. */
const events = new Map<ErrorCode, string>([
  ["wrong_credentials", "failed_login"],
  ["wrong_password", "failed_login"],
  ["wrong_recovery_word", "failed_login"],
  ["too_many_tries", "throttled"],
  ["too_many_asks", "throttled"],
  ["too_many_streams", "throttled"],
  ["not_allowed", "not_allowed"],
  ["cross_site", "cross_site"],
]);

interface Dependencies {
  logger: Logger;
  /** A pseudonym: constant for an address, and not reversible. */
  pseudonymOf: (address: string) => string;
}

/**
 * Logs each refusal that may be part of an attack, without personal data: many lines with one `from` are one guesser.
 * Another student's row and a missing row look alike here, as they do to the caller.
 */
export function createSecurityLog({ logger, pseudonymOf }: Dependencies) {
  return (code: ErrorCode, req: Request): void => {
    const event = code === "not_found" ? foreignId(req) : events.get(code);
    if (event === undefined) return;
    const from = pseudonymOf(addressOf(req));
    const { id: requestId, method } = req;
    logger.warn({ security: event, from, requestId, method, route: routeOf(req) }, "refused");
  };
}

/** A student asked for a row by an id that isn't hers. */
function foreignId(req: Request): string | undefined {
  const route = routeOf(req);
  if (!req.user || route === undefined) return undefined;
  const body: unknown = req.body;
  const namesConversation = typeof body === "object" && body !== null && "conversationId" in body;
  return namesConversation || route.includes("/:") ? "foreign_id" : undefined;
}

/** The route's pattern, with placeholders for the caller's values. */
function routeOf(req: Request): string | undefined {
  const route: unknown = req.route;
  if (typeof route !== "object" || route === null || !("path" in route)) return undefined;
  return typeof route.path === "string" ? route.path : undefined;
}
