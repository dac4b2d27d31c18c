/** An escape of JSON, complete or truncated, or a backslash that begins none. */
const backslash = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4}|u?[\da-fA-F]{0,3}$)|\\/gu;

/**
 * JSON with the unescaped backslashes of LaTeX escaped, as in `\sqrt` or `\underline`. A command that is also an escape
 * of JSON, as in `\times`, is repaired in its string by `withCommands`.
 */
export function withEscapes(json: string): string {
  return json.replaceAll(backslash, (found, at: number) =>
    found === "\\" && at < json.length - 1 ? "\\\\" : found,
  );
}

type Repairs = readonly (readonly [RegExp, string])[];

/** Control characters that stand for the beginning of a LaTeX command everywhere: what follows begins no word. */
const anywhere: Repairs = [
  [/\f(?=[a-z])/gu, "\\f"],
  [/[\b](?=[a-z])/gu, "\\b"],
  [/\t(?=(?:imes|heta|herefore|riangle|frac|ilde)(?![a-z])|ext(?:bf|it|rm)?\{)/gu, "\\t"],
  [/\r(?=(?:ightarrow|ightleftharpoons)(?![a-z]))/gu, "\\r"],
  [/\n(?=abla(?![a-z]))/gu, "\\n"],
];

/**
 * Commands that are repaired inside formulas only: in plain text a tab before "an apple" is whitespace, not `\tan`. A
 * newline right after `$$`, `\[` or `\\` is kept, because the following line of a display formula may begin with i or
 * u.
 */
const inFormulas: Repairs = [
  [/\t(?=(?:ext(?:bf|it|rm|degree)?|anh?|au|op?)(?![a-z]))/gu, "\\t"],
  [/\r(?=(?:ight|ho|angle|floor|ceil|m)(?![a-z]))/gu, "\\r"],
  [/(?<!\$\$|\\\[|\\\\)\n(?=(?:eq?|u|ot|otin|i|eg|leq|geq|mid)(?![a-z]))/gu, "\\n"],
];

const formula = /\$\$[^$]*\$\$|\$[^$]*\$|\\\((?:(?!\\\)).)*\\\)|\\\[(?:(?!\\\]).)*\\\]/gsu;

/** Restores in a JSON string the LaTeX commands whose backslash was read as an escape: a tab and "imes" is `\times`. */
export function withCommands(text: string): string {
  return repaired(text, anywhere).replaceAll(formula, (found) => repaired(found, inFormulas));
}

function repaired(text: string, by: Repairs): string {
  return by.reduce((rest, [control, command]) => rest.replaceAll(control, command), text);
}

const unstorable = /\0|\p{Surrogate}/gu;

/**
 * Removes NUL and lone surrogates, which Postgres can't store, so that one of them doesn't cost the whole answer. LaTeX
 * commands that lost their backslash get it back.
 */
export function storable(text: string): string {
  return withCommands(text.replaceAll(unstorable, ""));
}

/** The same for every string in a parsed JSON value, in place. */
export function storableThroughout(value: unknown): unknown {
  if (typeof value === "string") return storable(value);
  if (value === null || typeof value !== "object") return value;
  const parts = value as Record<string, unknown>; // safe: a list's places are keys as well
  for (const [key, part] of Object.entries(parts)) parts[key] = storableThroughout(part);
  return parts;
}
