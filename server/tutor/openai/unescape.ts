/** A quotation inside a quotation is escaped twice. */
const mostEscapings = 4;

const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

/** Escape sequences in the order in which they are tested. */
const escapes: readonly (readonly [RegExp, (escaped: string) => string])[] = [
  [/(?:\\x[\da-fA-F]{2})+|(?:%[\da-fA-F]{2})+/gu, bytesIn],
  [/\\u[\da-fA-F]{4}|\\u\{[\da-fA-F]{1,6}\}|\\U[\da-fA-F]{8}|&#x[\da-fA-F]{1,6};/gu, hexIn],
  [/&#\d{1,7};/gu, (reference) => characterOf(Number(reference.slice(2, -1)))],
  [/&(?:lt|gt|quot|apos|amp);/gu, (name) => entities[name.slice(1, -1)] ?? name],
  // A new line, a tab and the like; any other character stands for itself.
  [/\\[a-z]/gu, () => " "],
  [/\\[^a-z]/gu, (escaped) => escaped.slice(1)],
];

/** A text with all escapes of JSON, Python, HTML and URLs decoded, however often, in one line. */
export function plainly(text: string): string {
  let plain = text;
  for (let pass = 0; pass < mostEscapings; pass += 1) plain = unescaped(plain);
  return plain.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

function unescaped(text: string): string {
  return escapes.reduce((rest, [escape, read]) => rest.replaceAll(escape, read), text);
}

function bytesIn(escaped: string): string {
  return Buffer.from(escaped.replaceAll(/\\x|%/gu, ""), "hex").toString("utf8");
}

function hexIn(escaped: string): string {
  return characterOf(Number.parseInt(escaped.replaceAll(/\\u|\\U|&#x|[{};]/gu, ""), 16));
}

/** Adjacent halves of a surrogate pair are joined. */
function characterOf(code: number): string {
  if (code > 0x10_ffff) return " ";
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code);
}
