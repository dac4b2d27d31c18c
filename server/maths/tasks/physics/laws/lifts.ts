import { mass } from "./force.ts";
import { heldFigure } from "./force-figures.ts";
import { gravityAcceleration } from "./gravity-acceleration.ts";
import type { LawFrame, Variable } from "./law-frame.ts";

const earth: Variable = { ...gravityAcceleration, constant: "9.8" };
const up = "up; upward; upwards; vertically upward|upwards; straight up";
const down = "down; downward; downwards; vertically downward|downwards; straight down";
const slower =
  "decelerates; decelerating; deceleration; retardation; retards; slows; slowing; brakes; braking; freely; free; cut; breaks; snaps; moon";
const words =
  "elevator lift cable rope supporting supports support it scale bathroom weighing machine inside stands standing stand standing in reading reads read hangs hanging hung from its passenger accelerates accelerating accelerated moves moving move rises rising ascends descends starts upward upwards up downward downwards down vertically pulled lifts crane lifted raised lowered him exert exerts exerted floor what force load bucket string light attached ceiling experienced feel feels does on that helicopter";

const support: Variable = {
  name: "F",
  latex: "F",
  says: "supporting force",
  unit: "N",
  words:
    "tension; tension in|of the? supporting? cable|rope|string|wire; tension in the? cable|rope supporting it; normal force|reaction; apparent weight; scale reading; reading of|on the? scale|weighing machine?; reading on the weighing machine; upward force; force exerted by the? floor|scale|seat|lift|elevator; supporting force",
  targetWords:
    "force does the floor exert on the; force the floor exerts; force exerted by the floor on",
};
const acceleration: Variable = {
  name: "a",
  latex: "a",
  says: "acceleration",
  unit: "m/s^2",
  letters: "a",
  words: "acceleration; upward|downward|uniform|constant acceleration; rate of",
};
const marker: Variable = { name: "p", latex: "", says: "", unit: "", isNamed: true };

const lift = (name: string, towards: string, never: string): Omit<LawFrame, "laws"> => ({
  name,
  topic: "Laws of Motion",
  needs: "lift elevator tension scale rope cable floor crane",
  also: words,
  never: `${never}; ${slower}; constant|uniform|steady speed|velocity; at rest; angle; pulley; friction`,
  facts: [{ words: towards, variable: "p", value: "1" }],
  markers: ["p"],
  requires: ["p", "a", "m"],
  variables: [marker, support, mass, acceleration, earth],
});

/** The supporting force on a body accelerated upwards, by a rope or the floor of a lift (NCERT class 11). */
const acceleratedUp: LawFrame = {
  ...lift("accelerated-up", up, down),
  draw: heldFigure("up"),
  laws: [{ name: "Newton's second law, upward", equation: "F = m*(g + a)" }],
};

const acceleratedDown: LawFrame = {
  ...lift("accelerated-down", down, up),
  draw: heldFigure("down"),
  laws: [{ name: "Newton's second law, downward", equation: "F = m*(g - a)" }],
};

/** At rest or at constant velocity the supporting force equals the weight. */
const carriedEvenly: LawFrame = {
  ...lift("carried-evenly", "", ""),
  draw: heldFigure(null),
  also: `${words.replace("accelerates accelerating accelerated ", "")} rests resting lies lying sits sitting placed kept level horizontal flat table desk constant uniform steady climbs climb climbing gymnast remains motionless suspended suppose`,
  never: `${slower}; acceleration; accelerates; accelerating; angle; pulley; friction; cables; ropes; strings; two; pushed; pulled; pressed; slope; incline; inclined; ramp`,
  facts: [
    {
      words:
        "rests|resting|lying|lies|sits|sitting|placed|kept on; at rest; motionless; stationary; hangs; hanging; hung; is suspended; suspended; constant|uniform|steady speed|velocity; moving|climbs|rising|climbing|moves|rises? up|upward|upwards|down|downward|downwards? at|with a? constant|uniform|steady speed|velocity",
      variable: "p",
      value: "1",
    },
  ],
  requires: ["p", "m"],
  variables: [marker, support, mass, earth],
  laws: [{ name: "Balanced forces: the carrying force is the weight", equation: "F = m*g" }],
};

export const liftFrames: readonly LawFrame[] = [acceleratedUp, acceleratedDown, carriedEvenly];
