import type { Token } from "../../read/token.ts";

const places: readonly (readonly [exponent: number, ...names: string[]])[] = [
  [0, "ones", "one", "units", "unit"],
  [1, "tens", "ten"],
  [2, "hundreds", "hundred"],
  [3, "thousands", "thousand"],
  [4, "ten thousands", "ten thousand", "tens thousands", "tens thousand"],
  [5, "lakhs", "lakh", "hundred thousands", "hundred thousand", "lac", "lacs"],
  [6, "ten lakhs", "ten lakh", "million", "millions"],
  [7, "crores", "crore", "ten millions", "ten million"],
  [8, "ten crores", "ten crore", "hundred millions", "hundred million"],
  [9, "arabs", "arab", "billions", "billion"],
  [10, "ten billions", "ten billion"],
  [11, "hundred billions", "hundred billion"],
  [12, "trillions", "trillion"],
  [-1, "tenths", "tenth"],
  [-2, "hundredths", "hundredth"],
  [-3, "thousandths", "thousandth"],
  [-4, "ten thousandths", "ten thousandth"],
  [-5, "hundred thousandths", "hundred thousandth"],
  [-6, "millionths", "millionth"],
];

const exponents: ReadonlyMap<string, number> = new Map(
  places.flatMap(([exponent, ...names]) => names.map((name) => [name, exponent] as const)),
);

/** Returns the exponent of ten of a place such as "ten-thousands" or "one hundred thousand"; null for other words. */
export function placeCalled(tokens: readonly Token[]): number | null {
  const words = tokens.flatMap((token) => {
    const isSilent = token.kind === "symbol" && (token.text === "-" || token.text === "'");
    if (isSilent || (token.kind === "word" && token.text === "the")) return [];
    return [token.kind === "word" ? token.text.replace(/'s$/, "") : "?"];
  });
  const name = words.join(" ").replace(/^one (?=\w)/, "");
  return exponents.get(name) ?? null;
}

/** Returns the name of a place, in the Indian system for large ones: "ten thousands", "lakhs", "hundredths". */
export function placeName(exponent: number): string {
  return places.find(([each]) => each === exponent)?.[1] ?? `10^${exponent}`;
}
