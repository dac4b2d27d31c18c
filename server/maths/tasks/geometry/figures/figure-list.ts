import { arc, circle, minorSegment, quadrant, ring, sector, semicircle } from "./circle-figures.ts";
import type { Figure } from "./figure.ts";
import {
  equilateralTriangle,
  isoscelesTriangle,
  kite,
  parallelogram,
  quadrilateral,
  rectangle,
  rhombus,
  rightTriangle,
  square,
  trapezium,
  triangle,
  triangleOfSides,
} from "./plane-figures.ts";
import { regularPolygons } from "./regular-polygons.ts";
import {
  cone,
  cube,
  cuboid,
  cylinder,
  frustum,
  hemisphere,
  hollowCylinder,
  sphere,
} from "./solid-figures.ts";

/** Every figure with formulas. Special figures come before the general ones whose names theirs contain. */
export const figures: readonly Figure[] = [
  equilateralTriangle,
  isoscelesTriangle,
  rightTriangle,
  triangleOfSides,
  triangle,
  rectangle,
  square,
  parallelogram,
  rhombus,
  trapezium,
  kite,
  quadrilateral,
  ...regularPolygons,
  sector,
  minorSegment,
  arc,
  quadrant,
  semicircle,
  ring,
  circle,
  hollowCylinder,
  frustum,
  cuboid,
  cube,
  cylinder,
  cone,
  hemisphere,
  sphere,
];
