/** A topic is strong from this share of right answers, and weak below the other. */
const strongFrom = 0.8;
const weakBelow = 0.6;
/** One right answer may be luck; one wrong answer is enough to call a topic weak. */
const fewestOfStrong = 2;

interface TopicAnswer {
  topic: string;
  isRight: boolean;
}

/** The ids of a student's strong and weak topics, the clearest first. */
export function topicStrengthOf(answers: Iterable<TopicAnswer>): {
  strong: string[];
  weak: string[];
} {
  const counts = new Map<string, { right: number; of: number }>();
  for (const { topic, isRight } of answers) {
    const before = counts.get(topic) ?? { right: 0, of: 0 };
    counts.set(topic, { right: before.right + (isRight ? 1 : 0), of: before.of + 1 });
  }
  const shares = [...counts].map(([topic, { right, of }]) => ({ topic, of, share: right / of }));
  const strong = shares.filter(({ share, of }) => share >= strongFrom && of >= fewestOfStrong);
  const weak = shares.filter(({ share }) => share < weakBelow);
  return {
    strong: strong.toSorted((a, b) => b.share - a.share || b.of - a.of).map(({ topic }) => topic),
    weak: weak.toSorted((a, b) => a.share - b.share || b.of - a.of).map(({ topic }) => topic),
  };
}
