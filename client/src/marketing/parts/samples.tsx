import { plainText } from "../../lib/plain-text.ts";
import { Icon } from "../../ui/icon.tsx";
import samples from "../samples.json" with { type: "json" };
import { Checked, Row, Sample, Working } from "./sample.tsx";

/** `samples.json` contains real answers of the tutor (`npm run samples`); nothing in it is written by hand. */
export function HomeworkSample() {
  const { question, steps, answer } = samples.homework;
  return (
    <Sample question={question}>
      {steps.map(({ title, lines }, index) => (
        <Row key={title} mark={index + 1}>
          <p className="text-ink-soft">{plainText(title)}</p>
          <Working>{lines.map(plainText).join(" = ")}</Working>
        </Row>
      ))}
      <Checked answer={answer} />
    </Sample>
  );
}

/** One exercise from its question to its check mark, short enough for the first screen of a phone. */
export function SolvedSum() {
  const { question, steps, answer } = samples.hero;
  return (
    <Sample question={question}>
      {steps.map(({ title, line, why }, index) => (
        <Row key={title} mark={index + 1}>
          <p className="text-sm text-ink-soft">{plainText(title)}</p>
          <Working>{line}</Working>
          <p className="hidden text-sm text-ink-soft lg:block">{plainText(why)}</p>
        </Row>
      ))}
      <Checked answer={answer} />
    </Sample>
  );
}

export function ConceptSample() {
  const { question, text, keyTerms, thinkAbout } = samples.concept;
  return (
    <Sample question={question}>
      <Row mark={<Icon name="book" className="size-5 text-teal" />}>
        <p>{plainText(text)}</p>
      </Row>
      {keyTerms.map(({ term, meaning }) => (
        <Row key={term} mark="Aa">
          <p>
            <strong>{plainText(term)}:</strong> {plainText(meaning)}
          </p>
        </Row>
      ))}
      <Row mark={<Icon name="question" className="size-5 text-teal" />}>
        <p className="text-sm font-semibold text-ink-soft">Think about this</p>
        <p>{plainText(thinkAbout)}</p>
      </Row>
    </Sample>
  );
}

export function DoubtSample() {
  const { question, ways, lines } = samples.doubt;
  return (
    <Sample question={question}>
      {ways.map((way, index) => (
        <Row key={way} mark={index + 1}>
          <p className={index === 0 ? "font-semibold" : "text-ink-soft"}>{plainText(way)}</p>
          {index === 0 && lines.slice(1, -1).map((line) => <Working key={line}>{line}</Working>)}
        </Row>
      ))}
      <Checked answer={lines.at(-1) ?? ""} />
    </Sample>
  );
}

export function ExamSample() {
  const { topic, question, options, key, why } = samples.exam;
  return (
    <Sample question={`Test me on ${topic}`}>
      <Row mark="Q">
        <p>{plainText(question)}</p>
      </Row>
      {options.map((option, index) => (
        <Row key={option} mark={"ABCD"[index]}>
          <p className="flex justify-between gap-3">
            {plainText(option)}
            {index === key && (
              <span className="flex shrink-0 items-center gap-1 font-semibold text-teal">
                <Icon name="check" className="size-5" />
                Right
              </span>
            )}
          </p>
        </Row>
      ))}
      <Row mark={<Icon name="bulb" className="size-5 text-teal" />}>
        <p>{plainText(why)}</p>
      </Row>
    </Sample>
  );
}

export function PathSample() {
  const { goal, before, next } = samples.path;
  return (
    <Sample question={`I want to learn ${goal}`}>
      <Row mark="1">
        <p className="text-ink-soft">First, be sure of</p>
        <p className="font-semibold">{before.join(", ")}</p>
      </Row>
      <Row mark="2">
        <p className="text-ink-soft">Then</p>
        <p className="font-semibold">{goal}</p>
      </Row>
      <Row mark="3">
        <p className="text-ink-soft">It opens the way to</p>
        <p className="font-semibold">{next.join(", ")}</p>
      </Row>
    </Sample>
  );
}
