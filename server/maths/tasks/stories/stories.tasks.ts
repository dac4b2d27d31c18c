import type { Task } from "../../task/task.ts";
import { bill } from "./money/bill.task.ts";
import { priceOfOne } from "./money/price-of-one.task.ts";
import { comparing } from "./money/comparing.task.ts";
import { partWhole } from "./money/part-whole.task.ts";
import { groups } from "./money/groups.task.ts";
import { consumption } from "./percent/consumption.task.ts";
import { election } from "./percent/election.task.ts";
import { successiveChanges } from "./percent/successive-changes.task.ts";
import { passMarks } from "./percent/pass-marks.task.ts";
import { salary } from "./percent/salary.task.ts";
import { fractionsOfNumber } from "./fractions/part-known.task.ts";
import { remainders } from "./fractions/remainder.task.ts";
import { averageMember } from "./averages/member.task.ts";
import { averageReplaced } from "./averages/replaced.task.ts";
import { fencing } from "./space/fencing.task.ts";
import { paths } from "./space/paths.task.ts";
import { fourWalls } from "./space/walls.task.ts";
import { covering } from "./space/covering.task.ts";
import { filling } from "./space/filling.task.ts";
import { ladderSlips } from "./space/ladder.task.ts";
import { bentWire } from "./space/bent-wire.task.ts";
import { clockStory } from "./time/clock-story.task.ts";
import { clockStrikes, slippingClimb } from "./time/gaps.task.ts";
import { signedLine } from "./time/signed-line.task.ts";
import { leavesWork } from "./proportion/leaves-work.task.ts";
import { provisions } from "./proportion/provisions.task.ts";
import { mixturePart } from "./percent/mixture-part.task.ts";
import { pricesCompared } from "./money/prices-compared.task.ts";
import { classLeavers } from "./percent/class-leavers.task.ts";
import { wholeFromPart } from "./fractions/whole-from-part.task.ts";
import { nextInnings } from "./averages/innings.task.ts";
import { sameWay } from "./proportion/constant-product.task.ts";
import { remainderStory } from "./division/remainder-story.task.ts";
import { cutPieces, filledPackets } from "./division/cut-pieces.task.ts";
import { ringingTogether } from "./time/ringing-together.task.ts";
import { sharingEqually } from "./money/sharing-equally.task.ts";
import { tankLitres, wheelTurns } from "./space/tank-and-wheel.task.ts";
import { headsAndLegs } from "./counting/heads-and-legs.task.ts";
import { putTogether } from "./counting/put-together.task.ts";
import { suchGroups } from "./counting/such-groups.task.ts";
import { partUsed } from "./fractions/part-used.task.ts";
import { twoKinds } from "./percent/two-kinds.task.ts";
import { percentChain } from "./percent/percent-chain.task.ts";
import { numberChain } from "./fractions/number-chain.task.ts";
import { forEach } from "./counting/for-each.task.ts";
import { inARow } from "./counting/in-a-row.task.ts";
import { articles } from "./money/articles.task.ts";
import { charges } from "./money/charges.task.ts";
import { averageAndSum } from "./averages/average-and-sum.task.ts";
import { moreThanAnother } from "./counting/more-than-another.task.ts";
import { someUnknown } from "./counting/some-unknown.task.ts";
import { investedForATime } from "./proportion/invested-for-a-time.task.ts";
import { everySoOften } from "./proportion/every-so-often.task.ts";
import { simpleAges } from "./time/simple-ages.task.ts";
import { quotientAndRemainder } from "./division/quotient-and-remainder.task.ts";
import { stepsOnAMap } from "./space/steps-on-a-map.task.ts";
import { marksForAnswers } from "./counting/marks-for-answers.task.ts";
import { ledgerStory } from "./ledger/ledger.task.ts";
import { growingAmounts } from "./growing/growing-amounts.task.ts";

/** Word problems of everyday life, as in the school books of grades 4 to 10. */
export const storiesTasks: readonly Task[] = [
  growingAmounts,
  ledgerStory,
  bill,
  groups,
  partWhole,
  comparing,
  salary,
  election,
  passMarks,
  successiveChanges,
  consumption,
  remainders,
  fractionsOfNumber,
  averageMember,
  averageReplaced,
  fencing,
  paths,
  covering,
  fourWalls,
  filling,
  ladderSlips,
  bentWire,
  clockStory,
  signedLine,
  clockStrikes,
  slippingClimb,
  leavesWork,
  provisions,
  mixturePart,
  pricesCompared,
  classLeavers,
  wholeFromPart,
  nextInnings,
  sameWay,
  sharingEqually,
  remainderStory,
  priceOfOne,
  cutPieces,
  filledPackets,
  ringingTogether,
  tankLitres,
  wheelTurns,
  headsAndLegs,
  putTogether,
  suchGroups,
  partUsed,
  twoKinds,
  percentChain,
  numberChain,
  forEach,
  inARow,
  articles,
  charges,
  averageAndSum,
  moreThanAnother,
  someUnknown,
  investedForATime,
  everySoOften,
  simpleAges,
  quotientAndRemainder,
  stepsOnAMap,
  marksForAnswers,
];
