/** Said in front of the nearest thing that can be given. */
export const cannotRewrite =
  "I can't change it just as you wish yet, but here is the same in another way.";

export const onlyOneWay =
  "I know only one method for this one, so here it is again with every move shown.";

export const nothingToRefine =
  "I can't write this one in another way yet. Ask the doubt again in other words, or one part of it at a time.";
