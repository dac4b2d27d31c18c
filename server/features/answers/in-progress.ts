import { sql } from "drizzle-orm";
import { messages } from "../../db/schema/conversations.ts";

/**
 * The length of a lease: how long a process counts as alive after a heartbeat. Heartbeats come three times as often.
 */
const leaseSeconds = 30;

/**
 * Condition for an answer in progress. Equal to the one of the partial index, so that the index finds such rows
 * quickly.
 */
export const inProgress = sql`${messages.state} in ('pending', 'streaming')`;
/** When a lease that is renewed now expires, by the database's clock, which all processes share. */
export const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;
