/** Said in front of the nearest thing that can be given. */
export const cannotRewrite =
  "I can't change it just as you wish without an AI model, but here is the same in another way.";

export const onlyOneWay =
  "I know only one method for this one, so here it is again with every move shown.";

export const nothingToRefine =
  "I can't rewrite this one without an AI model. Ask the doubt again in other words, or one part of it at a time.";

/** Said where numbers were to be worked out that our solver can't. */
export function ideaOnly(reason: string): string {
  return `I can't work this one out yet. ${reason} What I can give you is the idea behind it.`;
}
