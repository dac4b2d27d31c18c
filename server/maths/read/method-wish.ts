const wished = String.raw`[,.;]?\s+\(?(?:by|using|with|use|apply|applying|by using)\s+(?:the\s+)?`;
const end = String.raw`(?:\s+(?:method|formula|rule))?\)?[\s.?]*$`;

/**
 * Methods that are how the school works such a sum out in any case, so that no answer depends on the wish; the
 * solution names the method that it takes. A method that a task has a choice of is left for that task.
 */
const usual: readonly (readonly [of: RegExp, names: string])[] = [
  [/./, "bodmas|pemdas|unitary|distance|section|mid-?point|laws? of (?:exponents|indices)"],
  [
    /^factori[sz]e\b/i,
    "splitting (?:of )?(?:the )?middle term|middle term splitting|(?:suitable |appropriate |algebraic |an? )*identit(?:y|ies)",
  ],
];
const wishes = usual.map(([of, names]) => ({
  of,
  pattern: new RegExp(`${wished}(?:${names})${end}`, "i"),
}));

/** The question without a wish for the method that it is worked out by anyway. */
export function withoutUsualMethod(text: string): string {
  return wishes.reduce(
    (rest, { of, pattern }) => (of.test(rest) ? rest.replace(pattern, "") : rest),
    text,
  );
}
