/** One wording of a request; created by `wordings`. */
export interface Wording {
  readonly pattern: RegExp;
}

const polite =
  "(?:(?:please|pls|plz|kindly|sir|mam|hey|hi|can you|could you|help me|tell me|me|to) )*";
const ask =
  "(?:(?:find out|find|calculate|compute|determine|evaluate|work out|write down|write|give|state|obtain|get|what is|what are|what's|whats|what will be|which is|solve|simplify|then|also|the value of|value of|the|show|:) )*";
const close =
  "(?:(?:please|pls|plz|ka maan|ki value|ka value|ka answer|solve|solve it|solve this|find it|nikalo|nikaliye|nikale|batao|bataiye|kya hai|kya hoga|kitna hai|kitna hoga|gyat karo|gyat kijiye|kijiye|karo|find karo|hal karo|solve karo|hai|hain|find|[=.,:]) )*";

const operand = String.raw`\(? ?<[a-z]\d+> ?\)?|[A-Za-z]{1,2}(?:_\d)?`;

/**
 * Compiles wordings of one question from text such as `[the] inverse of [the] [matrix] {m!}`. Words in square brackets
 * are optional, `a|b` are alternatives, `_` is a space inside one. `{m!}` matches one mark or name,
 * `{e}` any text, which is parsed afterwards. Request words before and after are allowed.
 */
export function wordings(...texts: readonly string[]): readonly Wording[] {
  return texts.map((text) => ({
    pattern: new RegExp(`^${polite}${ask}${compile(text)}${close}$`, "i"),
  }));
}

/** Every part ends with its trailing space. */
function compile(text: string): string {
  return text
    .split(" ")
    .map((part) => {
      const [, inner] = /^\[(.+)\]$/.exec(part) ?? [];
      return inner === undefined ? `${choice(part)} ` : `(?:${choice(inner)} )?`;
    })
    .join("");
}

function choice(part: string): string {
  const options = part.split("|").map((option) => {
    const [, name, exact] = /^\{(\w+)(!?)\}$/.exec(option) ?? [];
    if (name !== undefined) return `(?<${name}>${exact === "!" ? operand : ".+?"})`;
    return option.replaceAll(/[().*+?^$]/g, "\\$&").replaceAll("_", " ");
  });
  return options.length === 1 ? options.join("") : `(?:${options.join("|")})`;
}

/** The matched gaps, for every wording that matches one of the texts. */
export function* matchWordings(
  list: readonly Wording[],
  texts: readonly string[],
): Generator<ReadonlyMap<string, string>> {
  for (const text of texts) {
    for (const { pattern } of list) {
      const found = pattern.exec(`${text} `);
      if (!found) continue;
      // A gap of an alternative that did not match is undefined, despite its type.
      const taken = Object.entries(found.groups ?? {}) as [string, string | undefined][];
      yield new Map(taken.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
    }
  }
}
