import { readFile } from "node:fs/promises";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

type Json = { [key: string]: unknown };

/** The faults of a value; empty: none. */
export type Validate = (value: unknown) => string[];

/** A validator for each schema of OpenAI's published description. */
export async function readSchemas(file: string): Promise<(name: string) => Validate> {
  const description: unknown = JSON.parse(await readFile(file, "utf8"));
  // Keywords of OpenAPI that JSON Schema doesn't know, and formats of OpenAI's own, don't affect validity.
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
 * The description is OpenAPI 3.1 but uses `nullable` of 3.0, which JSON Schema ignores: it is rewritten as a choice
 * between the schema and null.
 */
function withNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNulls);
  if (value === null || typeof value !== "object") return value;
  const { nullable, ...rest } = value as Json; // safe: an object that is no list
  const entries = Object.entries(rest).map(([key, part]) => [key, withNulls(part)] as const);
  const plain = Object.fromEntries(entries);
  return nullable === true ? { anyOf: [plain, { type: "null" }] } : plain;
}
