/** The name that the pages call a student by: the first word of her name that is no initial, or the whole name. */
export function firstNameOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  return (
    words.find((word) => (word.match(/\p{L}/gu) ?? []).length > 1 && !word.endsWith(".")) ?? name
  );
}
