import type { Usage } from "./engine.ts";

/** US dollars per million tokens, which are millionths of a dollar per token. */
interface Price {
  input: number;
  output: number;
}

/** By the model's name in the settings. */
export type Prices = ReadonlyMap<string, Price>;

/** `model=input/output`; a name may have slashes and colons, as in `openai/gpt-5` or `llama3:8b`. */
const entry =
  /^(?<model>[^\s=,]+) *= *(?<input>\d{1,3}(?:\.\d{1,6})?) *\/ *(?<output>\d{1,3}(?:\.\d{1,6})?)$/u;

/**
 * Reads a price table such as `gpt-5-mini=0.25/2, my-model=0.1/0.4`: US dollars per million input and output tokens,
 * below 1000 and with at most six decimals.
 *
 * @returns null where the text is no such table, or names a model twice.
 */
export function parsePrices(text: string): Prices | null {
  const prices = new Map<string, Price>();
  for (const part of text.split(",")) {
    const { model, input, output } = entry.exec(part.trim())?.groups ?? {};
    if (model === undefined || prices.has(model)) return null;
    prices.set(model, { input: Number(input), output: Number(output) });
  }
  return prices;
}

/**
 * What a call cost, in whole millionths of a US dollar, rounded up. Where no tokens were counted (the built-in tutor, a
 * call that never got through) it cost nothing.
 *
 * @returns null for a model that is not in the table: unknown is not free.
 */
export function costOf(usage: Usage, model: string, prices: Prices): number | null {
  if (usage.inputTokens === 0 && usage.outputTokens === 0) return 0;
  const price = prices.get(model);
  if (!price) return null;
  const cost = usage.inputTokens * price.input + usage.outputTokens * price.output;
  // 100 tokens at 0.07 come to 7.000000000000001: a rounding error beyond a price's six decimals is no cost.
  return Math.ceil(Math.round(cost * 1e6) / 1e6);
}
