import type { ReactNode } from "react";
import {
  ConceptSample,
  DoubtSample,
  ExamSample,
  HomeworkSample,
  PathSample,
} from "../parts/samples.tsx";
import { Section } from "../parts/section.tsx";
import { tools, type ToolId } from "../parts/tools.ts";

interface Feature {
  heading: string;
  text: string;
  sample: ReactNode;
}

/** The benefit of each tool, with a sample exchange. */
const features: Record<ToolId, Feature> = {
  homework: {
    heading: "Every step, and why it is taken",
    text: "Choose how much help you want: guided hints, one step at a time, or the complete solution.",
    sample: <HomeworkSample />,
  },
  concepts: {
    heading: "An idea in words of your class",
    text: "It begins simply. Say “confused” and it tries other words; say “understood” and it quizzes you.",
    sample: <ConceptSample />,
  },
  doubts: {
    heading: "Three ways to the same answer",
    text: "When your teacher’s method doesn’t click, another one may.",
    sample: <DoubtSample />,
  },
  exams: {
    heading: "Practice that finds your weak spots",
    text: "Short sets, full tests, and more of what you got wrong. Each answer tells you why.",
    sample: <ExamSample />,
  },
  paths: {
    heading: "Know what comes first",
    text: "Each topic rests on others. See which to be sure of before, and where it leads.",
    sample: <PathSample />,
  },
};

export function FeatureSections() {
  return tools.map(({ id, name }) => {
    const { heading, text, sample } = features[id];
    return (
      <Section
        key={id}
        id={id}
        eyebrow={name}
        heading={heading}
        className="scroll-mt-16 border-t border-rule"
        beside={sample}
      >
        <p className="text-ink-soft md:text-lg">{text}</p>
      </Section>
    );
  });
}
