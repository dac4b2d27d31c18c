import type { Task } from "../../task/task.ts";
import { vectorExpressionTask } from "./expression/vector-expression.task.ts";
import { formulaTasks } from "./formulas/formulas.tasks.ts";
import { coplanarLines } from "./space/coplanar-lines.ts";
import { footAndImage } from "./space/foot-and-image.ts";
import { lineEquation } from "./space/line-equation.ts";
import { linePlaneMeeting } from "./space/line-meets-plane.ts";
import { planeAngle } from "./space/plane-angle.ts";
import { planeEquation } from "./space/plane-equation.ts";
import { planesDistance } from "./space/planes-distance.ts";
import { pointPlaneDistance } from "./space/point-plane.ts";
import { lineAngle, shortestDistance } from "./space/two-lines.ts";

/** Vectors, and lines and planes in space. */
export const vectorsTasks: readonly Task[] = [
  lineAngle,
  shortestDistance,
  coplanarLines,
  lineEquation,
  planeEquation,
  pointPlaneDistance,
  planesDistance,
  planeAngle,
  footAndImage,
  linePlaneMeeting,
  ...formulaTasks,
  vectorExpressionTask,
];
