import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = { [key: string]: unknown };

/** What is wrong with a value; empty: nothing. */
export type Validate = (value: unknown) => string[];

/** The schemas of OpenAI's published description, each as a check. */
export async function readSchemas(file: string): Promise<(name: string) => Validate> {
  const description: unknown = JSON.parse(await readFile(file, "utf8"));
  // Keywords of OpenAPI that JSON Schema doesn't know, and formats of OpenAI's own, say nothing about validity.
  const ajv = new Ajv2020({ strict: false, allErrors: true, logger: false });
  addFormats(ajv);
  ajv.addSchema(withNulls(description) as Json, "api"); // safe: a description is an object
  return (name) => {
    const validate = ajv.getSchema(`api#/components/schemas/${name}`);
    if (!validate) throw new Error(`The description has no schema ${name}`);
    return (value) => {
      if (validate(value) === true) return [];
      const errors = validate.errors ?? [];
      return errors.map(({ instancePath, message = "" }) => `${instancePath || "/"} ${message}`);
    };
  };
}

/**
 * The description calls itself OpenAPI 3.1 and still says `nullable` as 3.0 does, which JSON Schema ignores: written
 * out as a choice between the schema and null.
 */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (value === null || typeof value !== "object") return value;
  const { nullable, ...rest } = value as Json; // safe: an object that is no list
  const entries = Object.entries(rest).map(([key, part]) => [key, withNulls(part)] as const);
  const plain = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [plain, { type: "null" }] } : plain;
}
