import { singularOf } from "../../story/read-story.ts";

/**
 * Whether a noun of the story comes back with a word before it that it did not have at first: after "8 rows of chairs"
 * the question "how many red chairs" is about fewer things than were told. `allowed` are words that the kind of story
 * itself understands there. The other way round too: red stamps that come back as stamps are other things.
 */
export function narrowsNoun(text: string, allowed: ReadonlySet<string>): boolean {
  const atoms = text.split(" ");
  const seen = new Map<string, string>();
  return atoms.some((atom, at) => {
    if (!atom.startsWith("~")) return false;
    // "Rahul scored … Virat scored …": a verb is no noun.
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

/** What stands before a noun that is counted: "15 more red stamps than Tara. Tara has 40 stamps". */
const counts = /^(?:N\d|many$)/;
