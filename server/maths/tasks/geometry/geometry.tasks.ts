import type { Task } from "../../task/task.ts";
import { circleLengths } from "./circles/circle-lengths.task.ts";
import { circleEquation } from "./conics/circle-equation.task.ts";
import { conicEquation } from "./conics/conic-equation.task.ts";
import { parabolaEquation } from "./conics/parabola-equation.task.ts";
import { lineAngle } from "./coordinates/line-angle.task.ts";
import { conicFeatures } from "./conics/conic-features.task.ts";
import { sightAngle } from "./heights/sight-angle.task.ts";
import { sights } from "./heights/sight.task.ts";
import { heights } from "./heights/heights.task.ts";
import { recasting } from "./figures/recast.task.ts";
import { circleStories } from "./figures/circle-stories.task.ts";
import { solidStories } from "./figures/solid-stories.task.ts";
import { sidesInRatio } from "./triangles/sides-in-ratio.task.ts";
import { similarSides } from "./triangles/similar-sides.task.ts";
import { shadowRatios } from "./triangles/shadows.task.ts";
import { storyFigures } from "./figures/story-figures.task.ts";
import { scalingRatio } from "./triangles/scaling.task.ts";
import { namedRightTriangle } from "./triangles/named/named-right-triangle.task.ts";
import { pythagoras } from "./triangles/pythagoras.task.ts";
import { angleSum } from "./angles/angle-sum.task.ts";
import { angleRelations } from "./angles/angle-relations.task.ts";
import { polygonAngles } from "./angles/polygon.task.ts";
import { pointDistance } from "./coordinates/distance.task.ts";
import { divisionRatio } from "./coordinates/division-ratio.task.ts";
import { lineEquation } from "./coordinates/line-equation.task.ts";
import { linePair } from "./coordinates/line-pair.task.ts";
import { reflectedPoint } from "./coordinates/place.task.ts";
import { sectionPoint } from "./coordinates/section.task.ts";
import { inclination } from "./coordinates/inclination.task.ts";
import { lineSlope } from "./coordinates/slope.task.ts";
import { unknownVertex } from "./coordinates/unknown-vertex.task.ts";
import { unknownCoordinate } from "./coordinates/unknown-coordinate.task.ts";
import { coordinateTriangle } from "./coordinates/triangle.task.ts";
import { figureMeasures } from "./figures/figure.task.ts";

/** The tasks on plane and solid figures, angles, and coordinate geometry. */
export const geometryTasks: readonly Task[] = [
  pointDistance,
  sectionPoint,
  divisionRatio,
  coordinateTriangle,
  unknownCoordinate,
  unknownVertex,
  inclination,
  lineSlope,
  lineEquation,
  linePair,
  lineAngle,
  reflectedPoint,
  circleEquation,
  conicFeatures,
  conicEquation,
  parabolaEquation,
  angleSum,
  angleRelations,
  polygonAngles,
  namedRightTriangle,
  pythagoras,
  scalingRatio,
  similarSides,
  sidesInRatio,
  circleLengths,
  shadowRatios,
  heights,
  sights,
  sightAngle,
  recasting,
  storyFigures,
  solidStories,
  circleStories,
  figureMeasures,
];
