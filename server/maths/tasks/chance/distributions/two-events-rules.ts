import * as q from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { EventName } from "./read-two-events.ts";

/** A rule of probability: its result, its inputs, and its notation. */
export interface Rule {
  finds: EventName;
  from: readonly EventName[];
  needs?: "independent" | "exclusive";
  why: string;
  value: (...values: Rational[]) => Rational | null;
  line: (...texts: string[]) => string;
}

/** The difference a − b of two probabilities. */
export const less = (a: Rational, b: Rational): Rational => q.subtract(a, b);
/** The quotient a/b of two probabilities; null if b is 0. */
export const share = (a: Rational, b: Rational): Rational | null =>
  q.isZero(b) ? null : q.divide(a, b);
const zero = q.zero;

const addition = "Addition theorem: $P(A \\cup B) = P(A) + P(B) - P(A \\cap B)$.";
const multiplication =
  "Multiplication theorem: $P(A \\cap B) = P(A|B) \\cdot P(B) = P(B|A) \\cdot P(A)$.";
const conditional = "Conditional probability: $P(A|B) = \\frac{P(A \\cap B)}{P(B)}$.";
const complement = "An event and its complement have the probabilities $p$ and $1 - p$.";
const outside = "Of an event, take away the part that is in the other event too.";

/** The rules of two events, each finding one probability from others. */
export const rules: readonly Rule[] = [
  {
    finds: "A",
    from: ["notA"],
    why: complement,
    value: (a) => less(q.one, a),
    line: (a) => `1 - ${a}`,
  },
  {
    finds: "B",
    from: ["notB"],
    why: complement,
    value: (a) => less(q.one, a),
    line: (a) => `1 - ${a}`,
  },
  {
    finds: "union",
    from: ["neither"],
    why: "Neither of two events is the complement of their union.",
    value: (a) => less(q.one, a),
    line: (a) => `1 - ${a}`,
  },
  {
    finds: "both",
    from: ["A", "B"],
    needs: "independent",
    why: "For independent events $P(A \\cap B) = P(A) \\cdot P(B)$.",
    value: (a, b) => q.multiply(a, b),
    line: (a, b) => `${a} \\times ${b}`,
  },
  {
    finds: "both",
    from: [],
    needs: "exclusive",
    why: "Mutually exclusive events cannot happen together.",
    value: () => zero,
    line: () => "0",
  },
  {
    finds: "both",
    from: ["AgivenB", "B"],
    why: multiplication,
    value: (a, b) => q.multiply(a, b),
    line: (a, b) => `${a} \\times ${b}`,
  },
  {
    finds: "both",
    from: ["BgivenA", "A"],
    why: multiplication,
    value: (a, b) => q.multiply(a, b),
    line: (a, b) => `${a} \\times ${b}`,
  },
  {
    finds: "both",
    from: ["A", "B", "union"],
    why: addition,
    value: (a, b, u) => less(q.add(a, b), u),
    line: (a, b, u) => `${a} + ${b} - ${u}`,
  },
  {
    finds: "B",
    from: ["both", "A"],
    needs: "independent",
    why: "For independent events $P(A \\cap B) = P(A) \\cdot P(B)$.",
    value: (c, a) => share(c, a),
    line: (c, a) => `${c} \\div ${a}`,
  },
  {
    finds: "A",
    from: ["both", "B"],
    needs: "independent",
    why: "For independent events $P(A \\cap B) = P(A) \\cdot P(B)$.",
    value: (c, a) => share(c, a),
    line: (c, a) => `${c} \\div ${a}`,
  },
  {
    finds: "B",
    from: ["union", "A"],
    needs: "independent",
    why: "$P(A \\cup B) = P(A) + P(B) - P(A) \\cdot P(B)$, so $P(B) = \\frac{P(A \\cup B) - P(A)}{1 - P(A)}$.",
    value: (u, a) => share(less(u, a), less(q.one, a)),
    line: (u, a) => `\\frac{${u} - ${a}}{1 - ${a}}`,
  },
  {
    finds: "B",
    from: ["union", "both", "A"],
    why: addition,
    value: (u, c, a) => less(q.add(u, c), a),
    line: (u, c, a) => `${u} + ${c} - ${a}`,
  },
  {
    finds: "A",
    from: ["union", "both", "B"],
    why: addition,
    value: (u, c, a) => less(q.add(u, c), a),
    line: (u, c, a) => `${u} + ${c} - ${a}`,
  },
  {
    finds: "B",
    from: ["both", "AgivenB"],
    why: conditional,
    value: (c, a) => share(c, a),
    line: (c, a) => `${c} \\div ${a}`,
  },
  {
    finds: "A",
    from: ["both", "BgivenA"],
    why: conditional,
    value: (c, a) => share(c, a),
    line: (c, a) => `${c} \\div ${a}`,
  },
  {
    finds: "union",
    from: ["A", "B", "both"],
    why: addition,
    value: (a, b, c) => less(q.add(a, b), c),
    line: (a, b, c) => `${a} + ${b} - ${c}`,
  },
  {
    finds: "AgivenB",
    from: ["both", "B"],
    why: conditional,
    value: (c, b) => share(c, b),
    line: (c, b) => `${c} \\div ${b}`,
  },
  {
    finds: "BgivenA",
    from: ["both", "A"],
    why: "Conditional probability: $P(B|A) = \\frac{P(A \\cap B)}{P(A)}$.",
    value: (c, a) => share(c, a),
    line: (c, a) => `${c} \\div ${a}`,
  },
  {
    finds: "notA",
    from: ["A"],
    why: complement,
    value: (a) => less(q.one, a),
    line: (a) => `1 - ${a}`,
  },
  {
    finds: "notB",
    from: ["B"],
    why: complement,
    value: (a) => less(q.one, a),
    line: (a) => `1 - ${a}`,
  },
  {
    finds: "neither",
    from: ["union"],
    why: "Neither of two events is the complement of their union.",
    value: (u) => less(q.one, u),
    line: (u) => `1 - ${u}`,
  },
  {
    finds: "onlyA",
    from: ["A", "both"],
    why: outside,
    value: (a, c) => less(a, c),
    line: (a, c) => `${a} - ${c}`,
  },
  {
    finds: "onlyB",
    from: ["B", "both"],
    why: outside,
    value: (b, c) => less(b, c),
    line: (b, c) => `${b} - ${c}`,
  },
];
