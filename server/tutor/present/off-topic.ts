/** What a model is told to write as the subject of a question that has nothing to do with learning. */
export const offTopicSubject = "off-topic";

/** Whether a model declined a question so, in whatever spelling. */
export function isOffTopic(subject: string): boolean {
  return /^\W*off[\s_-]?topic\W*$/iu.test(subject);
}
