import { analystId } from "#shared/domain/analyst.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { largestPhoto } from "#shared/contracts/uploads.ts";
import type { User } from "#shared/contracts/auth.ts";
import express, { type Request, type RequestHandler, type Response, type Router } from "express";
import multer, { MulterError } from "multer";
import { z } from "zod";
import { notSignedIn, ProductError, unreadableForm } from "../errors.ts";
import { concurrencyLimitOfApp } from "../concurrency-limit.ts";
import { inputSentence } from "./input-sentences.ts";
import { whenClosed } from "./when-closed.ts";

type ParsedValue<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** An uploaded file in memory; its type is determined from its bytes. */
interface UploadedFile {
  bytes: Uint8Array;
}

export interface EndpointInput<E extends Endpoint> {
  /** The signed-in student; undefined only where the endpoint is public. */
  user: E["access"] extends "public" ? User | undefined : User;
  params: ParsedValue<E["params"]>;
  query: ParsedValue<E["query"]>;
  body: ParsedValue<E["body"]>;
  file: UploadedFile | undefined;
  /** The Idempotency-Key header. */
  idempotencyKey: string | undefined;
  req: Request;
}

type Handler<E extends Endpoint> = (input: EndpointInput<E>) => Promise<z.output<E["response"]>>;

const usualLargestBody = "100kb";

/** Mounts one endpoint with the access, the input and the output of its contract. */
export function mount<E extends Endpoint>(router: Router, endpoint: E, handler: Handler<E>): void {
  const answer = async (req: Request, res: Response) => {
    const result = await handler(readInput(endpoint, req));
    res.status(endpoint.status);
    if (endpoint.status === 204) res.end();
    else res.json(z.encode(endpoint.response, result));
  };
  const verb = routerMethods[endpoint.method];
  router[verb](endpoint.path, requireAccess(endpoint), bodyReader(endpoint), answer);
}

export const routerMethods = {
  GET: "get",
  POST: "post",
  PUT: "put",
  PATCH: "patch",
  DELETE: "delete",
} as const;

/** Runs before the body is read: an anonymous caller can't upload ten megabytes. */
export function requireAccess(endpoint: Endpoint): RequestHandler {
  return (req, _res, next) => {
    if (endpoint.access === "public") return next();
    if (!req.user) throw notSignedIn();
    if (endpoint.access === "analyst" && req.user.id !== analystId) {
      throw new ProductError("not_allowed", "This is for internal use only.");
    }
    return next();
  };
}

export function bodyReader(endpoint: Endpoint): RequestHandler {
  if (endpoint.file === undefined) {
    if (!endpoint.body) return (_req, _res, next) => next();
    return express.json({ limit: endpoint.largestBody ?? usualLargestBody });
  }
  const read = multer({
    storage: multer.memoryStorage(),
    limits: { fileSize: largestPhoto, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 21 },
  }).single(endpoint.file);
  const readJson = express.json({ limit: endpoint.largestBody ?? usualLargestBody });
  return (req, res, next) => {
    // A form without a file has only its fields, which may also come as JSON.
    if (req.is("json") === "json") return readJson(req, res, next);
    const release = uploads(req.app).acquire(req.user?.id ?? 0);
    if (!release) return next(tooManyUploads());
    // Whichever comes first: the form is whole or refused, or its sender is gone.
    whenClosed(res, release);
    return read(req, res, (error?: unknown) => {
      release();
      next(asFormError(error));
    });
  };
}

/** Forms that are still coming in, in this process: a class may send at once, and each may hold ten megabytes. */
const uploads = concurrencyLimitOfApp({ perStudent: 2, all: 40 });

function tooManyUploads(): ProductError {
  const sentence = "Many photos are on their way right now. Try again in a moment.";
  return new ProductError("reader_busy", sentence, { retryAfter: 5 });
}

/** Multer throws some errors of the caller as plain Error rather than MulterError. */
function asFormError(error: unknown): unknown {
  if (error === undefined || error instanceof MulterError) return error;
  return unreadableForm(error);
}

export function readInput<E extends Endpoint>(endpoint: E, req: Request): EndpointInput<E> {
  return {
    // safe: requireAccess has let only signed-in callers through where the type says User
    user: req.user as EndpointInput<E>["user"],
    params: parse(endpoint.params, req.params) as EndpointInput<E>["params"], // safe: parsed by that very schema
    query: parse(endpoint.query, req.query) as EndpointInput<E>["query"], // safe: as above
    body: parse(endpoint.body, req.body ?? {}) as EndpointInput<E>["body"], // safe: as above
    file: req.file && { bytes: req.file.buffer },
    idempotencyKey: keyOf(req),
    req,
  };
}

const idempotencyHeader = z.object({
  key: z.string().min(1).max(200, "Idempotency-Key must be at most 200 characters"),
});

function keyOf(req: Request): string | undefined {
  const key = req.get("Idempotency-Key");
  return key === undefined ? undefined : parse(idempotencyHeader, { key })?.key;
}

/** Only a caller's input is a 400; a ZodError from elsewhere is a bug and a 500. */
function parse<Schema extends z.core.$ZodType>(
  schema: Schema | undefined,
  value: unknown,
): z.output<Schema> | undefined {
  if (!schema) return undefined;
  const parsed = z.safeParse(schema, value, { error: inputSentence });
  if (parsed.success) return parsed.data;
  const fields = fieldErrors(parsed.error);
  throw new ProductError("invalid_input", Object.values(fields)[0] ?? "This can't be read.", {
    cause: parsed.error,
    fields,
  });
}

/** The first message of each field; one is enough to correct it. */
function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues)
    fields[issue.path.map(String).join(".") || "body"] ??= issue.message;
  return fields;
}
