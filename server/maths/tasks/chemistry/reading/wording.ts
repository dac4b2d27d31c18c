/**
 * Wordings of a closed language, compiled to patterns over a canonical reading (see `chemistry-reading.ts`).
 *
 * A wording is words parted by spaces. `a|b` offers words for one place, a question mark makes a word or a group
 * optional, `(a b | c d)` groups, with spaces around the bar. `{s:species}` takes a substance, `{m:mass|amount}` a
 * quantity of one of the kinds, and `{p=gas|atoms}` one of the words.
 * `@name` represents a wording of the dictionary that is passed along.
 */
export function wordingPattern(
  wording: string,
  dictionary: Readonly<Record<string, string>>,
): string {
  const parser = new WordingParser(expand(wording, dictionary));
  return parser.alternatives();
}

function expand(wording: string, dictionary: Readonly<Record<string, string>>): string {
  return wording.replaceAll(/@(\w+)/g, (_, name: string) => {
    const known = dictionary[name];
    if (known === undefined) throw new Error(`No wording is called ${name}`);
    return `(${expand(known, dictionary)})`;
  });
}

class WordingParser {
  private readonly parts: readonly string[];
  private at = 0;

  constructor(text: string) {
    this.parts = text.match(/\(|\)\??|\{[^}]*\}\??|[^\s()|{}]+(?:\|[^\s()|{}]+)*|\|/g) ?? [];
  }

  /** Sequences parted by bars that stand alone. */
  alternatives(): string {
    const options: string[] = [];
    let sequence = "";
    for (; this.at < this.parts.length; this.at += 1) {
      const part = this.parts[this.at] ?? "";
      if (part.startsWith(")")) break;
      if (part === "|") {
        options.push(sequence);
        sequence = "";
      } else sequence += this.piece(part);
    }
    return [...options, sequence].join("|");
  }

  private piece(part: string): string {
    if (part === "(") {
      this.at += 1;
      const inside = this.alternatives();
      const isOptional = this.parts[this.at] === ")?";
      return `(?:${inside})${isOptional ? "?" : ""}`;
    }
    const isOptional = part.endsWith("?");
    const text = isOptional ? part.slice(0, -1) : part;
    const pattern = text.startsWith("{") ? slot(text.slice(1, -1)) : word(text);
    return isOptional ? `(?:${pattern})?` : pattern;
  }
}

/** A word, also where it happens to be the symbol or name of an element too. */
function word(text: string): string {
  return `(?:${text.replaceAll(/[.+*^/]/g, String.raw`\$&`)})(?:~\\d+)? `;
}

function slot(text: string): string {
  const [, wordName, words = ""] = /^(\w+)=(.*)$/.exec(text) ?? [];
  if (wordName !== undefined)
    return `(?<${wordName}>${words.replaceAll(" ", "(?:~\\d+)? ")})(?:~\\d+)? `;
  const [name = "", kinds = ""] = text.split(":");
  const start = name === "" ? "" : `?<${name}>`;
  const open = kinds.split("|").includes("species")
    ? String.raw`(?:<species:|[a-z]+~)`
    : `<(?:${kinds}):`;
  return `${open}(${start === "" ? "?:" : start}\\d+)>? `;
}
