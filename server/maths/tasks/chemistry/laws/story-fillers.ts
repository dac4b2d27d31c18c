/** Filler words in problems of chemistry. Numbers, negations, comparisons and shares are not among them. */
export const storyFillers: ReadonlySet<string> = new Set(
  (
    "a an the of is are was were be been at and in with if it its to has have having that this these those which by from under given sample certain " +
    "some when on for into as so then now also there what will would should can find calculate compute determine work out please plz pls " +
    "evaluate obtain estimate get tell me sir hi hello suppose let consider given's gas question following value hence therefore thus shall we " +
    "ka ki ke ko me mein se hai hain ho hoga hogi karo kijiye nikalo nikaliye batao bataiye bataye kya kitna kitni kitne yadi agar to " +
    "solve show steps step working using use formula relation data : , =  take assume assuming"
  )
    .split(/\s+/)
    .filter(Boolean),
);
