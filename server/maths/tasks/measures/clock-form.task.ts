import { wholeBetween } from "../../variation/random.ts";
import { defineTask } from "../../task/task.ts";
import { lesson, step } from "../../lesson/lesson.ts";
import { gap, wordings } from "../../wording/token-wording.ts";
import { clockLatex, clockText, type ClockTime, readClock } from "./clock.ts";

interface ClockFormProblem {
  time: ClockTime;
  into: ClockTime["clock"];
}

const clockName = "hour|hours|hr clock|format|time|clock_time|clock_format|system";
const formAsks = wordings({
  "24": [
    `[convert|change|express] {time*} in|to|into|using [a] 24 [-] ${clockName}`,
    "[convert|change|express] {time*} in|to|into railway time",
  ],
  "12": [`[convert|change|express] {time*} in|to|into|using [a] 12 [-] ${clockName}`],
});

/** Conversion between the 12-hour and the 24-hour clock. */
export const clockForm = defineTask<ClockFormProblem, number>({
  name: "clock-form",
  recognise: ({ body, targets }) => {
    if (targets.length > 0) return null;
    return formAsks(body, (gaps, into) => {
      const time = readClock(gap(gaps, "time"));
      return time && time.clock !== into ? { time, into } : null;
    });
  },
  reading: ({ time, into }) =>
    `${clockLatex(time.minutes, time.clock)} \\text{ on the ${into}-hour clock}`,
  solve: ({ time }) => time.minutes,
  prove: ({ time, into }, minutes) => {
    const [hours = "", rest = ""] = clockText(minutes, into).split(/[: ]/);
    const half = clockText(minutes, "12").endsWith("PM") ? 12 : 0;
    const read = into === "24" ? Number(hours) : (Number(hours) % 12) + half;
    if (read * 60 + Number(rest) !== time.minutes) return null;
    return {
      method: "Read back as minutes after midnight",
      lines: [`${read} \\times 60 + ${Number(rest)} = ${time.minutes}`],
    };
  },
  explain: ({ time, into }, minutes) => {
    const isAfternoon = minutes >= 720;
    const hours = Math.floor(minutes / 60);
    const answer = clockText(minutes, into);
    const rule =
      into === "24"
        ? "For PM times from 1 o'clock add 12 to the hours; 12 AM becomes 00."
        : "From 13 o'clock on take 12 from the hours and write PM; 00 becomes 12 AM.";
    const sum =
      into === "24"
        ? `${hours % 12 === 0 ? 12 : hours % 12} + 12 = ${hours}`
        : `${hours} - 12 = ${hours - 12}`;
    const isMoved = hours > 12;
    return lesson({
      topic: "Time",
      method: `${into}-hour clock`,
      answer: { latex: `\\text{${answer}}`, plain: answer, kind: "as-asked" },
      steps: [
        ...(isMoved ? [step("Change the hours", rule, sum)] : []),
        step(
          "Write the time",
          isMoved
            ? "The minutes stay as they are."
            : `${rule} Here the hours ${hours === 0 ? "change only in this way" : "stay as they are"}.`,
          `${clockLatex(time.minutes, time.clock)} = \\text{${answer}}`,
        ),
      ],
      idea: "The 24-hour clock counts the hours of the whole day from midnight, so it needs no AM and PM.",
      firstMove: isAfternoon
        ? "It is after noon, so the hours of the two clocks differ."
        : "It is before noon. Look at the hours.",
      finalMove: isMoved
        ? `What is $${sum.split(" = ")[0] ?? ""}$? Write the time with these hours.`
        : "How is the time written on the other clock?",
      next: ["What does the other clock show 12 hours later?"],
    });
  },
  vary: ({ into }, random) => {
    const minutes = wholeBetween(random, 780, 1439);
    return into === "24"
      ? `Convert ${clockText(minutes, "12")} to 24-hour clock`
      : `Convert ${clockText(minutes, "24")} to 12-hour clock`;
  },
  examples: ["Convert 5:35 PM to 24-hour clock", "Convert 20:15 to 12-hour clock"],
});
