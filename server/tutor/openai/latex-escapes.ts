/** An escape of JSON, whole or cut off by the end of what has come, or a backslash that begins none. */
const backslash = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4}|u?[\da-fA-F]{0,3}$)|\\/gu;

/**
 * JSON in which models forgot to escape the backslashes of LaTeX, as in `\sqrt` or `\underline`, with these escaped. What is an
 * escape of JSON as well, as in `\times`, is mended in its string by `withCommands`.
 */
export function withEscapes(json: string): string {
  return json.replaceAll(backslash, (found, at: number) =>
    found === "\\" && at < json.length - 1 ? "\\\\" : found,
  );
}

type Mending = readonly (readonly [RegExp, string])[];

/** Control characters that were meant to begin a command of LaTeX, wherever they stand: what follows begins no word. */
const anywhere: Mending = [
  [/\f(?=[a-z])/gu, "\\f"],
  [/[\b](?=[a-z])/gu, "\\b"],
  [/\t(?=(?:imes|heta|herefore|riangle|frac|ilde)(?![a-z])|ext(?:bf|it|rm)?\{)/gu, "\\t"],
  [/\r(?=(?:ightarrow|ightleftharpoons)(?![a-z]))/gu, "\\r"],
  [/\n(?=abla(?![a-z]))/gu, "\\n"],
];

/**
 * Commands that are repaired inside formulas only: in plain text a tab before "an apple" is whitespace, not `\tan`.
 * A newline right after `$$`, `\[` or `\\` is kept, because the line of a display formula that follows may start with i or u.
 */
const inFormulas: Mending = [
  [/\t(?=(?:ext(?:bf|it|rm|degree)?|anh?|au|op?)(?![a-z]))/gu, "\\t"],
  [/\r(?=(?:ight|ho|angle|floor|ceil|m)(?![a-z]))/gu, "\\r"],
  [/(?<!\$\$|\\\[|\\\\)\n(?=(?:eq?|u|ot|otin|i|eg|leq|geq|mid)(?![a-z]))/gu, "\\n"],
];

const formula = /\$\$[^$]*\$\$|\$[^$]*\$|\\\((?:(?!\\\)).)*\\\)|\\\[(?:(?!\\\]).)*\\\]/gsu;

/** A string out of JSON with the commands of LaTeX whose backslash was read as an escape: a tab and "imes" is `\times`. */
export function withCommands(text: string): string {
  return mended(text, anywhere).replaceAll(formula, (found) => mended(found, inFormulas));
}

function mended(text: string, by: Mending): string {
  return by.reduce((rest, [control, command]) => rest.replaceAll(control, command), text);
}
