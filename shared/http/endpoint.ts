import type { z } from "zod/mini";

/** Who may call: anyone, a signed-in student, or the analyst (user 3). */
export type Access = "public" | "user" | "analyst";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type Fields = z.ZodMiniObject;

/**
 * One call of the API, written once. The server mounts it, the browser calls it, forms validate with its `body`, and
 * the OpenAPI description is generated from it.
 */
export interface Endpoint<
  Params extends Fields | undefined = Fields | undefined,
  Query extends Fields | undefined = Fields | undefined,
  Body extends Fields | undefined = Fields | undefined,
  Response extends z.ZodMiniType = z.ZodMiniType,
> {
  method: Method;
  /** Express notation: `/api/conversations/:conversationId`. */
  path: `/api/${string}`;
  access: Access;
  /** One sentence for the generated OpenAPI description. */
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  /** The body is multipart/form-data, with at most one file in this field. */
  file: string | undefined;
  /** Bytes of the largest JSON body; 100 kB by default. */
  largestBody: number | undefined;
  /** The response: an allow-list, applied at run time. `z.void()` where there is no body. */
  response: Response;
  /** The media type of a response that isn't JSON. Such a call is mounted by hand. */
  responseType: string | undefined;
  /** 200 by default. */
  status: 200 | 201 | 202 | 204;
  /** Whether the response streams (contracts/answer.ts): to callers that accept `text/event-stream`, or to all. */
  streams: boolean | "always";
}

/** Declares an endpoint; omitted keys are absent from the type, not optional. */
export function endpoint<
  Response extends z.ZodMiniType,
  Params extends Fields | undefined = undefined,
  Query extends Fields | undefined = undefined,
  Body extends Fields | undefined = undefined,
>(definition: {
  method: Method;
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  file?: string;
  largestBody?: number;
  response: Response;
  responseType?: string;
  status?: 200 | 201 | 202 | 204;
  streams?: boolean | "always";
}): Endpoint<Params, Query, Body, Response> {
  return {
    method: definition.method,
    path: definition.path,
    access: definition.access,
    summary: definition.summary,
    // safe: an omitted key is inferred as the type parameter's default, undefined
    params: definition.params as Params,
    query: definition.query as Query,
    body: definition.body as Body,
    file: definition.file,
    largestBody: definition.largestBody,
    response: definition.response,
    responseType: definition.responseType,
    status: definition.status ?? 200,
    streams: definition.streams ?? false,
  };
}
