import type { Endpoint } from "#shared/http/endpoint.ts";
import type { Request, Response, Router } from "express";
import { z } from "zod";
import { ProductError } from "../errors.ts";
import { concurrencyLimitOfApp } from "../concurrency-limit.ts";
import { type AnswerSource, sendAnswerStream } from "./answer-stream.ts";
import { problemFor } from "./error-handler.ts";
import {
  bodyReader,
  type EndpointInput,
  routerMethods,
  readInput,
  requireAccess,
} from "./mount.ts";
import { whenClosed } from "./when-closed.ts";

interface Source<E extends Endpoint> extends AnswerSource {
  result: Promise<z.output<E["response"]>>;
}

/**
 * Mounts an ask: as server-sent events for a caller that accepts them, otherwise as JSON when the answer is complete. A
 * request refused before the work begins gets an ordinary problem in both. Null: there is nothing to send.
 */
export function mountAnswer<E extends Endpoint>(
  router: Router,
  endpoint: E,
  handler: (input: EndpointInput<E>) => Promise<Source<E> | null>,
): void {
  const answer = async (req: Request, res: Response) => {
    const input = readInput(endpoint, req);
    if (req.user) {
      const release = streams(req.app).acquire(req.user.id);
      if (!release) throw tooManyStreams();
      whenClosed(res, release);
    }
    const source = await handler(input);
    if (!source) {
      res.status(204).end();
      return;
    }
    const encoded = async () => z.encode(endpoint.response, await source.result);
    if (wantsEvents(endpoint, req)) {
      await sendAnswerStream(res, { ...source, result: encoded() }, problemFor);
    } else {
      res.status(endpoint.status).json(await encoded());
    }
  };
  const verb = routerMethods[endpoint.method];
  router[verb](endpoint.path, requireAccess(endpoint), bodyReader(endpoint), answer);
}

/** Answers that one student follows at once, in this process: more than she has pages open. */
const streams = concurrencyLimitOfApp({ perStudent: 8, all: Number.POSITIVE_INFINITY });

function tooManyStreams(): ProductError {
  const sentence = "Sawaal is open in many places at once. Close some of them, then try again.";
  return new ProductError("too_many_streams", sentence, { retryAfter: 5 });
}

function wantsEvents({ streams }: Endpoint, req: Request): boolean {
  if (streams === "always") return true;
  return streams && req.accepts(["application/json", "text/event-stream"]) === "text/event-stream";
}
