import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError, detailOf } from "../../lib/api-error.ts";

/** Says what the server refused at the field that it refused; at the first field where it names none. */
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
