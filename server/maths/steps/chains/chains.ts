import { type Chain, longestLine } from "./claims.ts";
import { createFormChain, createKnownChain, type SolvedReading } from "./known-chain.ts";
import { createNamedChain, type PlacedLine } from "./named-chain.ts";
import { createOwnChain } from "./own-chain.ts";

export type { SolvedReading };

interface AboutChains {
  /** The problem and the answer of the solver, if it could solve the question. */
  solved: SolvedReading | null;
  /** Whether the student wrote this line on her own. */
  isAsked: (line: string) => boolean;
}

/**
 * The reference for the equations of a working, in LaTeX: the solved equation, or the results of the steps themselves.
 * `lines` are the lines that are claimed to be true.
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

/** The first claim that contradicts the preceding lines, in LaTeX; null if there is none. */
export function brokenBy(line: string, chains: readonly Chain[]): string | null {
  for (const follows of chains) {
    const wrong = follows(line);
    if (wrong !== null) return wrong;
  }
  return null;
}
