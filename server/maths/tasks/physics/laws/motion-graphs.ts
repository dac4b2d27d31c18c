import { markedStretch, type Point, type Stretch } from "../../../plot/plot.ts";
import type { DrawLaw, LawFigure } from "./law-drawing.ts";

interface Motion {
  u: number;
  v: number;
  t: number;
}

/** The velocities at both ends and the time; what is not given is computed. Null if that is not possible. */
function motionOf(value: LawFigure["value"]): Motion | null {
  const [u, s] = [value("u"), value("s")];
  const a = value("a") ?? -(value("d") ?? 0);
  const [time, last] = [value("t"), value("v")];
  if (u === null) return null;
  const v = last ?? u + a * (time ?? 0);
  const t = time ?? (2 * (s ?? 0)) / (u + v);
  return isDrawn(u, v, t) ? { u, v, t } : null;
}

/** Whether the velocity changes without reversing its direction. */
function isDrawn(u: number, v: number, t: number): boolean {
  return Number.isFinite(t) && t > 0 && Math.min(u, v) >= 0 && u !== v;
}

/** The velocity-time graph of uniformly accelerated motion; the area below it is the distance. */
export const velocityTimeGraph: DrawLaw = ({ value, unit }) => {
  const motion = motionOf(value);
  if (!motion) return null;
  const { u, v, t } = motion;
  const [start, end]: [Point, Point] = [
    [0, round(u)],
    [round(t), round(v)],
  ];
  const said = (name: keyof Motion): string => `${round(motion[name])} ${unit(name)}`;
  return {
    kind: "graph",
    description: `The velocity against the time: a straight line from ${said("u")} at the start to ${said("v")} after ${said("t")}. The shaded area below it is the distance.`,
    x: { ...room(t), name: `t (${unit("t")})` },
    y: { ...room(Math.max(u, v)), name: `v (${unit("v")})` },
    curves: [
      {
        label: value("d") === null ? "v = u + at" : "v = u - dt",
        style: "solid",
        pieces: [[start, end]],
      },
    ],
    regions: [[[0, 0], start, end, [round(t), 0]]],
    points: [
      { at: start, label: `u = ${round(u)}` },
      { at: end, label: `(${round(t)}, ${round(v)})` },
    ],
  };
};

function room(most: number): Stretch {
  return markedStretch(0, round(most * 1.2));
}

function round(value: number): number {
  return Number(value.toPrecision(4));
}
