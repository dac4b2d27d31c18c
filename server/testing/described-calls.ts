import type { Schema } from "./values-of-schema.ts";

interface OperationDescription {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
  security?: unknown[];
}

/** The response of `GET /api/openapi.json`, as far as it is read here. */
export interface Description {
  paths: Record<string, Record<string, OperationDescription>>;
}

/** One call of the API by its description. */
export interface DescribedCall {
  method: string;
  /** With its parameters in braces. */
  path: string;
  params: Record<string, Schema>;
  query: Record<string, Schema>;
  body: Schema | undefined;
  isForm: boolean;
  isPublic: boolean;
  /** The schemas of JSON responses, by status. */
  responses: Record<string, Schema | undefined>;
}

export function callsOf({ paths }: Description): DescribedCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => callOf(path, method, described)),
  );
}

function callOf(path: string, method: string, described: OperationDescription): DescribedCall {
  const { parameters = [], requestBody, responses, security } = described;
  const inPlace = (place: string) =>
    Object.fromEntries(
      parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, schema]),
    );
  const bodies = requestBody?.content ?? {};
  const form = bodies["multipart/form-data"];
  return {
    method: method.toUpperCase(),
    path,
    params: inPlace("path"),
    query: inPlace("query"),
    body: (form ?? bodies["application/json"])?.schema,
    isForm: form !== undefined,
    isPublic: security === undefined,
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, { content }]) => [
        status,
        content?.["application/json"]?.schema,
      ]),
    ),
  };
}
