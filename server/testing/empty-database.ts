import { randomUUID } from "node:crypto";
import { Client } from "pg";
import { onTestFinished } from "vitest";

/** Creates an empty database on the test server, for processes that are started on it; dropped after the test. */
export async function emptyDatabase(server: string | undefined): Promise<string> {
  const name = `processes_${randomUUID().replaceAll("-", "")}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const url = new URL(server ?? "");
  url.pathname = name;
  return url.href;
}
