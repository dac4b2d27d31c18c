import { type Expression, mapChildren } from "../../../expressions/expression.ts";
import { expressionLatex, letterLatex } from "../../../expressions/write-latex.ts";
import { isSymbol, type Token } from "../../../read/token.ts";
import { closingBracket, readFormula } from "../read-formula.ts";

/** f(2x + 1): a function that the question defines, of an argument. */
export interface Application {
  name: string;
  argument: Expression;
}

/** Maps placeholder letters of an expression to applications; such letters never occur in a student's text. */
export type Applications = Map<string, Application>;

const prefix = "applied_";

/**
 * Parses an expression in which functions that the question defines are applied: 4f(x) − g(2), f(g(x)), (f + g)(x),
 * fog(x). Every application is recorded, and is a letter of its own in the expression.
 */
export function readApplied(
  tokens: readonly Token[],
  names: ReadonlySet<string>,
  applications: Applications,
): Expression | null {
  const written = spelledOut(tokens, names);
  const rest: Token[] = [];
  for (let at = 0; at < written.length; at += 1) {
    const token = written[at];
    if (!token) break;
    const isCall =
      token.kind === "letter" && names.has(token.text) && isSymbol(written[at + 1], "(");
    if (!isCall) {
      rest.push(token);
      continue;
    }
    const end = closingBracket(written, at + 1);
    const argument = end < 0 ? null : readApplied(written.slice(at + 2, end), names, applications);
    if (!argument) return null;
    const letter = `${prefix}${applications.size}`;
    applications.set(letter, { name: token.text, argument });
    rest.push({ ...token, text: letter });
    at = end;
  }
  return readFormula(rest);
}

/** fog(x) and (f ∘ g)(x) as f(g(x)); (f + g)(x) as f(x) + g(x). */
function spelledOut(tokens: readonly Token[], names: ReadonlySet<string>): readonly Token[] {
  return composedWord(tokens, names) ?? combinedPair(tokens, names) ?? tokens;
}

/** fog(x) as f(g(x)). */
function composedWord(tokens: readonly Token[], names: ReadonlySet<string>): Token[] | null {
  const [word] = tokens;
  if (word?.kind !== "word" || !isBracketToTheEnd(tokens, 1)) return null;
  const [, outer = "", inner = ""] = /^(\w)o(\w)$/.exec(word.text) ?? [];
  if (!names.has(outer) || !names.has(inner)) return null;
  return composed(word, { outer, inner }, tokens.slice(1));
}

/** (f ∘ g)(x) as f(g(x)), and (f + g)(x) as f(x) + g(x). */
function combinedPair(tokens: readonly Token[], names: ReadonlySet<string>): Token[] | null {
  const [open, left, link, right, close] = tokens;
  if (!isSymbol(open, "(") || !isSymbol(close, ")") || !isBracketToTheEnd(tokens, 5)) return null;
  if (!isNamed(left, names) || !isNamed(right, names) || !link) return null;
  const argument = tokens.slice(5);
  if (isCircle(link)) return composed(left, { outer: left.text, inner: right.text }, argument);
  const isArithmetic = isSymbol(link, "+", "-", "×", "/");
  return isArithmetic ? [left, ...argument, link, right, ...argument] : null;
}

/** Whether a bracket opens here and closes with the last token. */
function isBracketToTheEnd(tokens: readonly Token[], at: number): boolean {
  return isSymbol(tokens[at], "(") && closingBracket(tokens, at) === tokens.length - 1;
}

function isCircle(token: Token): boolean {
  return (token.kind === "letter" || token.kind === "unknown") && ["o", "∘"].includes(token.text);
}

function isNamed(
  token: Token | undefined,
  names: ReadonlySet<string>,
): token is Extract<Token, { kind: "letter" }> {
  return token?.kind === "letter" && names.has(token.text);
}

function composed(
  like: Token,
  { outer, inner }: { outer: string; inner: string },
  argument: readonly Token[],
): Token[] {
  const letter = (text: string): Token => ({ ...like, kind: "letter", text });
  const bracket = (text: "(" | ")"): Token => ({ ...like, kind: "symbol", text });
  return [letter(outer), bracket("("), letter(inner), ...argument, bracket(")")];
}

/** The expression with every application replaced, the innermost first. */
export function replaceApplications(
  expression: Expression,
  applications: Applications,
  replace: (application: Application) => Expression,
): Expression {
  const change = (part: Expression): Expression => {
    if (part.kind !== "variable") return mapChildren(part, change);
    const application = applications.get(part.name);
    return application ? replace({ ...application, argument: change(application.argument) }) : part;
  };
  return change(expression);
}

/** The LaTeX with applications as a student writes them. */
export function appliedLatex(expression: Expression, applications: Applications): string {
  return expressionLatex(expression).replaceAll(/applied_\{(\d+)\}/g, (_, index: string) => {
    const application = applications.get(`${prefix}${index}`);
    if (!application) return "";
    const argument = appliedLatex(application.argument, applications);
    return `${letterLatex(application.name)}(${argument})`;
  });
}
