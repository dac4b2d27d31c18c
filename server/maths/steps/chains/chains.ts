import { type Chain, longestLine } from "./claims.ts";
import { createFormChain, createKnownChain, type SolvedReading } from "./known-chain.ts";
import { createNamedChain, type PlacedLine } from "./named-chain.ts";
import { createOwnChain } from "./own-chain.ts";

export type { SolvedReading };

interface AboutChains {
  /** What the solver read and found, where it could. */
  solved: SolvedReading | null;
  /** Whether the student wrote this line herself. */
  isAsked: (line: string) => boolean;
}

/**
 * What the equations of a working, in LaTeX, have to agree with: the solved one, or what the steps themselves come to.
 * `lines` are those that are said to hold.
 */
export function chainsOf(lines: readonly PlacedLine[], { solved, isAsked }: AboutChains): Chain[] {
  const readable = lines.filter(({ line }) => line.length <= longestLine);
  const named = createNamedChain(readable);
  const known = solved && createKnownChain(solved);
  if (known) return [known, named];
  const form = solved && createFormChain(solved);
  const written = readable.map(({ line }) => line);
  const own = createOwnChain(written, { isSolved: solved !== null, isAsked });
  return form ? [form, own, named] : [own, named];
}

/** The claim of a line that does not go with what stands before it, in LaTeX; null where all do. */
export function brokenBy(line: string, chains: readonly Chain[]): string | null {
  for (const follows of chains) {
    const wrong = follows(line);
    if (wrong !== null) return wrong;
  }
  return null;
}
