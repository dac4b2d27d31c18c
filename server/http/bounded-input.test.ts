import express from "express";
import supertest from "supertest";
import { expect, test } from "vitest";
import { callsOf, type Description } from "../testing/described-calls.ts";
import type { Schema } from "../testing/values-of-schema.ts";
import { openApiRoutes } from "./openapi.ts";

const { body: description } = await supertest(express().use(openApiRoutes())).get(
  "/api/openapi.json",
);
const calls = callsOf(description as Description); // safe: it is made of our own contracts

/** Formats whose values are short by definition. */
const shortFormats = new Set(["uuid", "date", "date-time"]);

/** A pattern that can't match a text of any length. */
const isShort = (pattern: string) => /^\^.*\$$/u.test(pattern) && !/[*+]|\{\d+,\}/u.test(pattern);

/** The parts of a request that have no limit on their size. */
function unboundedIn(schema: Schema, place: string): string[] {
  const { type, anyOf, oneOf, properties, items } = schema;
  const inner = [
    ...(anyOf ?? oneOf ?? []).flatMap((each) => unboundedIn(each, place)),
    ...Object.entries(properties ?? {}).flatMap(([name, each]) =>
      unboundedIn(each, `${place}.${name}`),
    ),
    ...(items ? unboundedIn(items, `${place}[]`) : []),
  ];
  const isText = type === "string" && !isBoundedText(schema);
  const isList = type === "array" && schema.maxItems === undefined;
  return isText || isList ? [place, ...inner] : inner;
}

function isBoundedText(schema: Schema): boolean {
  const { maxLength, pattern, format, contentMediaType } = schema;
  return (
    "const" in schema ||
    schema.enum !== undefined ||
    maxLength !== undefined ||
    contentMediaType !== undefined ||
    (format !== undefined && shortFormats.has(format)) ||
    (pattern !== undefined && isShort(pattern))
  );
}

test("every text and list in a request has a limit in its contract", () => {
  expect(calls.length).toBeGreaterThan(40);
  const unbounded = calls.flatMap(({ method, path, params, query, body }) =>
    [
      ...Object.entries({ ...params, ...query }),
      ...(body ? [["body", body] as const] : []),
    ].flatMap(([name, schema]) => unboundedIn(schema, `${method} ${path} ${name}`)),
  );
  expect(unbounded).toEqual([]);
});
