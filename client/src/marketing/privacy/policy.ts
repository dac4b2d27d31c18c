import { productName } from "#shared/catalogue.ts";
import { choiceBy } from "#shared/domain/page-template.ts";

/** Markers of the two variants of the text: the visitor is asked for consent first, or is only informed. */
const { begin, otherwise, end } = choiceBy("asksConsent");

interface PolicyPart {
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly string[];
}

/** The text of the policy: each sentence describes what the product does. */
export const policy: readonly PolicyPart[] = [
  {
    heading: "What we keep",
    points: [
      "Your account: name, class, phone number, and a password and a recovery word in a form that can’t be read back; on which kinds of devices it is open; who agreed to this policy, and when.",
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
      "Where this site uses an outside AI service, your question, and its photo where it has one, is sent to it to be answered. Names, phone numbers and e-mail addresses are taken out of the words first; what can be read in a photo goes along.",
      "Where this site uses an outside service to count its use (PostHog), our server tells it which pages and tools were opened. It gets no name, no phone number, no address of a device, no word of a question and nothing by which it could tell one student from another.",
      "Payments are made on the payment provider’s own page. We never see a card number.",
    ],
  },
  {
    heading: "Advertising and visit counting",
    paragraphs: [
      `On pages that anybody can read, such as the one that sells a plan, ${productName} may count visits for the services that show our adverts (Meta, Snap)${begin}, if you allow it${otherwise}, unless you refuse it below${end}. They learn that a page was opened, a button to buy or begin was pressed, an account was made or used to log in, or a plan was bought; and the words of a search, where an advert beside it led here. They never learn what a student asks.`,
      "Once a student is signed in nothing of theirs is loaded. India’s Digital Personal Data Protection Act forbids tracking children, and we wouldn’t do it without the Act.",
    ],
  },
  {
    heading: "If something is wrong at home or at school",
    paragraphs: [
      "A message that speaks of danger gets a kind answer with helplines that are free to call. Where we see the danger ourselves the message isn’t sent to an outside service, and it is counted without its words.",
    ],
  },
  {
    heading: "Cookies, and what stays on your phone",
    paragraphs: [
      "One cookie, once you sign in: it keeps you signed in. It holds no information about you and is readable by this site alone.",
      `Where adverts are counted (see above), the scripts of Meta and Snap set cookies of their own on the pages that anybody can read, ${begin}once you have allowed them${otherwise}until you refuse them below${end}.`,
      "On these pages your browser keeps a drawn number, so that two visits of yours aren’t counted as two visitors. Where you have refused the counting of visits, or haven’t answered yet, it lasts only until you close the tab.",
      "While you are signed in the phone keeps what you last saw, so that it opens without the internet. Logging out deletes it, without the internet too. A question that waits for the internet stays until it is sent or you remove it.",
    ],
  },
  {
    heading: "Parents",
    paragraphs: [
      "A student under 18 needs a parent’s or guardian’s agreement to use this site. It is asked for with the account, and we keep who gave it, when and to which words. A parent may see, correct or delete everything that we keep about their child: on the page “Your account”, or by writing to us.",
      "From that page a link can be made that shows a parent the days and minutes of study and the topics, and none of the student’s words. It works until it is stopped, on that page or by the parent who has it.",
    ],
  },
  {
    heading: "Having it deleted",
    paragraphs: [
      "On the page “Your account” you can download everything that we keep about you in one file, and delete your account with everything of it: questions, photos, answers, results. Only counts that name nobody stay. A conversation that you delete yourself is gone for good after a day. Conversations and accounts that nobody has used for a long time may be deleted by whoever runs this site.",
    ],
  },
];
