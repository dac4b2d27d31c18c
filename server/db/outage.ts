/**
 * Whether an error means that the database is unavailable, rather than that a query is wrong: the socket's error codes,
 * PostgreSQL's classes 08 (connection), 53 (out of resources), 57P (shutting down), 57014 (statement time-out: the
 * database is too busy) and the pool's time-out.
 */
export function isDatabaseOutage(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string" && outageCode.test(cause.code))
      return true;
    if (poolMessage.test(cause.message)) return true;
  }
  return false;
}

const outageCode =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|08...|53...|57P0[123]|57014)$/u;
const poolMessage =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/u;
