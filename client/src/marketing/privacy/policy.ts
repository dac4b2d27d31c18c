import { productName } from "#shared/catalogue.ts";

interface PolicyPart {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** The policy in the product's own words: each sentence is something that the product does. */
export const policy: readonly PolicyPart[] = [
  {
    heading: "What we keep",
    points: [
      "Your account: name, class, phone number, and a password in a form that can’t be read back.",
      "What you ask: your questions, photos and the answers, so that you can open them again.",
      "How you learn: what you got right, the days you studied, your badges and plans.",
      "How the site is used: which pages and tools were opened and when. Of a phone number such a row holds at most the last four digits, of a question at most the first 50 letters. After 400 days it is deleted.",
    ],
  },
  {
    heading: "What we use it for",
    paragraphs: [
      "To answer you, to show you what to study next, to keep the service running, and to see which tools help. We don’t sell it, and we don’t show adverts to students.",
    ],
  },
  {
    heading: "Who else sees it",
    points: [
      "No other student, and no stranger. A photo is readable by its owner alone; where it was taken is removed from it.",
      "Where this site uses an outside AI service, your question is sent to it to be answered. Names, phone numbers and e-mail addresses are taken out first.",
      "Payments are made on the payment provider’s own page. We never see a card number.",
    ],
  },
  {
    heading: "Advertising and visit counting",
    paragraphs: [
      `On pages that anybody can read, such as the one that sells a plan, ${productName} may count visits for the services that show our adverts (Meta, Snap). They learn that a page was opened or a plan bought, never what a student asks.`,
      "Once a student is signed in nothing of theirs is loaded. India’s Digital Personal Data Protection Act forbids tracking children, and we wouldn’t do it without the Act.",
    ],
  },
  {
    heading: "If something is wrong at home or at school",
    paragraphs: [
      "A message that speaks of danger gets a kind answer with helplines that are free to call. It isn’t sent to an outside service, and it is counted without its words.",
    ],
  },
  {
    heading: "Cookies",
    paragraphs: [
      "One, once you sign in: it keeps you signed in. It holds no information about you and is readable by this site alone.",
    ],
  },
  {
    heading: "Parents",
    paragraphs: [
      "A student under 18 needs a parent’s agreement to use this site. A parent may see, correct or delete everything that we keep about their child by writing to us.",
    ],
  },
  {
    heading: "Having it deleted",
    paragraphs: [
      "Write to us and we delete your account and everything of it: questions, photos, answers, results. A conversation that you delete yourself is gone for good after a day.",
    ],
  },
];
