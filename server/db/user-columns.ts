import { sql } from "drizzle-orm";
import { consents, firstPublicUserId, users } from "./schema/users.ts";

// An expression of its own: in the outermost of a selection Drizzle names columns without their tables.
const hasConsent = sql`exists (select from ${consents} where ${consents.userId} = ${users.id})`;
/** Nobody is asked for the analyst, whose account whoever runs the product made. */
const isStudent = sql`${users.id} >= ${sql.raw(String(firstPublicUserId))}`;

/** What the contracts call a user (`shared/contracts/auth.ts`). */
export const userColumns = {
  id: users.id,
  name: users.name,
  phone: users.phone,
  grade: users.grade,
  needsConsent: sql<boolean>`(${isStudent} and not ${hasConsent})`,
};
