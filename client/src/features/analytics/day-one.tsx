import { Panel } from "./panel.tsx";

const toCome = [
  "Overview: how many students are active each day, what they use, and whether they come back.",
  "Students: what each of them did.",
  "Questions: what they ask, and what had no answer yet, grouped: what to build next.",
  "Answers: how many were checked, how fast they came, what they cost.",
  "Growth: how visitors become students, and how long students stay.",
  "Exams: practice sessions and their scores.",
];

/** On a founder's first day there is nothing to count, and the page says what will come. */
export function DayOne() {
  return (
    <Panel title="No student has signed up yet">
      <p>From the first one on, this page counts what happens. Here will be:</p>
      <ul className="grid list-disc gap-1 pl-5">
        {toCome.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Panel>
  );
}
