/** Names, prices and texts of the product that appear in more than one place. Renaming the product is an edit here. */
export const productName = "Sawaal";
export const tagline = "Your AI Learning Assistant";
export const phonePrefix = "+91";

/** Free helplines in India, open day and night. 1098 is for children; 14416 is for mental health, in many languages. */
export const helplines = {
  teleManas: { name: "Tele-MANAS", number: "14416" },
  childline: { name: "Childline", number: "1098" },
  emergency: { name: "Emergency", number: "112" },
} as const;

/**
 * Contacts for support unless SUPPORT_EMAIL and SUPPORT_WHATSAPP name others. The address is a placeholder that nobody
 * reads: set your own before you sell anything.
 */
export const support = {
  email: "support@sawaal.example",
  /** The promised time to answer. */
  answerHours: 48,
} as const;

/** In Indian rupees, as the payment links charge them. */
export const monthlyPlan = {
  name: "Monthly plan",
  price: 199,
  listPrice: 500,
  percentOff: 60,
  /** The number of students who get the early-bird price. */
  earlyBirdPlaces: 50,
} as const;

export const weeklyPass = { name: "7-Day Pass", price: 10, days: 7, hours: 168 } as const;

/** Figures that the product's owner states and keeps true. The pages show these and no others. */
export const claims = {
  questions: "10,000+",
  students: "500+",
  rating: "4.8",
  satisfaction: "95%",
  /** What families elsewhere pay for one subject, in rupees a month. */
  tutorMonthly: { from: 2000, to: 5000 },
  coachingMonthly: { from: 3000, to: 8000 },
} as const;

/**
 * A year of the plan compared with a year of a private tutor, in rupees; `savingOver` is the least difference, rounded
 * down.
 */
export const yearly = {
  plan: 12 * monthlyPlan.price,
  tutor: { from: 12 * claims.tutorMonthly.from, to: 12 * claims.tutorMonthly.to },
  coaching: { from: 12 * claims.coachingMonthly.from, to: 12 * claims.coachingMonthly.to },
  savingOver: 21_000,
} as const;

export interface Testimonial {
  quote: string;
  who: string;
}

/** Placeholders until the owner has quotations of real students and parents, with permission to print them. */
export const testimonials = {
  landing: {
    quote:
      "I used to wait till Sunday to ask my tuition sir. Now I ask the same evening, and I see why each step is done.",
    who: "Ananya, Class 9, Pune",
  },
  subscribe: [
    { quote: "It gives hints first. I like that I still solve it myself.", who: "Rohan, Class 8" },
    {
      quote: "My daughter asks it what she won't ask in class. That alone is worth the price.",
      who: "Mother of a Class 7 student, Indore",
    },
    {
      quote: "Same doubt, three ways to solve it. The second one finally made sense to me.",
      who: "Farhan, Class 11, JEE",
    },
    {
      quote: "We pay less in a month than for one tuition class.",
      who: "Father of a Class 10 student, Kochi",
    },
  ],
} as const satisfies { landing: Testimonial; subscribe: readonly Testimonial[] };

/** `24,000` as `₹24,000`: Indian grouping, no paise unless there are some. */
export function rupees(amount: number): string {
  return `₹${amount.toLocaleString("en-IN", { maximumFractionDigits: 2 })}`;
}
