import type { FieldValues, Path, UseFormSetError } from "react-hook-form";
import { ApiError, detailOf } from "../../lib/api-error.ts";

/** Shows a refusal of the server at the field that it names; at the first field if it names none. */
export function showFieldErrors<Values extends FieldValues>(
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
) {
  return (error: Error): void => {
    const messages: Record<string, string> =
      (error instanceof ApiError && error.problem?.errors) || {};
    const fieldsWithError = fields.filter((field) => messages[field] !== undefined);
    for (const field of fieldsWithError.length > 0 ? fieldsWithError : fields.slice(0, 1))
      setError(field, { message: messages[field] ?? detailOf(error) }, { shouldFocus: true });
  };
}
