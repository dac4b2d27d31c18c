import type { Task } from "../../../task/task.ts";
import {
  diagonalArea,
  parallelepipedVolume,
  parallelogramArea,
  triangleArea,
} from "./area-formulas.ts";
import { conditionFormulas } from "./condition-formulas.ts";
import { formulaTask } from "./formula.ts";
import { directionCosines, joiningVector } from "./direction-formulas.ts";
import { unitVector, vectorOfLength } from "./length-formulas.ts";
import { perpendicularToSums } from "./perpendicular-to-sums.ts";
import { unitPerpendicular } from "./perpendicular-formula.ts";
import { angleBetween, projection, vectorProjection } from "./pair-formulas.ts";
import { spaceDistance, spaceSection } from "./point-formulas.ts";

export const formulaTasks: readonly Task[] = [
  formulaTask(
    "unit-vector",
    /unit|magnitude|length/i,
    [unitPerpendicular, perpendicularToSums, unitVector, vectorOfLength],
    [
      "Find the unit vector in the direction of 2i + 3j + 6k",
      "Find a unit vector perpendicular to both a = i + j + k and b = i + 2j + 3k",
    ],
  ),
  formulaTask(
    "direction-cosines",
    /cosine/i,
    [directionCosines],
    [
      "Find the direction cosines of the vector i + 2j + 3k",
      "Find the direction cosines of the line joining the points (1, 2, 3) and (3, 5, 9)",
    ],
  ),
  formulaTask(
    "joining-vector",
    /vector/i,
    [joiningVector],
    [
      "Find the vector joining the points P(2, 3, 0) and Q(-1, -2, -4)",
      "Find the vector joining the points A(1, 0, 2) and B(4, 2, 7)",
    ],
  ),
  formulaTask(
    "angle-between-vectors",
    /angle|kon/i,
    [angleBetween],
    [
      "Find the angle between the vectors i + j - k and i - j + k",
      "Find the angle between a = i + j and b = j + k",
    ],
  ),
  formulaTask(
    "vector-projection",
    /projection|component/i,
    [vectorProjection, projection],
    [
      "Find the projection of a = 2i + 3j + 2k on b = i + 2j + k",
      "Find the projection of the vector 7i + j - 4k on 2i + 6j + 3k",
    ],
  ),
  formulaTask(
    "vector-area",
    /area/i,
    [parallelogramArea, diagonalArea, triangleArea],
    [
      "Find the area of a parallelogram whose adjacent sides are a = 3i + j + 4k and b = i - j + k",
      "Find the area of the triangle with vertices A(1, 1, 2), B(2, 3, 5) and C(1, 5, 5)",
    ],
  ),
  formulaTask(
    "parallelepiped-volume",
    /volume/i,
    [parallelepipedVolume],
    [
      "Find the volume of the parallelepiped whose edges are a = 2i - 3j + 4k, b = i + 2j - k and c = 3i - j + 2k",
      "Find the volume of the parallelepiped whose edges are i + j, j + k and k + i",
    ],
  ),
  formulaTask(
    "vector-relation",
    /perpendic|orthogonal|right angle|parallel|collinear|planar/i,
    conditionFormulas,
    [
      "Find λ if the vectors 2i + λj + k and i - 2j + 3k are perpendicular",
      "Are the vectors i - 2j + 3k, -2i + 3j - 4k and i - 3j + 5k coplanar?",
    ],
  ),
  formulaTask(
    "distance-in-space",
    /distance|doori|duri/i,
    [spaceDistance],
    [
      "Find the distance between the points (1, -3, 4) and (-4, 1, 2)",
      "Find the distance between P(2, 3, 5) and Q(4, 3, 1)",
    ],
  ),
  formulaTask(
    "section-in-space",
    /divid|mid/i,
    [spaceSection],
    [
      "Find the coordinates of the point which divides the line segment joining the points (1, -2, 3) and (3, 4, -5) in the ratio 2:3 internally",
      "Find the midpoint of the line joining the points (2, 4, 6) and (4, 8, 2)",
    ],
  ),
];
