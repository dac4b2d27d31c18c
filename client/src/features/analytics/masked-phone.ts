/** A phone number with all but its last four digits masked: ••••••3210. */
export function maskedPhone(phone: string): string {
  return "•".repeat(Math.max(0, phone.length - 4)) + phone.slice(-4);
}
