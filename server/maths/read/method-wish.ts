const wished = String.raw`[,.;]?\s+\(?(?:by|using|with|use|apply|applying|by using)\s+(?:the\s+)?`;
const end = String.raw`(?:\s+(?:method|formula|rule))?\)?[\s.?]*$`;

/**
 * Methods that school textbooks use for the given calculation in any case, so that no answer depends on the request;
 * the solution names the method that it uses. A method that a task can choose is left to that task.
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

/** The question without a requested method that is used in any case. */
export function withoutUsualMethod(text: string): string {
  return wishes.reduce(
    (rest, { of, pattern }) => (of.test(rest) ? rest.replace(pattern, "") : rest),
    text,
  );
}
