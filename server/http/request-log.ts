import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "../logger.ts";

/**
 * Logs one line per request: id, method, path, status, milliseconds. Never a body, a query, a header, a cookie or a
 * phone number: the listed fields are an allow-list. A line below the log's level costs nothing.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const id = randomUUID();
    const startedAt = Date.now();
    req.id = id;
    res.setHeader("X-Request-Id", id);
    res.once("close", () => {
      const status = res.statusCode;
      const level = status >= 500 ? "error" : "info";
      if (!logger.isLevelEnabled(level)) return;
      const { method, originalUrl } = req;
      const line = {
        req: { id, method, path: originalUrl.split("?", 1)[0] },
        res: { status },
        responseTime: Date.now() - startedAt,
      };
      logger[level](line, status >= 500 ? "answered with an error" : "answered");
    });
    next();
  };
}
