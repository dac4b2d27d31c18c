import { photo } from "./inputs.ts";
import { commonPassword, commonWord } from "./meanings.ts";
import type { Memory } from "./memory.ts";
import { cookieOf, newAddress } from "./sign-in.ts";

type Act = (method: string, path: string, body?: Record<string, unknown>) => Promise<unknown>;

/** Signs up a student with an entity of every kind, so that calls have ids from the first round on. */
export async function begin(url: string, phone: string, memory: Memory): Promise<string> {
  let cookie = "";
  const act: Act = async (method, path, body) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...newAddress(), ...(cookie !== "" && { cookie }), ...typeOf(body) },
      ...(body && { body: bodyOf(body) }),
    });
    if (!response.ok) throw new Error(`a student can't begin: ${path} ${await response.text()}`);
    cookie = cookieOf(response) ?? cookie;
    const answer: unknown = response.status === 204 ? null : await response.json();
    memory.learn(path, body, answer);
    return answer;
  };
  await beginAccount(act, phone);
  await beginExam(act);
  await beginAsking(act);
  return cookie;
}

const typeOf = ({ image }: Record<string, unknown> = {}) =>
  image === undefined ? { "Content-Type": "application/json" } : undefined;

function bodyOf({ image, ...fields }: Record<string, unknown>): string | FormData {
  if (!(image instanceof Blob)) return JSON.stringify(fields);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append("image", image, "photo.jpg");
  return form;
}

async function beginAccount(act: Act, phone: string): Promise<void> {
  const password = commonPassword;
  await act("POST", "/api/register", { name: "Asha Verma", phone, password, grade: 8 });
  await act("PUT", "/api/user/recovery-word", { password, recoveryWord: commonWord });
  await act("POST", "/api/user/parent-link", { password });
}

async function beginExam(act: Act): Promise<void> {
  await act("POST", "/api/exam/plan", { examType: "CBSE", subjects: ["Mathematics", "Science"] });
  const session = { sessionType: "quick_revision", subject: "Mathematics" };
  await act("POST", "/api/exam/session/start", session);
}

async function beginAsking(act: Act): Promise<void> {
  const ask = async (type: string, path: string, body: Record<string, unknown>) => {
    const place = await act("POST", "/api/conversations", { type });
    const { id: conversationId } = place as { id: number }; // safe: a conversation
    const answered = await act("POST", path, { ...body, conversationId });
    const { message } = answered as { message: { id: number } }; // safe: every ask is answered with one
    return { conversationId, messageId: message.id };
  };
  await ask("homework", "/api/homework/ask", { question: "Solve 2x + 3 = 11" });
  await ask("doubt", "/api/doubts/solve", { doubt: "What is 15% of 240?" });
  const image = new Blob([photo]);
  const { conversationId } = await ask("doubt", "/api/doubts/solve", { image });
  await act("GET", `/api/conversations/${conversationId}/messages`);
  const explain = (concept: string) => ask("concept", "/api/concepts/explain", { concept });
  const concept = "Photosynthesis";
  const explained = await explain(concept);
  const understood = { ...explained, feedback: "understood", concept };
  await act("POST", "/api/feedback/comprehension", understood);
  // A message without feedback.
  await explain("Fractions");
}
