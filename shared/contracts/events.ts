import { z } from "zod/mini";
import type { Field } from "../domain/event-fields.ts";
import { eventNames, factsOf, trackedPages } from "../domain/events.ts";
import { endpoint } from "../http/endpoint.ts";
import { instant, text } from "./primitives.ts";

/** Limits of one call; the events of a page that was offline for a while fit in. */
const mostEvents = 50;
const largestBatch = 16 * 1024;

/** 32 random hexadecimal digits, drawn by the page. */
const drawnId = z.string().check(z.regex(/^[\da-f]{32}$/u, "An id must be 32 hexadecimal digits"));

function schemaOf(field: Field): z.ZodMiniType {
  const schema = schemaOfKind(field);
  return field.isOptional ? z.optional(schema) : schema;
}

function schemaOfKind(field: Field): z.ZodMiniType {
  switch (field.kind) {
    case "text":
      return text(field.longest);
    case "count":
      return z.int("This must be a whole number").check(z.minimum(0), z.maximum(1_000_000_000));
    case "flag":
      return z.boolean("This must be true or false");
    case "choice":
      return z.literal([...field.values], `This must be one of ${field.values.join(", ")}`);
  }
}

/** The name of an event determines its properties. */
const propertiesOf = new Map(
  eventNames.map((name) => {
    const fields = Object.entries(factsOf(name).properties);
    const shape = Object.fromEntries(fields.map(([field, facts]) => [field, schemaOf(facts)]));
    return [name, z.strictObject(shape)] as const;
  }),
);

const event = z.pipe(
  z.object({
    id: drawnId,
    name: z.enum(eventNames, { error: ({ input }) => `There is no event “${shown(input)}”` }),
    page: z.enum(trackedPages, "This page isn't one of ours"),
    at: instant,
    properties: z.record(z.string(), z.unknown()),
  }),
  z.transform((told, context) => {
    const parsed = propertiesOf.get(told.name)?.safeParse(told.properties);
    if (parsed?.success) return { ...told, properties: parsed.data };
    for (const { path, message } of parsed?.error.issues ?? []) {
      const field = [told.name, ...path].map(String).join(".");
      context.issues.push({
        code: "custom",
        input: told.properties,
        path: ["properties", ...path],
        message: `${field}: ${message}`,
      });
    }
    return z.NEVER;
  }),
);
/** One event as it arrives, with the properties of its name. */
export type TrackedEvent = z.output<typeof event>;

const shown = (input: unknown) => (typeof input === "string" ? input.slice(0, 40) : typeof input);

export const sendEvents = endpoint({
  method: "POST",
  path: "/api/events",
  access: "public",
  summary: "Takes in what happened on the pages: events of docs/tracking.md, in a batch.",
  body: z.object({
    /** By the same clock as `at`: the difference is right even where the clock is wrong. */
    sentAt: z.optional(instant),
    /** Drawn by the visitor's browser; ignored where somebody is signed in. */
    visitorId: z.nullish(drawnId),
    /** The visitor refuses third parties: the event stays in the product's own table. */
    isPrivate: z.optional(z.boolean()),
    events: z
      .array(event)
      .check(
        z.minLength(1, "A batch must have an event"),
        z.maxLength(mostEvents, `A batch may have ${mostEvents} events`),
      ),
  }),
  largestBody: largestBatch,
  response: z.object({ accepted: z.int() }),
  status: 202,
});
