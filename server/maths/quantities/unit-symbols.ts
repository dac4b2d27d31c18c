import { multiplyUnits, type Unit } from "./unit.ts";
import { unitsBySymbol } from "./unit-table.ts";

const symbolsInSmallLetters = new Map<string, Unit | null>();
for (const [symbol, unit] of unitsBySymbol) {
  const small = symbol.toLowerCase();
  const other = symbolsInSmallLetters.get(small);
  // mW and MW are both "mw": such a spelling is ambiguous.
  const isAmbiguous = other !== undefined && other?.symbol !== unit.symbol;
  if (symbol.length > 1) symbolsInSmallLetters.set(small, isAmbiguous ? null : unit);
}

/** "KM", "Kg", "hz", "kwh": any case, if only one unit matches. */
export function anyCase(written: string): Unit | undefined {
  const unit = symbolsInSmallLetters.get(written.toLowerCase()) ?? undefined;
  // NM could be newton-metre, and a capital M is not a careless milli: it means mega.
  const isMega = written.startsWith("M") && unit?.names.singular.startsWith("milli") === true;
  return written === "NM" || isMega ? undefined : unit;
}

/** "Nm", "kgm", "Js": symbols of this unit or that, written without a space. */
export function compound(written: string): Unit | undefined {
  const parts = written.length <= 5 ? splitSymbols(written.replace(".", "")) : null;
  return parts ? multiplyUnits(parts[0], parts[1]) : undefined;
}

const firstOfPair = new Set("N kN kg g J kJ V W Pa T m cm kW eV".split(" "));
const secondOfPair = new Set("m s h K nm kg mol".split(" "));

/** Two symbols in one word; null for a word that can't be split into two. */
export function splitSymbols(written: string): [Unit, Unit] | null {
  for (let cut = 1; cut < written.length; cut += 1) {
    const [first, second] = [written.slice(0, cut), written.slice(cut)];
    const units = [unitsBySymbol.get(first), unitsBySymbol.get(second)];
    if (!firstOfPair.has(first) || !secondOfPair.has(second) || !units[0] || !units[1]) continue;
    return [units[0], units[1]];
  }
  return null;
}
