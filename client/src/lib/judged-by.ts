import type { FieldErrors, FieldValues, Resolver } from "react-hook-form";
import type { z } from "zod/mini";

/** A form is judged by the body of the call that it makes, by which the server will judge it too. */
export function judgedBy<Filled extends FieldValues, Body>(
  body: z.ZodMiniType<Body, Filled>,
): Resolver<Filled, unknown, Body> {
  return (fields) => {
    const judged = body.safeParse(fields);
    if (judged.success) return { values: judged.data, errors: {} };
    return { values: {}, errors: errorsIn<Filled>(judged.error.issues) };
  };
}

/** The first thing that is wrong with each field. */
function errorsIn<Filled extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
): FieldErrors<Filled> {
  const found = new Map<string, { type: string; message: string }>();
  for (const { path, code, message } of issues) {
    const field = String(path[0]);
    if (!found.has(field)) found.set(field, { type: code, message });
  }
  // safe: an object schema reports issues under its own keys only
  return Object.fromEntries(found) as FieldErrors<Filled>;
}
