import * as analytics from "#shared/contracts/analytics.ts";
import * as auth from "#shared/contracts/auth.ts";
import * as concepts from "#shared/contracts/concepts.ts";
import * as conversations from "#shared/contracts/conversations.ts";
import * as doubts from "#shared/contracts/doubts.ts";
import * as events from "#shared/contracts/events.ts";
import * as exams from "#shared/contracts/exams.ts";
import * as gamification from "#shared/contracts/gamification.ts";
import * as homework from "#shared/contracts/homework.ts";
import * as learningPaths from "#shared/contracts/learning-paths.ts";
import * as messages from "#shared/contracts/messages.ts";
import { problem, problemMediaType } from "#shared/contracts/problem.ts";
import { idFromText } from "#shared/contracts/primitives.ts";
import * as reviews from "#shared/contracts/reviews.ts";
import * as settings from "#shared/contracts/settings.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { Router } from "express";
import { z } from "zod";

const contracts: Record<string, unknown>[] = [
  auth,
  conversations,
  messages,
  homework,
  concepts,
  doubts,
  exams,
  gamification,
  learningPaths,
  reviews,
  events,
  settings,
  analytics,
];

/** Serves the OpenAPI description of every endpoint, generated from the contracts themselves. */
export function openApiRoutes(): Router {
  const router = Router();
  const description = JSON.stringify(describeApi());
  router.get("/api/openapi.json", (_req, res) => {
    res.type("application/json").send(description);
  });
  return router;
}

function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of contracts
    .flatMap((contract) => Object.values(contract))
    .filter(isEndpoint)) {
    const path = endpoint.path.replaceAll(/:(\w+)/gu, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sawaal", version: "1" },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, "output") },
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "sawaal.sid" } },
    },
  };
}

function describe(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== "public" && { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...(endpoint.body && { requestBody: requestBody(endpoint, endpoint.body) }),
    responses: {
      [endpoint.status]: {
        description: "Done",
        ...(endpoint.status !== 204 && { content: responseContent(endpoint) }),
      },
      default: {
        description: "Refused or failed",
        content: { [problemMediaType]: { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function responseContent({ response, streams }: Endpoint) {
  const json = { "application/json": { schema: jsonSchema(response, "input") } };
  const events = { "text/event-stream": { schema: { type: "string", description: eventStream } } };
  if (streams === "always") return events;
  return streams ? { ...json, ...events } : json;
}

const eventStream =
  "Events `delta` (fields of the answer that are new or have grown, each whole), then one `done` with the JSON response, or `error` with a problem.";

function parameters(fields: Endpoint["params"], place: "path" | "query") {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path",
    schema: jsonSchema(schema, "input"),
  }));
}

function requestBody(endpoint: Endpoint, body: z.core.$ZodObject) {
  const schema = jsonSchema(body, "input");
  if (endpoint.file === undefined) return { content: { "application/json": { schema } } };
  const file = { [endpoint.file]: { type: "string", contentMediaType: "image/*" } };
  const properties = { ...schema.properties, ...file };
  return { content: { "multipart/form-data": { schema: { ...schema, properties } } } };
}

/** On the wire a codec is what it encodes to, which is its input side in both directions. */
function jsonSchema(schema: z.core.$ZodType, io: "input" | "output") {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === idFromText) Object.assign(jsonSchema, { type: ["integer", "string"] });
    },
  });
  return described;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "path" in value && "method" in value;
}
