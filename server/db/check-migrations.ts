import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Fails where the tables in `schema/` differ from the migrations: `drizzle-kit generate` must find no difference. */
const folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
try {
  cpSync("migrations", folder, { recursive: true });
  const before = readdirSync(folder).length;
  const out = path.relative(process.cwd(), folder);
  const generate = ["drizzle-kit", "generate", "--dialect=postgresql", "--casing=snake_case"];
  execFileSync("npx", [...generate, "--schema=./server/db/schema", `--out=${out}`], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (readdirSync(folder).length !== before) {
    process.stderr.write(
      "The tables have changed: run `npx drizzle-kit generate --name WHAT_CHANGED`.\n",
    );
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true });
}
