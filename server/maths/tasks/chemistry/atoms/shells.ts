import { elements } from "../../../chemistry/elements.ts";

/** Subshells in filling order (Aufbau rule), up to krypton. */
const filling = [
  ["1s", 2],
  ["2s", 2],
  ["2p", 6],
  ["3s", 2],
  ["3p", 6],
  ["4s", 2],
  ["3d", 10],
  ["4p", 6],
] as const;

export interface Subshell {
  name: string;
  electrons: number;
}

/** Electrons by subshells in the order of filling; null beyond krypton, where schools use other rules. */
function subshells(electrons: number): Subshell[] | null {
  if (electrons < 0 || electrons > 36) return null;
  const filled: Subshell[] = [];
  let left = electrons;
  for (const [name, room] of filling) {
    const taken = Math.min(left, room);
    if (taken > 0) filled.push({ name, electrons: taken });
    left -= taken;
  }
  return withExceptions(filled, electrons);
}

/** Chromium and copper take one electron from 4s, because a half-filled or filled 3d is more stable. */
function withExceptions(filled: Subshell[], electrons: number): Subshell[] {
  if (electrons !== 24 && electrons !== 29) return filled;
  return filled.map((one) => {
    if (one.name === "4s") return { name: "4s", electrons: 1 };
    return one.name === "3d" ? { name: "3d", electrons: one.electrons + 1 } : one;
  });
}

/** The configuration of an ion: a positive one loses its outermost electrons first, 4s before 3d. */
export function subshellsOfIon(atomicNumber: number, charge: number): Subshell[] | null {
  if (charge <= 0) return negativeIon(atomicNumber, charge);
  const atom = subshells(atomicNumber);
  if (!atom) return null;
  const left = atom.map((one) => ({ ...one }));
  for (let lost = charge; lost > 0; lost -= 1) {
    const outer = left.filter(({ electrons }) => electrons > 0).toSorted(outermostFirst)[0];
    if (!outer) return null;
    outer.electrons -= 1;
  }
  return left.filter(({ electrons }) => electrons > 0);
}

function negativeIon(atomicNumber: number, charge: number): Subshell[] | null {
  // The exceptions belong to neutral chromium and copper only.
  return charge < 0 && [23, 24, 28, 29].includes(atomicNumber)
    ? null
    : subshells(atomicNumber - charge);
}

function outermostFirst(a: Subshell, b: Subshell): number {
  const [shellA, shellB] = [Number(a.name[0]), Number(b.name[0])];
  return shellA === shellB
    ? "spdf".indexOf(b.name[1] ?? "s") - "spdf".indexOf(a.name[1] ?? "s")
    : shellB - shellA;
}

/** Electrons in the shells K, L, M, N. */
export function shells(filled: readonly Subshell[]): number[] {
  const counts: number[] = [];
  for (const { name, electrons } of filled) {
    const shell = Number(name[0]) - 1;
    while (counts.length <= shell) counts.push(0);
    counts[shell] = (counts[shell] ?? 0) + electrons;
  }
  return counts;
}

/** Main-group elements up to calcium, for which schools write 2, 8, 8 and read off the valency. */
export const lastOfShellScheme = 20;

export function elementOfNumber(atomicNumber: number): (typeof elements)[number] | undefined {
  return elements.find((element) => element.atomicNumber === atomicNumber);
}
