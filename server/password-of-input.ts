/**
 * The password in a command's standard input. The shell adds the line break; everything before it is the password.
 *
 * @throws Error with one sentence where there is another line break: a login form can't contain one.
 */
export function passwordOfInput(input: string): string {
  const password = input.replace(/\r?\n$/u, "");
  if (/[\r\n]/u.test(password)) {
    throw new Error("The password must be one line: nobody can type a line break when logging in.");
  }
  return password;
}
