import { existsSync } from "node:fs";
import { loadEnvFile, stderr, stdout } from "node:process";
import { parseConfig } from "./config.ts";
import { rowsOf, tableOf } from "./tutor-check/rows.ts";
import { tryModel } from "./tutor-check/try-model.ts";
import { createOpenAiEngine } from "./tutor/openai/openai-engine.ts";
import type { ModelReport } from "./tutor/openai/report.ts";

/**
 * Tries the configured model with everything that the product needs of it, and prints what works, what is done instead,
 * and which setting to change. Exits with 1 where something fails.
 */
async function check(): Promise<void> {
  if (existsSync(".env")) loadEnvFile(".env");
  const { tutor, prices } = parseConfig(process.env);
  if (tutor.engine === "built-in") {
    stdout.write("No key is set: the built-in tutor answers. Set OPENAI_API_KEY to try a model.\n");
    return;
  }
  let last: ModelReport | undefined;
  const report = (each: ModelReport) => {
    last = each;
  };
  stdout.write(`Asking ${tutor.model} at ${tutor.baseUrl ?? "OpenAI"} …\n`);
  const findings = await tryModel(createOpenAiEngine({ ...tutor, report }), () => last);
  const rows = rowsOf(findings, { model: tutor.model, prices });
  stdout.write(`${tableOf(rows)}\n`);
  if (rows.some(({ result }) => result === "fails")) process.exitCode = 1;
}

try {
  await check();
} catch (error) {
  stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
