/** Converts LaTeX of school maths to words, as a teacher would read it out from the board. */
export function spokenMaths(latex: string): string {
  const reader = new Reader(latex);
  return tidy(reader.readUntilEnd());
}

const tidy = (words: string) =>
  words
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[,.])/gu, "")
    .replaceAll(/(?:, ?)+(?=,)/gu, "")
    .trim();

/** Commands and their words. A command that is not here is read by its own name: `\alpha` is "alpha". */
const wordsOfCommands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: "times",
    cdot: "times",
    div: "divided by",
    pm: "plus or minus",
    mp: "minus or plus",
    le: "is less than or equal to",
    leq: "is less than or equal to",
    ge: "is greater than or equal to",
    geq: "is greater than or equal to",
    lt: "is less than",
    gt: "is greater than",
    ne: "is not equal to",
    neq: "is not equal to",
    approx: "is about",
    equiv: "is the same as",
    cong: "is congruent to",
    sim: "is similar to",
    parallel: "is parallel to",
    perp: "is perpendicular to",
    propto: "is proportional to",
    Rightarrow: ", so",
    implies: ", so",
    therefore: ", therefore",
    because: ", because",
    to: "to",
    rightarrow: "to",
    in: "in",
    notin: "not in",
    cup: "union",
    cap: "intersection",
    subset: "is a subset of",
    infty: "infinity",
    int: "the integral of",
    sum: "the sum of",
    lim: "the limit of",
    partial: "partial",
    ldots: "and so on",
    cdots: "and so on",
    dots: "and so on",
    circ: "degrees",
    degree: "degrees",
    sin: "sine",
    cos: "cos",
    tan: "tan",
    ln: "natural log",
    quad: ",",
    qquad: ",",
    left: "",
    right: "",
    displaystyle: "",
    limits: "",
    hline: "",
    scriptstyle: "",
    "\\": ",",
    "%": "percent",
    $: "dollars",
  }),
);

const marks: Record<string, string> = {
  "=": "equals",
  "+": "plus",
  "-": "minus",
  "−": "minus",
  "×": "times",
  "÷": "divided by",
  "/": "divided by",
  "*": "times",
  "<": "is less than",
  ">": "is greater than",
  "≤": "is less than or equal to",
  "≥": "is greater than or equal to",
  "≠": "is not equal to",
  ":": "to",
  "!": "factorial",
  "%": "percent",
  "(": ", bracket",
  ")": ", close bracket,",
  "'": "prime",
  "&": " ",
  "~": " ",
};

const powers: Record<string, string> = { "2": "squared", "3": "cubed", degrees: "degrees" };

class Reader {
  private at = 0;
  private readonly source: string;

  constructor(source: string) {
    this.source = source;
  }

  readUntilEnd(): string {
    let words = "";
    while (this.at < this.source.length) words += ` ${this.readOne()}`;
    return words;
  }

  /** Reads one unit: a number, a letter, a command with its arguments, or a group. */
  private readOne(): string {
    const number = this.take(/\d+(?:(?:\{,\}|,)\d+)*(?:\.\d+)?/uy);
    if (number !== "") return this.mixed(number.replaceAll(/[{}]/gu, ""));
    const applied = this.take(/[fgh]\([a-z\d]\)/uy);
    if (applied !== "") return `${applied.charAt(0)} of ${applied.charAt(2)}`;
    const command = this.take(/\\(?:[A-Za-z]+|.)/uy).slice(1);
    if (command !== "") return this.readCommand(command);
    const character = this.source.charAt(this.at);
    this.at += 1;
    if (character === "{") return this.readGroupFrom(this.at);
    if (character === "^") return this.readPower();
    if (character === "_") return this.readGroup();
    if (character === "}" || character.trim() === "") return "";
    return marks[character] ?? character;
  }

  /** A number right before a fraction is a mixed number: "1 and 3 over 4". */
  private mixed(number: string): string {
    return /^\\[dt]?frac/u.test(this.source.slice(this.at)) ? `${number} and` : number;
  }

  private readCommand(name: string): string {
    if (/^[dtc]?frac$/u.test(name)) return fraction(this.readGroup(), this.readGroup());
    if (name === "sqrt") return this.readRoot();
    if (/^(?:text|mathrm|operatorname|textbf|mathbf)$/u.test(name)) return this.readUpright();
    if (/^(?:boxed|overline|vec|hat|bar)$/u.test(name)) return this.readGroup();
    if (/^(?:begin|end)$/u.test(name)) return this.skipText();
    if (name === "log" && this.take(/\s*_/uy) !== "") return `log base ${this.readGroup()},`;
    return wordsOfCommands.get(name) ?? (/^[A-Za-z]/u.test(name) ? name : " ");
  }

  private readRoot(): string {
    const index = this.take(/\s*\[[^\]]*\]/uy).replaceAll(/[[\]\s]/gu, "");
    const inside = this.readGroup();
    if (index === "" || index === "2") return `the square root of ${inside},`;
    return index === "3" ? `the cube root of ${inside},` : `root ${index} of ${inside},`;
  }

  private readPower(): string {
    const power = tidy(this.readGroup());
    return powers[power] ?? `to the power ${power}`;
  }

  /** The argument of a command: a group in braces, or the single unit that follows. */
  private readGroup(): string {
    this.take(/\s+/uy);
    if (this.source.charAt(this.at) !== "{") return this.readDigitOrOne();
    this.at += 1;
    return this.readGroupFrom(this.at);
  }

  private readDigitOrOne(): string {
    return this.take(/\d/uy) || this.readOne();
  }

  private readGroupFrom(start: number): string {
    let words = "";
    this.at = start;
    while (this.at < this.source.length && this.source.charAt(this.at) !== "}") {
      words += ` ${this.readOne()}`;
    }
    this.at += 1;
    return words;
  }

  /** Upright text is words, a unit, or a whole chemical reaction with its arrow. */
  private readUpright(): string {
    return this.readText() || this.readGroup();
  }

  private readText(): string {
    return this.take(/\s*\{[^{}\\^_]*\}/uy).replaceAll(/[{}]/gu, "");
  }

  /** Skips the name of an environment and the column specification of a table. */
  private skipText(): string {
    this.readText();
    this.take(/\s*\{[rcl|]+\}/uy);
    return "";
  }

  private take(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source)?.[0] ?? "";
    this.at += found.length;
    return found;
  }
}

/** A pause separates a long numerator from the denominator. */
function fraction(above: string, below: string): string {
  const isLong = /\s/u.test(tidy(above));
  return `${above}${isLong ? "," : ""} over ${below}${/\s/u.test(tidy(below)) ? "," : ""}`;
}
