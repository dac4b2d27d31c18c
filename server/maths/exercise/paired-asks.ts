const ask = String.raw`(?:find|calculate|determine|compute|write|state|give|discuss|tell|what (?:is|are))`;
const roots = String.raw`(?:real )?(?:roots|solutions|zeroes|zeros)`;
const also = String.raw`(?:\s*[,.;]|\s+and|\s*[,;.]\s*and)\s+(?:also\s+|hence\s+|then\s+)?`;
const nature = String.raw`nature(?: of (?:the |its |their )?${roots})?`;

type Pair = readonly [said: RegExp, parts: (groups: readonly string[]) => string[]];

function pair(said: string, parts: (groups: readonly string[]) => string[]): Pair {
  return [new RegExp(`^(?:please )?${said}[\\s.?]*$`, "iu"), parts];
}

/** Splits a sentence that requests two properties of one object into two questions. */
const pairs: readonly Pair[] = [
  pair(
    `(?:${ask}|solve)\\s+(?:the\\s+)?(?:(${roots}) (?:of|for)\\s+)?(?:the (?:quadratic )?equation\\s+)?(.+?)${also}(?:${ask}\\s+)?(?:the|its|their)\\s+${nature}`,
    ([name = "roots", owner = ""]) => rootsAndNature(name, owner),
  ),
  pair(
    `${ask}\\s+(?:the\\s+)?(${roots}) and (?:also )?(?:the |their )?${nature} (?:of|for)\\s+(?:the (?:quadratic )?equation\\s+)?(.+?)`,
    ([name = "roots", owner = ""]) => rootsAndNature(name, owner),
  ),
  pair(
    `${ask}\\s+(?:the\\s+)?nature of (?:the )?(${roots}) (?:of|for)\\s+(?:the (?:following )?(?:quadratic )?equations?:?\\s+)?(.+?)${also}(?:if (?:the |they |real |roots )*(?:exists?|are real),?\\s*)?(?:find|solve for|calculate|determine)\\s+(?:them|it|(?:the|its|these|those|their)\\s+${roots})(?: if (?:they |real |roots |the )*exists?)?`,
    ([name = "roots", owner = ""]) => rootsAndNature(name, owner).reverse(),
  ),
  pair(
    `${ask}\\s+(?:the\\s+)?nature of (?:the )?(${roots}) (?:of|for) (?:the )?following (?:quadratic )?equations?\\s*[.,;:]\\s*if (?:the )?real roots exist,? find them\\s*[.:]?\\s+(.+?)`,
    ([name = "roots", owner = ""]) => rootsAndNature(name, owner).reverse(),
  ),
  pair(
    `${ask}\\s+(?:the\\s+)?(\\p{L}+(?: \\p{L}+)?) and (?:the\\s+)?(\\p{L}+(?: \\p{L}+)?) of\\s+(.+?)`,
    ([first = "", second = "", owner = ""]) => [
      `Find the ${first} of ${owner}`,
      `Find the ${second} of ${owner}`,
    ],
  ),
];

function rootsAndNature(name: string, owner: string): string[] {
  return [`Find the ${name} of ${owner}`, `Find the nature of the roots of ${owner}`];
}

/** A sentence that requests two properties of one object, as two questions; empty if it is not such a sentence. */
export function pairedAsks(question: string): string[] {
  for (const [said, parts] of pairs) {
    const found = said.exec(question.trim());
    if (found) return parts(found.slice(1));
  }
  return [];
}
