import { readUnit } from "../quantities/read-unit.ts";
import { unitNamed } from "../quantities/unit-table.ts";
import { multiplyUnits, type Unit } from "../quantities/unit.ts";
import type { Token } from "../read/token.ts";

/** Speeds are displayed in these units, in whatever form they were typed. */
export const speedUnits: Readonly<Record<string, Unit>> = makeSpeeds();

function makeSpeeds(): Record<string, Unit> {
  const made: Record<string, Unit> = {};
  for (const above of ["km", "m", "mi", "cm", "ft"]) {
    for (const below of ["h", "s", "min"]) {
      made[`${above}/${below}`] = multiplyUnits(unitNamed(above), unitNamed(below), -1);
    }
  }
  return made;
}

const spelledSpeeds: Record<string, string> = { kmph: "km/h", mph: "mi/h", kmh: "km/h" };

/** The display unit of a speed: 60 kmph is 60 km/h; null for unusual units. */
export function everydaySpeed({ symbol }: Unit): Unit | null {
  return speedUnits[spelledSpeeds[symbol] ?? symbol] ?? null;
}

const starts = /^(?:kmph|mph|kmh|kms?|m|miles?|metres?|meters?|kilometres?|kilometers?)$/;

/** A unit of speed without a number, as in "find the speed in km/h". */
export function readSpeedUnit(
  tokens: readonly Token[],
  at: number,
): { symbol: string; length: number } | null {
  const token = tokens[at];
  const isWord = token?.kind === "word" || token?.kind === "letter";
  if (!isWord || !starts.test(token.text)) return null;
  const read = readUnit(tokens, at);
  const speed = read && everydaySpeed(read.unit);
  return speed ? { symbol: speed.symbol, length: read.length } : null;
}
