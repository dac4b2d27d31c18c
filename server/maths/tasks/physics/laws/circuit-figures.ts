import { circuitDrawing, type Network } from "../../../drawing/circuit-drawing.ts";
import type { DrawLaw, LawFigure } from "./law-drawing.ts";

type Joined = "series" | "parallel";

interface Parts {
  joined: Joined;
  of: "resistor" | "capacitor";
  /** The names of the components in the frame. */
  names: readonly string[];
}

/** Resistors or capacitors in series or in parallel, with the cell and the ammeter if the question has them. */
export function combinationFigure({ joined, of, names }: Parts): DrawLaw {
  return (figure) => {
    const texts = names.map(figure.text);
    if (texts.includes("?")) return null;
    const elements = names.map((name, at) => element(figure, of, name, at));
    return drawn(figure, {
      network: { kind: joined, of: elements },
      says: `${of === "resistor" ? "Resistors" : "Capacitors"} of ${listed(texts)} in ${joined}`,
    });
  };
}

/** One component; a requested current or voltage of it is written below. */
function element(figure: LawFigure, kind: Parts["of"], name: string, at: number): Network {
  const index = "₁₂₃₄"[at] ?? "";
  const asked = [
    [`i${at + 1}`, `I${index} = ?`],
    [`v${at + 1}`, `V${index} = ?`],
  ].find(([variable = ""]) => figure.isWanted(variable));
  return { kind, text: figure.text(name), ...(asked?.[1] !== undefined && { below: asked[1] }) };
}

/** Two resistors joined as `pair`, and a third joined to them the other way. */
export function mixedFigure(pair: Joined): DrawLaw {
  const added = pair === "parallel" ? "series" : "parallel";
  return (figure) => {
    const [a, b, c] = ["a", "b", "c"].map((name) => ({
      kind: "resistor" as const,
      text: figure.text(name),
    }));
    if (!a || !b || !c || [a, b, c].some(({ text }) => text === "?")) return null;
    return drawn(figure, {
      network: { kind: added, of: [{ kind: pair, of: [a, b] }, c] },
      says: `Resistors of ${a.text} and ${b.text} in ${pair}, with ${c.text} in ${added} to them`,
    });
  };
}

/** The highest voltage in V that is drawn as a battery; higher ones are mains voltages. */
const highestVoltage = 48;

/** The circuit of Ohm's law, one resistor and a cell; null if energy, power, charge or time occur too. */
export const singleResistor: DrawLaw = (figure) => {
  const has = (name: string): boolean => figure.isGiven(name) || figure.isWanted(name);
  const isOther = ["P", "E", "t", "Q"].some(has);
  const voltage = figure.value("V");
  if (isOther || !["V", "I", "R"].every(has) || voltage === null || voltage > highestVoltage) {
    return null;
  }
  return drawn(figure, {
    network: { kind: "resistor", text: figure.text("R") },
    says: figure.isGiven("R") ? `A resistor of ${figure.text("R")}` : "A resistor",
  });
};

function drawn(
  figure: LawFigure,
  { network, says }: { network: Network; says: string },
): ReturnType<DrawLaw> {
  const has = (name: string): boolean => figure.isGiven(name) || figure.isWanted(name);
  const [hasVoltage, hasCurrent] = [has("V"), has("I")];
  const cell = figure.isGiven("V")
    ? `, joined to a battery of ${figure.text("V")}`
    : hasVoltage || hasCurrent
      ? ", joined to a battery"
      : ", between open ends";
  const flows = figure.isGiven("I")
    ? ` The ammeter shows ${figure.text("I")}.`
    : hasCurrent
      ? " The current through the ammeter is asked."
      : "";
  return circuitDrawing({
    title: "The circuit",
    description: `${says}${cell}.${flows}`,
    network,
    ...((hasVoltage || hasCurrent) && { cell: hasVoltage ? figure.text("V") : "" }),
    ...(hasCurrent && { current: figure.text("I") }),
  });
}

function listed(texts: readonly string[]): string {
  return texts.length < 2
    ? texts.join("")
    : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1) ?? ""}`;
}
