import { execFileSync } from "node:child_process";

/** Global setup of the tests that start the server: builds it where the build is stale. */
export function setup(): void {
  // Without the test run's own environment, which the build would read.
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, ["--import", "tsx", "server/build-if-stale.ts"], {
    env: { PATH, HOME },
    stdio: "inherit",
  });
}
