import { allEndpoints } from "#shared/contracts/all.ts";
import { problem, problemMediaType } from "#shared/contracts/problem.ts";
import { idFromText } from "#shared/contracts/primitives.ts";
import { describeApi } from "#shared/contracts/settings.ts";
import type { Endpoint } from "#shared/http/endpoint.ts";
import { Router } from "express";
import { z } from "zod";

/** Serves the OpenAPI description of every endpoint, generated from the contracts. */
export function openApiRoutes(): Router {
  const router = Router();
  const description = JSON.stringify(openApiDocument());
  router.get(describeApi.path, (_req, res) => {
    res.type("application/json").send(description);
  });
  return router;
}

function openApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replaceAll(/:(\w+)/gu, "{$1}");
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: describe(endpoint) };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Sawaal", version: "1" },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, "output") },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "sawaal.sid",
          description: "Over HTTPS its name is `__Host-sawaal.sid`.",
        },
      },
    },
  };
}

function describe(endpoint: Endpoint) {
  return {
    summary: endpoint.summary,
    ...(endpoint.access !== "public" && { security: [{ session: [] }] }),
    parameters: [...parameters(endpoint.params, "path"), ...parameters(endpoint.query, "query")],
    ...((endpoint.body || endpoint.file) && { requestBody: requestBody(endpoint) }),
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

function responseContent({ response, responseType, streams }: Endpoint) {
  if (responseType !== undefined) return { [responseType]: {} };
  const json = { "application/json": { schema: jsonSchema(response, "input") } };
  const events = { "text/event-stream": { schema: { type: "string", description: eventStream } } };
  if (streams === "always") return events;
  return streams ? { ...json, ...events } : json;
}

const eventStream =
  "Events `delta` (fields of the answer that are new or have grown, each whole), then one `done` with the JSON response, or `error` with a problem.";

function parameters(fields: Endpoint["params"], location: "path" | "query") {
  return Object.entries(fields?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: location,
    required: location === "path",
    schema: jsonSchema(schema, "input"),
  }));
}

function requestBody({ body, file }: Endpoint) {
  const schema = jsonSchema(body ?? z.object({}), "input");
  if (file === undefined) return { content: { "application/json": { schema } } };
  const photo = { type: "string", contentMediaType: "image/*", description: photoRules };
  const properties = { ...schema.properties, [file]: photo };
  return { content: { "multipart/form-data": { schema: { ...schema, properties } } } };
}

const photoRules =
  "JPEG, PNG, WebP, HEIC or GIF, at most 10 MB. Refused with the code `photos_full` where what is kept of the student's photos is as much as may be.";

/** In JSON a codec has its encoded form, which is its input side, in both directions. */
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
