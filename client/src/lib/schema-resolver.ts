import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod/mini";

/** Validates a form against the schema of the request body that it sends, which the server validates with too. */
export function schemaResolver<Values extends FieldValues, Body>(
  body: z.ZodMiniType<Body, Values>,
): Resolver<Values, unknown, Body> {
  return (fields) => {
    const parsed = body.safeParse(fields);
    if (parsed.success) return { values: parsed.data, errors: {} };
    return { values: {}, errors: errorsIn<Values>(parsed.error.issues) };
  };
}

/** The first error of each field. */
function errorsIn<Values extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
): FieldErrors<Values> {
  const firstErrors = new Map<string, { type: string; message: string }>();
  for (const { path, code, message } of issues) {
    const field = String(path[0]);
    if (!firstErrors.has(field)) firstErrors.set(field, { type: code, message });
  }
  // safe: an object schema reports issues under its own keys only
  return Object.fromEntries(firstErrors) as FieldErrors<Values>;
}
