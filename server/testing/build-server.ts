import { execFileSync } from "node:child_process";

/** Before the tests that start the server: it is built if there is no build of the present sources. */
export function setup(): void {
  // Without the settings of the tests' own run, which the build would take for its own.
  const { PATH, HOME } = process.env;
  execFileSync(process.execPath, ["--import", "tsx", "server/build-if-stale.ts"], {
    env: { PATH, HOME },
    stdio: "inherit",
  });
}
