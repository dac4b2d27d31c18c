import { costOf, type Prices } from "../tutor/prices.ts";
import type { Dialect } from "../tutor/openai/dialect.ts";
import type { Findings, Trial } from "./try-model.ts";

/** A row of the table. */
interface Row {
  what: string;
  result: "works" | "instead" | "fails";
  found: string;
  /** The setting to change; empty where none needs it. */
  change: string;
}

interface Setup {
  model: string;
  prices: Prices;
}

/** How long a student waits for the first word before she gives up. */
const slowFirstMs = 6_000;

/** The results for a model, a row for each thing that the product needs. */
export function rowsOf(findings: Findings, setup: Setup): Row[] {
  const { probe, dialect } = findings;
  if (probe.kind === "failed") {
    const found = probe.reason;
    return [{ what: "key and model", result: "fails", found, change: probe.advice }];
  }
  const found = `${setup.model} answers in ${seconds(probe.milliseconds)}`;
  return [
    { what: "key and model", result: "works", found, change: "" },
    ...dialectRows(dialect),
    firstWordRow(findings.trials),
    photoRow(findings),
    contextRow(findings),
    ...findings.trials.map((trial) => trialRow(trial, setup)),
  ];
}

const formats: Record<Dialect["format"], Omit<Row, "what">> = {
  json_schema: { result: "works", found: "answers are held to their form", change: "" },
  json_object: {
    result: "instead",
    found: "JSON mode, with the form among the rules; a wrong form is asked for again",
    change: "OPENAI_MODEL: one with structured outputs is surer",
  },
  none: {
    result: "instead",
    found: "the form is asked for in words; a wrong form is asked for again",
    change: "OPENAI_MODEL: one with structured outputs is surer",
  },
};

function dialectRows(dialect: Dialect): Row[] {
  const { mostReplyTokens: most } = dialect;
  const works = (what: string, isThere: boolean, instead: Pick<Row, "found" | "change">): Row =>
    isThere
      ? { what, result: "works", found: "", change: "" }
      : { what, result: "instead", ...instead };
  return [
    works("streaming", dialect.streams, {
      found: "answers come in one piece, when they are whole",
      change: "at OpenAI: verify the organization, or choose another OPENAI_MODEL",
    }),
    { what: "structured outputs", ...formats[dialect.format] },
    works("token counts", dialect.countsStreams, {
      found: "tokens are estimated from the length of texts",
      change: "",
    }),
    works("reasoning effort", dialect.takesReasoningEffort, {
      found: "it isn't sent: the model thinks as it does by itself",
      change: "OPENAI_REASONING_EFFORT=default",
    }),
    works("cap on tokens", most === null, {
      found: `the model takes at most ${most ?? 0}`,
      change: `OPENAI_MAX_REPLY_TOKENS=${most ?? 0}`,
    }),
    works("headers at once", dialect.beginsAtOnce, {
      found: "the provider begins late: it is waited for four times as long",
      change: "OPENAI_CONNECT_TIMEOUT_SECONDS: more, so that the first question needn't find out",
    }),
  ];
}

function firstWordRow(trials: readonly Trial[]): Row {
  const what = "time to the first word";
  const times = trials.flatMap(({ firstMilliseconds: first }) => (first === null ? [] : [first]));
  const slowest = Math.max(...times);
  if (times.length === 0) {
    return {
      what,
      result: "instead",
      found: "nothing is shown before the whole answer",
      change: "",
    };
  }
  const found = `${seconds(Math.min(...times))} to ${seconds(slowest)}`;
  if (slowest <= slowFirstMs) return { what, result: "works", found, change: "" };
  const change = "OPENAI_REASONING_EFFORT=minimal, or a faster OPENAI_MODEL";
  return { what, result: "instead", found, change };
}

function photoRow({ readsPhoto }: Findings): Row {
  if (readsPhoto === null) {
    const found = "none is sent: only what this server reads in a photo is asked about";
    return { what: "photos", result: "instead", found, change: "" };
  }
  return readsPhoto
    ? { what: "photos", result: "works", found: "a sum in a photo was read", change: "" }
    : {
        what: "photos",
        result: "fails",
        found: "a sum in a photo was not read",
        change: "OPENAI_MODEL: one that sees images, or OPENAI_READS_PHOTOS=false",
      };
}

function contextRow({ hasContext }: Findings): Row {
  return hasContext === true
    ? { what: "long prompts", result: "works", found: "6,000 tokens are read", change: "" }
    : {
        what: "long prompts",
        result: "fails",
        found: "of 6,000 tokens the beginning is lost",
        change: "the context of the model, at Ollama: OLLAMA_CONTEXT_LENGTH=16384",
      };
}

function trialRow({ kind: what, failure, ...trial }: Trial, { model, prices }: Setup): Row {
  if (failure) return { what, result: "fails", found: failure.reason, change: failure.advice };
  const { inputTokens, outputTokens } = trial.usage;
  const cost = costOf(trial.usage, model, prices);
  const tokens = `${seconds(trial.milliseconds)}, ${inputTokens} + ${outputTokens} tokens`;
  const change = cost === null ? `MODEL_PRICES: the price of ${model}` : "";
  const dollars = cost === null ? "cost unknown" : `$${(cost / 1e6).toFixed(5)}`;
  return { what, result: "works", found: `${tokens}, ${dollars}`, change };
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The rows as a table of plain text. */
export function tableOf(rows: readonly Row[]): string {
  const heads: Row[] = [
    { what: "what", result: "result" as Row["result"], found: "found", change: "what to change" },
  ];
  const lines = [...heads, ...rows].map(({ what, result, found, change }) => [
    what,
    result,
    found,
    change,
  ]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  );
  return lines
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
