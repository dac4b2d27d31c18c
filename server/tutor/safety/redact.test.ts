import { expect, test } from "vitest";
import type { Message } from "../prompts/message.ts";
import { redact, redactMessages } from "./redact.ts";

test.each([
  "9876543210",
  "+91 98765 43210",
  "+919876543210",
  "91-9876543210",
  "09876543210",
  "98765-43210",
  "987 654 3210",
  "9876 543 210",
  "(+91) 98765 43210",
  "+44 7911 123456",
  "+1 (555) 123-4567",
  "(98765) 43210",
  "0 98765 43210",
  "98765–43210",
  "98765‑43210",
  "९८७६५४३२१०",
  "+९१ ९८७६५ ४३२१०",
  "９８７６５４３２１０",
  "98765\u200B43210",
  "011-23456789",
])("the phone number %s is redacted", (phone) => {
  expect(redact(`Call me on ${phone}, please`, {})).toBe("Call me on [phone number], please");
});

test.each([
  "Round 12345678 to the nearest lakh",
  "The mean of 67 89 76 54 87",
  "Find the median of 7 8 9 6 5 4 3 2 1 0",
  "Round 98765.43210 to one place",
  "What is 3 + 12345678901?",
  "Write 6,02,21,40,760 in words",
  "Divide 98765432101 by 11",
  "Arrange the numbers 9 8 7 6 5 4 3 2 1 0 in order",
  "९, ८, ७, ६, ५, ४, ३, २, १, ० का माध्य ज्ञात करो",
  "Write nine eight seven six five four three two one zero in digits",
  "10 pens@Rs20 and 5 books@50 cost how much?",
  "The point (6,2) and 8 7 6 5",
  "98-76-54-32-10",
  "A phone costs 15000, 12 of them cost 180000",
  "Find the value of f at x dot y",
  "The phone sales of five days are 78 65 90 45 32",
  "Mobile phones sold: 78, 65, 90, 45, 32",
  "pH of samples: 7.4 6.8 7.2 6.9 7.1",
  "A call lasts 98 seconds, another 76, then 54, 32 and 10",
])("a number of the question stays: %s", (question) => {
  expect(redact(question, {})).toBe(question);
});

test("numbers of a question that the solver accounts for stay, whatever they look like", () => {
  expect(redact("9876543210 + 5", { keepNumbers: true })).toBe("9876543210 + 5");
});

test("e-mail addresses are redacted, even beside kept numbers", () => {
  expect(redact("I am asha.v+maths@school.co.in", { keepNumbers: true })).toBe(
    "I am [e-mail address]",
  );
});

test("the full name of the account is redacted, however it is written", () => {
  expect(redact("ASHA   verma has 5 apples", { names: ["Asha Verma"] })).toBe(
    "[name] has 5 apples",
  );
});

test("a part of the name is redacted where it is written as a name", () => {
  const names = ["Asha Verma"];
  expect(redact("Asha has 5 apples", { names })).toBe("[name] has 5 apples");
  expect(redact("my name is asha, i'm asha", { names })).toBe("my name is [name], i'm [name]");
  expect(redact("Dr VERMA's question", { names })).toBe("Dr [name]'s question");
});

test("a name that is also a word doesn't redact the word, nor other words with it", () => {
  const names = ["Ray Sen"];
  for (const text of [
    "Draw the ray and its sense",
    "Draw the main ray",
    "I claim ray AB is longer",
    "What did Rayleigh scatter?",
    "An XRay",
  ]) {
    expect(redact(text, { names })).toBe(text);
  }
});

test("a name in Devanagari is redacted", () => {
  expect(redact("मेरा नाम आशा है", { names: ["आशा वर्मा"] })).toBe("मेरा नाम [name] है");
});

test("special characters in a name are literal", () => {
  expect(redact("C. (Raj) has 3", { names: ["(Raj)"] })).toBe("C. [name] has 3");
});

test("only what the student wrote is redacted, in every message of hers", () => {
  const messages = redactMessages(
    [
      { role: "system", content: "Rules of Asha" },
      { role: "user", content: "Asha" },
    ],
    { names: ["Asha"] },
  );
  expect(messages.map((message) => message.content)).toEqual(["Rules of Asha", "[name]"]);
});

test.each([
  "my number is 9 8 7 6 5 4 3 2 1 0",
  "whatsapp: 98 76 54 32 10",
  "Mera number 98.76.54.32.10 hai",
  "phone no. +91-98-7654-3210",
  "मेरा नंबर ९ ८ ७ ६ ५ ४ ३ २ १ ० है",
  "call me on nine eight seven six five four three two one zero",
  "call plus nine one nine eight seven six five four three two one zero",
  "mera number nau aath saat chhe paanch char teen do ek shunya",
])("an announced phone number is redacted, however it is spaced: %s", (text) => {
  const sent = redact(text, {});
  expect(sent).toContain("[phone number]");
  expect(sent).not.toMatch(/[789९८].*[654६५४]|eight|aath/u);
});

test.each(["9 8 7 6 5 4 3 2 1 0", "98-76-54-32-10", "९८ ७६५ ४३ २१०", "+91 9876543210"])(
  "the account's own number is always redacted: %s",
  (number) => {
    const options = { names: ["Asha Verma", "9876543210"], keepNumbers: true };
    expect(redact(`Add ${number} and 5`, options)).toBe("Add [phone number] and 5");
  },
);

test("digits that hold the account's number inside a longer one are another number", () => {
  expect(redact("Divide 198765432101 by 11", { names: ["9876543210"] })).toBe(
    "Divide 198765432101 by 11",
  );
});

test.each([
  "asha.v@gmail.com",
  "asha at gmail dot com",
  "asha(at)gmail(dot)com",
  "asha [at] school [dot] co [dot] in",
  "asha @ gmail . com",
  "asha @ yahoo . co . in",
  "asha @ school.com",
  "asha＠gmail.com",
  "asha@gmail",
  "asha at the rate gmail dot com",
  "as\u200Bha@gmail.com",
  "आशा@उदाहरण.भारत",
])("the e-mail address %s is redacted", (address) => {
  expect(redact(`Write to ${address} now`, {})).toBe("Write to [e-mail address] now");
});

test.each(["asha@okaxis", "9876543210@ybl", "asha.v-1@paytm", "asha @ oksbi"])(
  "the payment address %s is redacted",
  (address) => {
    expect(redact(`Pay ${address} now`, { keepNumbers: true })).toBe("Pay [payment address] now");
  },
);

test.each([
  ["mera naam asha hai", "mera naam [name] hai"],
  ["mai asha hu", "mai [name] hu"],
  ["hi asha", "hi [name]"],
  ["Yours sincerely, asha", "Yours sincerely, [name]"],
  ["im asha", "im [name]"],
  ["Asha.Verma wrote", "[name] wrote"],
  ["A. Verma wrote", "A. [name] wrote"],
  ["As\u200Bha wrote", "[name] wrote"],
])("a name written as %s is redacted", (text, sent) => {
  expect(redact(text, { names: ["Asha Verma"] })).toBe(sent);
});

test("canonically equal Unicode spellings are redacted alike", () => {
  expect(redact("फ\u093Cातिमा और Rene\u0301e", { names: ["\u095Eातिमा", "Renée"] })).toBe(
    "[name] और [name]",
  );
});

test("numbers are kept in the question only, not in earlier turns", () => {
  const messages = redactMessages(
    [
      { role: "user", content: "I am on 9876543210" },
      { role: "user", content: "9876543210 + 5" },
    ],
    { keepNumbers: true },
  );
  expect(messages.map(({ content }) => content)).toEqual([
    "I am on [phone number]",
    "9876543210 + 5",
  ]);
});

test("the tutor's earlier turns are redacted like the student's", () => {
  const said: Message = { role: "assistant", content: "Well done, Asha" };
  expect(redactMessages([said], { names: ["Asha"] })[0]?.content).toBe("Well done, [name]");
});

test.each([
  "Flat 12, Sai Kunj, 45 MG Road, Pune 411001",
  "Flat 12, 45 MG Road, Pune - 411 001",
  "H.No. 4-B/2, Shanti Nagar, Jaipur",
  "house no 7, near the big temple, gandhi nagar",
  "45 MG Road, Pune 411001",
  "45, Mahatma Gandhi Road, Bengaluru 560001",
  "221/4 Lajpat Nagar, New Delhi - 110024",
  "Flat 12, Green Park, 45 MG Road, Pune 411001",
  "H.No. 23, Sector 15, Noida",
  "D No 5, Shanti Nagar",
  "pin code 411001",
  "Pune - 411001",
  "Pune, PIN 411001",
  "मकान नं. 5, गांधी नगर, जयपुर",
])("the address %s is redacted", (address) => {
  const sent = redact(`We moved to ${address} last week`, { keepNumbers: true });
  expect(sent).toBe("We moved to [address] last week");
});

test.each([
  "I live at 12 Gandhi Nagar, Kanpur",
  "my address is sector 14",
  "mera pata: 3rd lane, Shivaji Nagar",
  "I live at 12/4 Nehru Nagar, Kanpur 208001",
])("an announced address is redacted: %s", (text) => {
  const sent = redact(text, {});
  expect(sent).toContain("[address]");
  expect(sent).not.toMatch(/nagar|sector|kanpur|208001/iu);
});

test.each([
  "Ravi walks 45 m along MG Road and 30 m along a lane. How far does he walk?",
  "A road 12 m wide runs around a plot of 411001 square metres",
  "Houses 12, 14 and 16 stand in a street. What is their mean?",
  "A shop on MG Road gives a flat 12% discount on ₹411001",
  "A plot 45 m by 30 m costs ₹500 a square metre",
  "The population of a town is 411001. Round it to the nearest thousand",
  "There are 45 lamps on a road of 500 m",
  "In flat 3 of 4 rooms the lights are on",
  "I live in Pune. Why is it hot here?",
  "Write a letter to the editor about the state of the roads in your colony",
  "A sector of angle 60° has radius 21 cm. Find its area",
  "In house 5, 200 units are used; in house 6, 411001 units",
])("text about places stays: %s", (question) => {
  expect(redact(question, {})).toBe(question);
});

test.each([
  "He buys 10 pens @ 15. In all how much does he pay?",
  "3 kg rice @ Rs.45. In total how much",
  "3 kg rice@Rs.45 and 10 pens@15.50",
  "A builder sells 2 plots in a colony, each for Rs 500000.",
  "Populations: Delhi 167878, Mumbai 124784, Chennai 464732. Which is the largest?",
  "Populations: Delhi - 167878, Mumbai - 124784. Which is the larger?",
  "If h1, h2 are the heights of two cones, find the ratio of their volumes",
  "The diagonals d1, d2 of a rhombus cross at right angles",
  "Plot 1, of area 300 m2, lies beside the road.",
  "At house 12, Ravi starts and walks 300 m along the road.",
])("an exercise stays unchanged: %s", (question) => {
  expect(redact(question, { keepNumbers: true })).toBe(question);
});

test.each([
  ["I live at Sai Kunj, Baner, Pune. Find 2 + 2", "I live at [address]. Find 2 + 2"],
  ["i live at sai kunj, baner, pune and i have 5 pens", "i live at [address] and i have 5 pens"],
  ["We live at B-12 Sai Kunj, near the Shiv Temple", "We live at [address]"],
  ["I live at Sai Kunj, Ravi lives far away", "I live at [address], Ravi lives far away"],
  ["I live in Kothrud, Pune. Why is it hot?", "I live in [address]. Why is it hot?"],
  ["I live in Kothrud, Pune, Maharashtra", "I live in [address]"],
  ["I live in Sai Kunj, Maharashtra", "I live in [address]"],
  ["I live in Sai Kunj, Baner in Pune", "I live in [address] in Pune"],
  ["I live in Kothrud, Pune and go to school", "I live in [address] and go to school"],
  ["my address is Kailash, Maharashtra", "my address is [address]"],
  ["my address is Sai Kunj, Baner", "my address is [address]"],
  ["My home address: Om Niwas, Dadar West, Mumbai", "My home address: [address]"],
  ["Mera ghar Sai Kunj, Baner mein hai", "Mera ghar [address] mein hai"],
  ["mera ghar sai kunj, baner, pune mein hai", "mera ghar [address] mein hai"],
  ["main Sai Kunj, Baner mein rehti hoon", "main [address] mein rehti hoon"],
  ["मेरा घर साई कुंज, बानेर, पुणे में है", "मेरा घर [address] में है"],
])("her own home is redacted without a number too: %s", (text, sent) => {
  expect(redact(text, {})).toBe(sent);
});

test.each([
  "I live in Pune, Maharashtra. Why is it hot here?",
  "I live in India, Asia. Which way is north?",
  "I live at Delhi",
  "I live in Pune, Ravi in Delhi. They are 1400 km apart",
  "I live in Leh, Ladakh. Why is it a cold desert?",
  "I live in Leh, Ladakh, why is it a cold desert?",
  "I live in Cherrapunji, Meghalaya",
  "mera ghar Jaisalmer, Rajasthan mein hai",
  "I live in Sundarbans, West Bengal. I have stripes. Who am I?",
  "I live in London, England",
  "I live in New York, USA",
  "I live at North Pole",
  "I live in Africa, Kenya and Tanzania",
  "We live in Ponds, Lakes and Rivers, said the frogs",
  "I live in Rivers, Lakes and Ponds. Who am I?",
  "Write a letter to the editor. My address is Examination Hall, City Centre.",
  "My address is Examination Hall, City Centre.",
  "I live in a house with 3 rooms, 2 of them 4 m by 5 m. Find the area",
  "i live in water, on land and in trees. who am i?",
  "If I live at the equator, how long is my day?",
  "I live at a height of 200 m, and Ravi at 350 m",
  "I live in Pune, and my cousin in Delhi. They are 1400 km apart",
  "We live in Class 5, said the frogs",
  "My house is in front of a tree, which is 12 m high",
  "mera ghar school se 3 km door hai, dukaan 2 km",
  "मेरा घर बड़ा, सुंदर और साफ है",
  "main har din 5 km, phir 3 km chalta hoon",
  "My address is 192.168.0.1, what is its class?",
])("text without a home address stays: %s", (question) => {
  expect(redact(question, {})).toBe(question);
});
