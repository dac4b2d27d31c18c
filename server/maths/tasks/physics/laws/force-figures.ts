import { type Arrow, forceDrawing, resultantDrawing } from "../../../drawing/force-drawing.ts";
import type { DrawLaw, LawFigure } from "./law-drawing.ts";

/** "F = 15 N" for a given quantity, "F = ?" for a requested one, otherwise the letter alone. */
function written({ isGiven, isWanted, text }: LawFigure, name: string, letter: string): string {
  return isGiven(name) || isWanted(name) ? `${letter} = ${text(name)}` : letter;
}

function force(figure: LawFigure, name: string, letter: string, towards: number, size = 1): Arrow {
  return { kind: "force", towards, size, text: written(figure, name, letter) };
}

function accelerations(figure: LawFigure, towards: number): Arrow[] {
  const has = figure.isGiven("a") || figure.isWanted("a");
  const text = written(figure, "a", "a");
  return has ? [{ kind: "acceleration", towards, size: 1, text }] : [];
}

/** The given and requested quantities in words: "Given: mass 5 kg, force 15 N. Asked: acceleration." */
function given(figure: LawFigure, names: Readonly<Record<string, string>>): string {
  const told = Object.entries(names).filter(([name]) => figure.isGiven(name));
  const texts = told.map(([name, says]) => `${says} ${figure.text(name)}`);
  const asked = Object.entries(names)
    .filter(([name]) => figure.isWanted(name))
    .map(([, says]) => says);
  return `Given: ${texts.join(", ")}.${asked.length > 0 ? ` Asked: ${asked.join(", ")}.` : ""}`;
}

function massOf(figure: LawFigure): string {
  return figure.isGiven("m") ? figure.text("m") : "m";
}

/** A force that pushes a body on level ground. */
export const pushedBody: DrawLaw = (figure) => {
  if (figure.value("F") === null || figure.value("m") === null) return null;
  const words = given(figure, { m: "mass", F: "force", a: "acceleration" });
  return forceDrawing({
    title: "The force on the body",
    description: `A force acts on a body to the right. ${words}`,
    shows: "question",
    body: figure.isWanted("m") ? "m = ?" : massOf(figure),
    arrows: [force(figure, "F", "F", 0), ...accelerations(figure, 0)],
    ground: "level",
  });
};

/** A pull to the right and friction to the left. */
export const againstFrictionFigure: DrawLaw = (figure) => {
  const [pull, friction] = [figure.value("F"), figure.value("f")];
  if (pull === null || friction === null || pull <= 0 || friction <= 0) return null;
  const most = Math.max(pull, friction);
  const words = given(figure, { m: "mass", F: "pull", f: "friction", a: "acceleration" });
  return forceDrawing({
    title: "The forces on the body",
    description: `A pull acts on a body to the right and friction to the left. ${words}`,
    shows: "question",
    body: figure.isWanted("m") ? "m = ?" : massOf(figure),
    arrows: [
      force(figure, "F", "F", 0, pull / most),
      force(figure, "f", "f", 180, friction / most),
      ...accelerations(figure, 0),
    ],
    ground: "level",
  });
};

/** A body held against its weight: a rope or a floor pulls or pushes upwards, the weight acts downwards. */
export function heldFigure(towards: "up" | "down" | null): DrawLaw {
  return (figure) => {
    const [support, mass, g] = ["F", "m", "g"].map(figure.value);
    if (!support || !mass || !g) return null;
    const most = Math.max(support, mass * g);
    const words = given(figure, { m: "mass", F: "force up", a: "acceleration", g: "g" });
    return forceDrawing({
      title: "The forces on the body",
      description: `The supporting force acts up and the weight mg acts down${towards === null ? "" : `; the body is accelerated ${towards}`}. ${words}`,
      shows: "question",
      body: figure.isWanted("m") ? "m = ?" : massOf(figure),
      arrows: [
        force(figure, "F", "F", 90, support / most),
        { kind: "force", towards: 270, size: (mass * g) / most, text: "mg" },
        ...(towards === null ? [] : accelerations(figure, towards === "up" ? 90 : 270)),
      ],
      ground: "none",
    });
  };
}

/** A body that slides down a frictionless slope. */
export const slopeFigure: DrawLaw = (figure) => {
  const slope = figure.value("theta");
  if (slope === null || slope < 8 || slope > 70) return null;
  const angle = figure.isGiven("theta") ? figure.text("theta") : "θ = ?";
  return forceDrawing({
    title: "The body on the slope",
    description: `A body on a smooth slope. The weight mg acts down and the normal force N at right angles to the slope. ${given(figure, { theta: "angle of the slope", m: "mass", a: "acceleration down the slope" })}`,
    shows: "question",
    body: massOf(figure),
    arrows: [
      { kind: "force", towards: 270, size: 1, text: "mg" },
      { kind: "force", towards: 90 + slope, size: Math.cos((slope * Math.PI) / 180), text: "N" },
      ...accelerations(figure, 180 + slope),
    ],
    ground: { slope, text: angle },
  });
};

/** Two perpendicular forces and their resultant. */
export const rightAngledForces: DrawLaw = (figure) => {
  const [a, b] = [figure.value("a"), figure.value("b")];
  if (a === null || b === null || a <= 0 || b <= 0) return null;
  return resultantDrawing({
    title: "The two forces",
    description: `Two forces at right angles, to scale, and the diagonal of their rectangle, the resultant R. ${given(figure, { a: "first force", b: "second force", R: "resultant" })}`,
    shows: "question",
    forces: [a, b],
    texts: [written(figure, "a", "F₁"), written(figure, "b", "F₂"), written(figure, "R", "R")],
  });
};
