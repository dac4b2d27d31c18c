import { monthlyPlan, weeklyPass } from "../catalogue.ts";
import {
  choice,
  count,
  type Fields,
  flag,
  optional,
  ownOnly,
  text,
  type ValuesOf,
} from "./event-fields.ts";
import { conversationTypes } from "./study.ts";

/**
 * Every event there is (specification section 7): the server accepts these and no others, pages send them through
 * `track`, and docs/tracking.md is generated from them. Plain data without zod, for pages that load nothing else.
 */
export const publicPages = [
  "landing",
  "subscribe",
  "weeklyPass",
  "thankYou",
  "privacy",
  "auth",
  "recover",
  "parentView",
  "notFound",
] as const;

const signedInPages = [
  "dashboard",
  "homework",
  "concepts",
  "doubts",
  "learningPaths",
  "achievements",
  "examPrep",
  "history",
  "account",
  "analytics",
] as const;

export const trackedPages = [...publicPages, ...signedInPages] as const;
export type TrackedPage = (typeof trackedPages)[number];

interface EventFacts {
  /** When it happens, in a sentence for docs/tracking.md. */
  when: string;
  pages: readonly TrackedPage[];
  properties: Fields;
  /** The event that Meta's pixel gets; absent: none. */
  meta?: string;
  /** The event that Snap's pixel gets; absent: none. */
  snap?: string;
  /** Sent to PostHog too, where it is configured. */
  postHog?: true;
}

/** The pages that sell. */
const shopPages = ["landing", "subscribe", "weeklyPass"] as const;
const tools = [
  "homework",
  "concepts",
  "doubts",
  "examPrep",
  "learningPaths",
  "achievements",
  "history",
  "account",
  "analytics",
] as const;

/** Characters of a question or a search that an event may hold (specification section 7). */
const longestPreview = 50;

const currency = choice("INR");
const price = { value: choice(monthlyPlan.price, weeklyPass.price), currency } as const;
const purchaseFields = {
  transaction_id: text(40),
  value: choice(monthlyPlan.price),
  currency,
} as const;
const plan = choice("monthly", "weekly");
/** The most digits of a phone number that an event may hold; they stay in the product's own table. */
const lastDigits = ownOnly(text(4));
const nothing = {};

export const trackedEvents = {
  PageView: {
    when: "A public page is opened.",
    pages: publicPages,
    properties: nothing,
    meta: "PageView",
    snap: "PAGE_VIEW",
  },
  ViewContent: {
    when: "The page of a plan is opened.",
    pages: ["subscribe", "weeklyPass"],
    properties: { plan, ...price },
    meta: "ViewContent",
    snap: "VIEW_CONTENT",
  },
  AddToCart: {
    when: "A buy button is tapped.",
    pages: shopPages,
    properties: { plan, ...price },
    meta: "AddToCart",
    snap: "ADD_CART",
  },
  PAGE_VIEW: {
    when: "The floating Start for Free button is tapped.",
    pages: ["landing"],
    properties: { content_name: choice("Start for Free") },
    meta: "PAGE_VIEW",
    snap: "PAGE_VIEW",
  },
  Purchase: {
    when: "The page after a payment is opened, once in a browser session.",
    pages: ["thankYou"],
    properties: purchaseFields,
    meta: "Purchase",
    snap: "PURCHASE",
  },
  purchase: {
    when: "With Purchase: what was bought.",
    pages: ["thankYou"],
    properties: {
      ...purchaseFields,
      item_name: choice("Monthly access"),
      item_category: choice("Education"),
      quantity: choice(1),
      price: choice(monthlyPlan.price),
    },
    postHog: true,
  },
  Lead: {
    when: "A call to action that leads to signing up is tapped.",
    pages: publicPages,
    properties: nothing,
    meta: "Lead",
  },
  lead_generated: {
    when: "With Lead: which call to action it was.",
    pages: publicPages,
    properties: { name: text(60), location: text(60) },
    postHog: true,
  },
  CompleteRegistration: {
    when: "An account was created, before the signed-in pages.",
    pages: ["auth"],
    properties: nothing,
    meta: "CompleteRegistration",
  },
  SIGN_UP: {
    when: "The same for Snap, which has its own name for it.",
    pages: ["auth"],
    properties: nothing,
    snap: "SIGN_UP",
  },
  Login: {
    when: "A student logged in, before the signed-in pages.",
    pages: ["auth"],
    properties: nothing,
    meta: "Login",
  },
  LOGIN: {
    when: "The same for Snap.",
    pages: ["auth"],
    properties: nothing,
    snap: "LOGIN",
  },
  Search: {
    when: "A visitor comes from a search: the words that the address of the ad carries (`utm_term`).",
    pages: publicPages,
    properties: { search_string: text(longestPreview) },
    meta: "Search",
    snap: "SEARCH",
  },
  landing_page_viewed: {
    when: "A page that sells is opened.",
    pages: shopPages,
    properties: nothing,
    postHog: true,
  },
  cta_clicked: {
    when: "A call to action is tapped.",
    pages: publicPages,
    properties: { name: text(60), location: text(60) },
    postHog: true,
  },
  auth_page_viewed: {
    when: "The auth page is opened by somebody who isn't signed in.",
    pages: ["auth"],
    properties: { mode: choice("login", "sign_up") },
    postHog: true,
  },
  auth_attempted: {
    when: "Login or Create Account is pressed and what was typed could be right.",
    pages: ["auth"],
    properties: { mode: choice("login", "sign_up"), phone_last4: lastDigits },
    postHog: true,
  },
  signup_successful: {
    when: "An account was created.",
    pages: ["auth"],
    properties: { grade: count, phone_last4: lastDigits },
    postHog: true,
  },
  login_successful: {
    when: "A student logged in.",
    pages: ["auth"],
    properties: { phone_last4: lastDigits },
    postHog: true,
  },
  dashboard_viewed: {
    when: "Home is opened.",
    pages: ["dashboard"],
    properties: nothing,
    postHog: true,
  },
  feature_started: {
    when: "A tool is opened.",
    pages: tools,
    properties: { feature: choice(...tools) },
    postHog: true,
  },
  feature_engagement: {
    when: "A tool is left, or goes out of sight.",
    pages: tools,
    properties: { feature: choice(...tools), duration_seconds: count },
    postHog: true,
  },
  conversation_started: {
    when: "The first question of a conversation is on its way.",
    pages: ["homework", "concepts", "doubts"],
    properties: { type: choice(...conversationTypes) },
    postHog: true,
  },
  query_submitted: {
    when: "A question is sent.",
    pages: signedInPages,
    properties: {
      character_count: count,
      has_image: flag,
      query_preview: ownOnly(optional(text(longestPreview))),
    },
    postHog: true,
  },
  ai_response_received: {
    when: "An answer has come whole over the line it was asked on.",
    pages: signedInPages,
    properties: { character_count: count, duration_ms: count },
    postHog: true,
  },
  session_started: {
    when: "A signed-in student has the app before her: it was opened, or can be seen again.",
    pages: signedInPages,
    properties: nothing,
    postHog: true,
  },
  session_ended: {
    when: "The app is hidden or closed, or she logs out.",
    pages: signedInPages,
    properties: { duration_seconds: count, reason: choice("hidden", "unload", "logout") },
    postHog: true,
  },
  logout_completed: {
    when: "A student has logged out.",
    pages: signedInPages,
    properties: nothing,
    postHog: true,
  },
} as const satisfies Record<string, EventFacts>;

export type EventName = keyof typeof trackedEvents;

export type PropertiesOf<Name extends EventName> = ValuesOf<
  (typeof trackedEvents)[Name]["properties"]
>;

/** The facts of an event whose name is known only at run time. */
export function factsOf(name: EventName): EventFacts {
  return trackedEvents[name];
}

export const eventNames = Object.keys(trackedEvents) as EventName[]; // safe: the keys of that very object
