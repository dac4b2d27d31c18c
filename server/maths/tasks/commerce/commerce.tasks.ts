import type { Task } from "../../task/task.ts";
import { profitAndLoss } from "./profit-and-loss/profit-and-loss.task.ts";
import { compoundInterest } from "./interest/compound-interest.task.ts";
import { growth } from "./interest/growth.task.ts";
import { simpleInterest } from "./interest/simple-interest.task.ts";
import { averageSpeed } from "./journey/average-speed.task.ts";
import { journey } from "./journey/journey.task.ts";
import { overtaking } from "./journey/overtaking.task.ts";
import { mapScale } from "./proportion/map-scale.task.ts";
import { meeting } from "./journey/meeting.task.ts";
import { stream } from "./journey/stream.task.ts";
import { train } from "./journey/train.task.ts";
import { directVariation } from "./unitary/unitary.task.ts";
import { inverseVariation } from "./unitary/inverse-variation.task.ts";
import { ages } from "./equation-stories/ages.task.ts";
import { agesAtTwoTimes } from "./equation-stories/ages-at-two-times.task.ts";
import { pairOfAngles } from "./equation-stories/pair-of-angles.task.ts";
import { fractionChanged } from "./equation-stories/fraction-changed.task.ts";
import { twoPrices } from "./equation-stories/two-prices.task.ts";
import { coinsOfTwoKinds } from "./equation-stories/coins.task.ts";
import { rectangleSides } from "./equation-stories/rectangle.task.ts";
import { oneNumber } from "./equation-stories/one-number.task.ts";
import { twoNumbers } from "./equation-stories/two-numbers.task.ts";
import { percentOfGroup } from "./percentage-stories/percent-of-group.task.ts";
import { workTogether } from "./work/work.task.ts";
import { proportionals } from "./proportion/proportionals.task.ts";
import { shadow } from "./proportion/shadow.task.ts";
import { sharing } from "./proportion/sharing.task.ts";
import { percentage } from "./percentage/percentage.task.ts";
import { digits } from "./short-stories/digits.task.ts";
import { multipliedSum } from "./short-stories/multiplied-sum.task.ts";
import { older } from "./short-stories/older.task.ts";
import { markedPrice } from "./short-stories/marked-price.task.ts";
import { workInPairs } from "./work/work-in-pairs.task.ts";
import { mixture } from "./short-stories/mixture.task.ts";
import { partnership } from "./short-stories/partnership.task.ts";
import { twoTrains } from "./short-stories/two-trains.task.ts";
import { compoundRatio } from "./ratio/compound-ratio.task.ts";
import { ratioChain } from "./ratio/ratio-chain.task.ts";
import { variation } from "./proportion/variation.task.ts";
import { ratio } from "./ratio/ratio.task.ts";

/** Percentages, ratios, money and work: everyday arithmetic. */
export const commerceTasks: readonly Task[] = [
  profitAndLoss,
  simpleInterest,
  compoundInterest,
  growth,
  stream,
  meeting,
  overtaking,
  train,
  averageSpeed,
  journey,
  directVariation,
  inverseVariation,
  workInPairs,
  workTogether,
  ages,
  agesAtTwoTimes,
  pairOfAngles,
  fractionChanged,
  twoPrices,
  twoNumbers,
  oneNumber,
  coinsOfTwoKinds,
  rectangleSides,
  shadow,
  mapScale,
  proportionals,
  sharing,
  percentage,
  percentOfGroup,
  twoTrains,
  markedPrice,
  mixture,
  partnership,
  older,
  digits,
  multipliedSum,
  compoundRatio,
  ratioChain,
  variation,
  ratio,
];
