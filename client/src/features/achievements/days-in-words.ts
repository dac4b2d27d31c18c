export const daysInWords = (count: number): string => `${count} ${count === 1 ? "day" : "days"}`;
