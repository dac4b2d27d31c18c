/** The maximum length, so that labels do not overlap on a phone. */
const longest = 6;

/** As it is typed, but with printed root signs; null if that is too long. */
function short(exact: string): string | null {
  const typed = exact
    .replaceAll(/sqrt\((\d+)\)/g, "√$1")
    .replaceAll(/√\((\d+)\)/g, "√$1")
    .replace(/^(-?)\((\d*√\d+)\)/, "$1$2");
  return typed.length <= longest ? typed : null;
}

function rounded(close: number): string {
  return String(Number(close.toPrecision(3)));
}

/** A number at the end of a range, as plain text: 3, 1/3, √2, or ≈ 4.92 if it would be long. */
export function numberLabel(exact: string, close: number): string {
  return short(exact) ?? `≈ ${rounded(close)}`;
}

/** x = 3, x ≈ 4.92 */
export function placeLabel(name: string, exact: string, close: number): string {
  const typed = short(exact);
  return typed === null ? `${name} ≈ ${rounded(close)}` : `${name} = ${typed}`;
}

/** (1/3, 2), ≈ (0.577, -0.385) */
export function pointLabel(exact: readonly [string, string], close: readonly number[]): string {
  const typed = exact.map(short);
  return typed.includes(null) ? `≈ (${close.map(rounded).join(", ")})` : `(${typed.join(", ")})`;
}
