import { singularOf } from "../../story/read-story.ts";

/**
 * Whether a noun occurs with an adjective at one place and without it at another, so that it may mean different things:
 * "8 rows of chairs … how many red chairs", or "red stamps … stamps". `allowed` are words that the task itself
 * understands before a noun.
 */
export function narrowsNoun(text: string, allowed: ReadonlySet<string>): boolean {
  const atoms = text.split(" ");
  const seen = new Map<string, string>();
  return atoms.some((atom, at) => {
    if (!atom.startsWith("~")) return false;
    // A verb is no noun: "Rahul scored … Virat scored …".
    if (atom.endsWith("ed") || noNouns.test(atom)) return false;
    const noun = singularOf(atom.slice(1));
    const before = atoms[at - 1] ?? "";
    const first = seen.get(noun);
    if (first === undefined) seen.set(noun, before);
    if (first === undefined || first === before) return false;
    return isAdjective(before, allowed) || (isAdjective(first, allowed) && counts.test(before));
  });
}

function isAdjective(atom: string, allowed: ReadonlySet<string>): boolean {
  return atom.startsWith("~") && atom !== "~such" && !allowed.has(atom.slice(1));
}

const noNouns = /^~(?:there|flew|fly|ran|away|broke|ate|went|came|fell|weighs|costs)$/;

/** What stands before a counted noun: "15 more red stamps than Tara. Tara has 40 stamps". */
const counts = /^(?:N\d|many$)/;
