import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { statement } from "./statement.ts";
import type { Db } from "./db.ts";
import { withDatabase } from "../testing/database.ts";

test("a statement is built once for each database, and run with the values of each use", () =>
  withDatabase((one) =>
    one.transaction(async (other) => {
      const build = vi.fn((db: Db) =>
        db
          .select({ doubled: sql<number>`${sql.placeholder("value")}::integer * 2` })
          .from(sql`(select 1) single`)
          .prepare("doubled"),
      );
      const doubling = statement(build);
      expect(await doubling(one).execute({ value: 3 })).toEqual([{ doubled: 6 }]);
      expect(await doubling(one).execute({ value: 4 })).toEqual([{ doubled: 8 }]);
      expect(build).toHaveBeenCalledTimes(1);
      expect(await doubling(other).execute({ value: 5 })).toEqual([{ doubled: 10 }]);
      expect(build.mock.calls.every(([db]) => db === one || db === other)).toBe(true);
    }),
  ));
