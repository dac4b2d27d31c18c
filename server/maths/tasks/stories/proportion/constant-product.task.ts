import { asks, facts } from "../../../story/role-clause.ts";
import { line } from "../../../story/line.ts";
import { mustFind } from "../../../story/question-words.ts";
import { makeRule } from "../../../story/rules.ts";
import { storyTask } from "../story-kind.ts";

const vehicle = "car|bus|train|man|truck|cyclist|boy|it|he|she|motorist|scooter|van";

/** The same distance at two speeds. */
export const sameWay = storyTask({
  name: "same-way-at-another-speed",
  about: /T\d.*S\d.*S\d|S\d.*T\d.*S\d|S\d.*T\d.*T\d|T\d.*S\d.*T\d/,
  clauses: [
    ...facts(
      `${vehicle} takes|took {t:time} to reach|cover|travel [place|destination|distance|certain_distance|station|town|city|school] at|by [speed_of|travelling_at] {v:speed}`,
      `${vehicle} takes|took {t:time} at|travelling_at [speed_of|uniform_speed_of] {v:speed} to reach|cover|travel [place|destination|distance|certain_distance|station]`,
      `${vehicle} travelling|running|moving at [speed_of] {v:speed} takes|covers|reaches [distance|certain_distance|place|destination] [in] {t:time}`,
    ),
    ...asks(
      "t2",
      `how_long|how_much_time will|would [${vehicle}] take [to_reach|to_cover_same_distance|to_cover_it] at|if_it_travels_at|when_it_travels_at|travelling_at [speed_of] {v2:speed}`.replace(
        `[${vehicle}]`,
        vehicle,
      ),
      `[in] how_much time|hours will|would ${vehicle} take|cover [to_reach|same_distance|to_cover_same_distance|it] at [speed_of] {v2:speed}`,
    ),
    ...asks(
      "v2",
      `${mustFind} speed [required|needed] to cover|reach [same_distance|it|there] in {t2:time}`,
    ),
  ],
  roles: {
    t: ["Time", "like t"],
    v: ["Speed", "like v"],
    way: ["Distance", ""],
    t2: ["New time", "like t"],
    v2: ["New speed", "like v"],
  },
  rules: [
    makeRule(
      "way",
      "v t",
      "Find the distance",
      "Distance = speed × time; it stays the same.",
      (w) => line`${w("v")} \times ${w("t")}`,
    ),
    makeRule(
      "t2",
      "way v2",
      "Find the new time",
      "Time = distance ÷ speed.",
      (w) => line`${w("way")} \div ${w("v2")}`,
    ),
    makeRule(
      "v2",
      "way t2",
      "Find the new speed",
      "Speed = distance ÷ time.",
      (w) => line`${w("way")} \div ${w("t2")}`,
    ),
    makeRule(
      "way",
      "v2 t2",
      "Find the distance again",
      "",
      (w) => line`${w("v2")} \times ${w("t2")}`,
    ),
    makeRule("t", "way v", "Find the time again", "", (w) => line`${w("way")} \div ${w("v")}`),
  ],
  lesson: {
    topic: "Direct and Inverse Proportions",
    method: "Inverse proportion: speed × time stays the same",
    difficulty: "intermediate",
    idea: "The faster, the less time: for the same way, speed × time stays the same.",
    firstMove: "Multiply the first speed by its time.",
    terms: {
      "Inverse proportion":
        "When one quantity doubles, the other halves; their product stays the same.",
    },
    next: ["How long would it take at half the speed?", "At what speed would it take one hour?"],
  },
  examples: [
    "A car takes 5 hours at 60 km/h to reach a place. How long will it take at 75 km/h?",
    "A train takes 4 hours to reach a station at 45 km/h. How long will it take at 60 km/h?",
  ],
});
