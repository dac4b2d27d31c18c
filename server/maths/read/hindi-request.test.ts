import { expect, test } from "vitest";
import { solveQuestion } from "../solve-question.ts";

function answerTo(question: string): string {
  const outcome = solveQuestion(question);
  return outcome.kind === "solved" ? outcome.solution.answer.plain : outcome.kind;
}

test.each([
  ["2x + 3 = 11 hal nikalo", "x = 4"],
  ["2x + 3 = 11 ka hal nikalna hai", "x = 4"],
  ["mujhe 2x + 3 = 11 hal karna hai", "x = 4"],
  ["2x+3=11 hai", "x = 4"],
  ["2(x + 3) = 11 hai.", "x = 5/2"],
  ["x + 3 = 5 hai", "x = 2"],
  ["7*8=54 hai", "false"],
  ["7*8=56 hai?", "true"],
  ["7*8=54 hai kya", "false"],
  ["2x+3=11 solve kar do", "x = 4"],
  ["x ka maan batao 2x + 3 = 11", "x = 4"],
  ["agar 2x + 3 = 11 to x ka maan kya hoga", "x = 4"],
  ["12 or 18 ka lcm", "36"],
  ["12, 15 aur 21 ka HCF bataiye", "3"],
  ["144 ka vargmool kitna hai", "12"],
  ["15% of 240 kitna", "36"],
  ["15% of 240 kitna?", "36"],
  ["LCM aur HCF of 12 and 18 nikalo", "HCF = 6, LCM = 36"],
  ["x^2 - 9 ke gunankhand karo", "(x + 3)(x - 3)"],
  ["240 ka 15 pratishat kitna hota hai", "36"],
  ["80 ka kitna pratishat 20 hai", "25%"],
  ["sin 30° ka maan kya hoga", "1/2"],
  ["7 cm trijya wale vritt ka kshetrafal nikalo", "154 cm^2"],
  ["aayat ki lambai 8 cm aur chaudai 5 cm hai. parimap batao", "26 cm"],
  ["मुझे 2x + 3 = 11 हल करना है", "x = 4"],
  ["हल कीजिए: 2x + 3 = 11", "x = 4"],
  ["समीकरण 2x + 3 = 11 को हल कीजिए", "x = 4"],
  ["2x + 3 = 11 में x का मान ज्ञात कीजिए", "x = 4"],
  ["यदि 2x + 3 = 11 तो x का मान ज्ञात करो", "x = 4"],
  ["12 और 18 का म.स. ज्ञात कीजिए", "6"],
  ["12 और 18 का म.स.प. ज्ञात करो", "6"],
  ["12, 15 और 21 का ल.स.प. क्या है?", "420"],
  ["सरल कीजिए: 3/4 + 5/6", "19/12"],
  ["x^2 - 9 के गुणनखंड कीजिए", "(x + 3)(x - 3)"],
  ["१४४ का वर्गमूल ज्ञात कीजिए", "12"],
  ["240 का 15% कितना होगा?", "36"],
  ["25 और 36 का जोड़ बताइए", "61"],
  ["36 में से 25 घटाइए", "11"],
  ["१२ + ५", "17"],
  ["7 cm त्रिज्या वाले वृत्त का क्षेत्रफल ज्ञात कीजिए", "154 cm^2"],
  ["आयत की लंबाई 8 cm और चौड़ाई 5 cm है। क्षेत्रफल ज्ञात कीजिए", "40 cm^2"],
  ["नमस्ते सर, कल मेरा पेपर है। 12 और 18 का ल.स. निकालिए 🙏", "36"],
  ["-3/4 को संख्या रेखा पर निरूपित कीजिए", "3 of 4 parts to the left of 0, between -1 and 0"],
  ["संख्या रेखा पर -5 दर्शाइए", "5 units to the left of 0"],
])("%s gives %s", (question, answer) => {
  expect(answerTo(question)).toBe(answer);
});

test.each([
  "12 और 18 का क्या ज्ञात कीजिए",
  "240 का 15% कम कितना होगा?",
  "12 और 18 का म.स. नहीं, पेड़ ज्ञात कीजिए",
  "144 ka vargmool aur ghanmool nikalo",
  "x = 4 hai",
  "2x+3=11 hai kya",
  "7*8=54 nahi hai",
  "7*8=54 hai 9",
  "3 pen = 12 hai",
])("%s contains a word that no rule matches, so it is not changed", (question) => {
  expect(answerTo(question)).toBe("not_understood");
});
