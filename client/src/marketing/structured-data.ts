import { monthlyPlan, productName, tagline, weeklyPass } from "#shared/catalogue.ts";
import { placeOf } from "#shared/domain/page-template.ts";
import { pages } from "#shared/domain/pages.ts";
import { pictures } from "./pictures.ts";

const origin = placeOf("origin");

export const organization = {
  "@type": "Organization",
  name: productName,
  url: `${origin}/`,
  logo: `${origin}/favicon.svg`,
  slogan: tagline,
};

interface Offer {
  name: string;
  price: number;
  path: string;
}

const monthly = { name: monthlyPlan.name, price: monthlyPlan.price, path: pages.subscribe };
const weekly = { name: weeklyPass.name, price: weeklyPass.price, path: pages.weeklyPass };

const offerOf = ({ name, price, path }: Offer) => ({
  "@type": "Offer",
  name,
  price: String(price),
  priceCurrency: "INR",
  availability: "https://schema.org/InStock",
  url: origin + path,
});

const productWith = (description: string, offers: readonly Offer[]) => ({
  "@type": "Product",
  name: productName,
  description,
  category: "Education",
  brand: { "@type": "Brand", name: productName },
  image: origin + pictures.card.file,
  offers: offers.map(offerOf),
});

/** The product with its prices, for search engines. Without ratings, which would need reviews as evidence. */
export const productFacts = {
  withAll: (description: string) => productWith(description, [monthly, weekly]),
  monthly: (description: string) => productWith(description, [monthly]),
  weekly: (description: string) => productWith(description, [weekly]),
};

export interface Question {
  question: string;
  answer: string;
}

export const faqFacts = (questions: readonly Question[]) => ({
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
