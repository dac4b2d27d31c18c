import { sql } from "drizzle-orm";
import { messages } from "../../db/schema/conversations.ts";

/** How long a process is taken to be alive after it last said so. It says so three times as often. */
const leaseSeconds = 30;

/** Of an answer. Written out as in the index of such rows, by which they are found however many others there are. */
export const inProgress = sql`${messages.state} in ('pending', 'streaming')`;
/** When a process that is at an answer now is taken to be dead, by the database's own clock, which all processes share. */
export const leaseEnd = sql`now() + make_interval(secs => ${leaseSeconds})`;
