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
  /** The same for an address each time, and nothing that tells which it is. */
  pseudonymOf: (address: string) => string;
}

/**
 * A line for each refusal that may be part of an attack, with nothing of a student in it: many lines with one `from` are
 * one guesser. A row that is another student's and a row that doesn't exist look alike here as they do outside.
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

/** A student asked for a row by its id and has none of that id. */
function foreignId(req: Request): string | undefined {
  const route = routeOf(req);
  if (!req.user || route === undefined) return undefined;
  const body: unknown = req.body;
  const namesConversation = typeof body === "object" && body !== null && "conversationId" in body;
  return namesConversation || route.includes("/:") ? "foreign_id" : undefined;
}

/** The pattern, in which places stand for what a caller wrote. */
function routeOf(req: Request): string | undefined {
  const route: unknown = req.route;
  if (typeof route !== "object" || route === null || !("path" in route)) return undefined;
  return typeof route.path === "string" ? route.path : undefined;
}
