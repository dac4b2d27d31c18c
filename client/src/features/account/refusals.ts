import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError, detailOf } from "../../lib/api-error.ts";

/** Shows a refusal of the server at the field that it names; at the first field if it names none. */
export function refusals<Filled extends FieldValues>(
  setError: UseFormSetError<Filled>,
  fields: readonly Path<Filled>[],
) {
  return (error: Error): void => {
    const told: Record<string, string> = (error instanceof ApiError && error.problem?.errors) || {};
    const named = fields.filter((field) => told[field] !== undefined);
    for (const field of named.length > 0 ? named : fields.slice(0, 1))
      setError(field, { message: told[field] ?? detailOf(error) }, { shouldFocus: true });
  };
}
