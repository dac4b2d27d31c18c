import { sql } from "drizzle-orm";
import { consents, firstPublicUserId, users } from "./schema/users.ts";

// A separate expression: in an outermost selection Drizzle omits the table's name from columns.
const hasConsent = sql`exists (select from ${consents} where ${consents.userId} = ${users.id})`;
/** No consent is asked for the analyst, whose account the operator created. */
const isStudent = sql`${users.id} >= ${sql.raw(String(firstPublicUserId))}`;

/** The columns of a user in the contracts (`shared/contracts/auth.ts`). */
export const userColumns = {
  id: users.id,
  name: users.name,
  phone: users.phone,
  grade: users.grade,
  needsConsent: sql<boolean>`(${isStudent} and not ${hasConsent})`,
};
