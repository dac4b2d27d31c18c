import { zodResponseFormat } from "openai/helpers/zod";
import { expect, test } from "vitest";
import { outputs } from "./operations.ts";

type Schema = { [keyword: string]: unknown };

/** Every schema inside a schema, itself included. */
function schemasIn(value: unknown): Schema[] {
  if (Array.isArray(value)) return value.flatMap(schemasIn);
  if (value === null || typeof value !== "object") return [];
  const schema = value as Schema; // safe: an object that is no list
  return [schema, ...Object.values(schema).flatMap(schemasIn)];
}

test.each(Object.entries(outputs))("the schema of %s is valid in strict mode", (name, output) => {
  const { strict, schema } = zodResponseFormat(output, name).json_schema;
  expect(strict).toBe(true);
  for (const part of schemasIn(schema)) {
    expect(Object.keys(part)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(?:minLength|maxLength|default|allOf|oneOf)$/u),
      ]),
    );
    if (part["type"] !== "object") continue;
    expect(part["additionalProperties"]).toBe(false);
    expect(part["required"]).toEqual(Object.keys(part["properties"] as Schema)); // safe: by its type
  }
});
