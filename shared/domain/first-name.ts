/** What a student is called: the first word of her name that is no initial; the whole where there is none. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  return (
    words.find((word) => (word.match(/\p{L}/gu) ?? []).length > 1 && !word.endsWith(".")) ?? name
  );
}
