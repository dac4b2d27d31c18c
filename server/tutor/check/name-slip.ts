import type { Judgement, Missing } from "@sawaal/maths";

/** A common mistake on the way to a wrong answer, with its correction and its feedback. */
interface Slip {
  undone: (given: string) => readonly string[];
  /** Names the mistake, and never the answer. */
  sentence: string;
}

const number = /[-−]?\d+(?:\.\d+)?/gu;
/** A number, or a fraction of two: it has one sign. */
const signedNumber = /[-−]?\d+(?:\.\d+|\s*\/\s*\d+)?/gu;
const fraction = /^(\D*?)([-−]?)(\d+)\s*\/\s*(\d+)(\D*)$/u;
/** A sum or a power: its numbers are not answers each. */
const isWorking = /[+*×÷^√]|[\p{L}\d)]\s*[-−]/u;

const slips: readonly Slip[] = [
  {
    undone: (given) => [
      given.replaceAll(signedNumber, (value) =>
        /^[-−]/u.test(value) ? value.slice(1) : `-${value}`,
      ),
    ],
    sentence: "The number is right, but its sign isn't. Go through the + and − once more.",
  },
  {
    undone: (given) => [given.replace(fraction, "$1$2$4/$3$5")],
    sentence: "Your fraction is upside down. Look at what is divided by what.",
  },
  {
    undone: swapped,
    sentence: "Both numbers are right, but they are the wrong way round.",
  },
  {
    undone: (given) =>
      given.includes("/") || (given.match(number) ?? []).length !== 1
        ? []
        : [-3, -2, -1, 1, 2, 3].map((places) =>
            given.replace(number, (value) => shifted(value, places)),
          ),
    sentence: "Your digits are right. Check the zeros, or where the decimal point goes.",
  },
];

/** What remains to be done to an answer that is otherwise right. */
const harmless: ReadonlySet<Missing> = new Set(["units", "simplify", "other-values", "form"]);

/**
 * Names the mistake that leads from the expected answer to a wrong one, where correcting it gives the expected answer;
 * null where none of the common ones does. `judge` compares with the expected answer.
 */
export function nameSlip(given: string, judge: (given: string) => Judgement): string | null {
  if (isWorking.test(given)) return null;
  const explains = ({ undone }: Slip) =>
    undone(given).some((mended) => mended !== given && isRight(judge(mended)));
  return slips.find(explains)?.sentence ?? null;
}

function isRight(judgement: Judgement): boolean {
  if (judgement.outcome === "unfinished") return harmless.has(judgement.missing);
  return judgement.outcome === "equal";
}

/** Two numbers of a text swapped. */
function swapped(text: string): string[] {
  const [first, second, ...more] = text.match(number) ?? [];
  if (first === undefined || second === undefined || more.length > 0 || fraction.test(text))
    return [];
  const values = [second, first];
  return [text.replaceAll(number, () => values.shift() ?? "")];
}

/**
 * A decimal with its point moved: 3 places to the right make 2.5 into 2500. Computed on digits, so that nothing is
 * rounded.
 */
function shifted(value: string, places: number): string {
  const sign = /^[-−]/u.test(value) ? "-" : "";
  const [whole = "", decimals = ""] = value.replace(/^[-−]/u, "").split(".");
  const digits = `000${whole}${decimals}000`;
  const point = 3 + whole.length + places;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
    .replace(/^(-?)0+(?=\d)/u, "$1")
    .replace(/\.?0+$/u, "");
}
