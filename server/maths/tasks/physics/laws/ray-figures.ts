import { rayDrawing } from "../../../drawing/ray-drawing.ts";
import { refractionDrawing } from "../../../drawing/refraction-drawing.ts";
import type { DrawLaw, LawFigure } from "./law-drawing.ts";

interface Device {
  kind: "mirror" | "lens";
  focalSign: "positive" | "negative";
  name: string;
}

/** The ray diagram of a mirror or lens, if the image distance is known. */
export function rayFigure({ kind, focalSign, name }: Device): DrawLaw {
  const bends = (kind === "lens") === (focalSign === "positive") ? "converging" : "diverging";
  return (figure) => {
    const [u, v, f] = [figure.value("u"), figure.value("v"), focalLength(figure)];
    if (u === null || v === null || f === null || u >= 0 || v === 0) return null;
    const magnification = kind === "lens" ? v / u : -v / u;
    const [object, image] = [figure.result("u"), figure.result("v")];
    const focus = figure.value("f") === null ? null : figure.result("f");
    return rayDrawing({
      kind,
      bends,
      objectDistance: -u,
      focalLength: f,
      imageDistance: v,
      magnification,
      texts: { object, image, focus: focus === null ? "f" : `f = ${focus}` },
      title: "The ray diagram",
      description: `An object stands ${object} in front of a ${name.replace("-", " ")}${focus === null ? "" : ` of focal length ${focus}`}. A ray along the axis and a ray to the middle find the image ${image} from the ${kind}, ${placeOf(kind, magnification)}: it is ${natureOf(magnification)}.`,
    });
  };
}

function focalLength({ value }: LawFigure): number | null {
  const [f, radius] = [value("f"), value("R")];
  if (f !== null) return Math.abs(f);
  return radius === null ? null : Math.abs(radius) / 2;
}

function placeOf(kind: Device["kind"], magnification: number): string {
  if (magnification < 0 === (kind === "mirror")) return "on the side of the object";
  return kind === "lens" ? "on the other side" : "behind the mirror";
}

function natureOf(magnification: number): string {
  const size = Math.abs(magnification);
  const nature = magnification < 0 ? "real and inverted" : "virtual and erect";
  if (Math.abs(size - 1) < 1e-9) return `${nature}, of the same size`;
  return `${nature}, ${size > 1 ? "enlarged" : "diminished"}`;
}

/** A ray from air into a denser medium, with its angles to the normal. */
export const refractionFigure: DrawLaw = ({ value, text, isGiven }) => {
  const [i, r] = [value("i"), value("r")];
  if (i === null || r === null || i <= 0 || r <= 0 || i >= 90 || r >= 90) return null;
  const [incidence, refraction] = [`i = ${text("i")}`, `r = ${text("r")}`];
  const index = isGiven("n") ? `, refractive index ${text("n")}` : "";
  return refractionDrawing({
    incidence: i,
    refraction: r,
    texts: [incidence, refraction],
    title: "The refracted ray",
    description: `A ray meets the surface between air and the medium${index}; the angles to the normal are ${incidence} and ${refraction}.`,
  });
};
