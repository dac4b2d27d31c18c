/** PostgreSQL's foreign_key_violation, of a key to `users` as Drizzle names it. */
const foreignKeyViolation = "23503";
const keyToUsers = "_users_id_fk";

/**
 * Whether an error says that a row was refused because its student doesn't exist: her account was deleted after the
 * request's session had been read. PGlite and pg name code and constraint alike; Drizzle wraps both as a `cause`.
 */
export function isAccountGone(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (!("code" in cause) || cause.code !== foreignKeyViolation) continue;
    if (!("constraint" in cause) || typeof cause.constraint !== "string") continue;
    if (cause.constraint.endsWith(keyToUsers)) return true;
  }
  return false;
}
