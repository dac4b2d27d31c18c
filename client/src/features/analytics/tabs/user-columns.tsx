import type { AnalyticsUser, UserSort } from "#shared/contracts/analytics.ts";
import { usedFeatures } from "#shared/domain/analytics.ts";
import { dateInIndia, timeAgo } from "../../../lib/format-moment.ts";
import { asCount, asDuration, featureNames } from "../analytics-words.ts";
import { numbers } from "../day-table.ts";
import { maskedPhone } from "../masked-phone.ts";
import type { Column } from "../table/column.ts";
import { PhoneNumber } from "./phone-number.tsx";

type UserColumn = Column<AnalyticsUser>;

interface UserColumnsOptions {
  /** Time of the fetch. */
  now: Date;
  /** Whether all phone numbers are revealed; a download has the same. */
  areRevealed: boolean;
}

/**
 * Columns of the table of students. The server sorts it, by any column except the phone number and the features, which
 * have no useful order.
 */
export function userColumns({ now, areRevealed }: UserColumnsOptions): UserColumn[] {
  return [
    sorted("name", { title: "Name", value: ({ name }) => name, show: showName }),
    {
      key: "phone",
      title: "Phone",
      value: ({ phone }) => (areRevealed ? phone : maskedPhone(phone)),
      show: ({ name, phone }) => (
        <PhoneNumber key={String(areRevealed)} phone={phone} of={name} isRevealed={areRevealed} />
      ),
      isSortable: false,
    },
    sorted("lastActiveAt", {
      title: "Last active",
      value: ({ lastActiveAt }) => lastActiveAt,
      show: ({ lastActiveAt }) => <Moment at={lastActiveAt} now={now} />,
      isNumber: true,
    }),
    sorted(
      "totalQueries",
      count("Questions", ({ totalQueries }) => totalQueries),
    ),
    sorted(
      "totalAnswers",
      count("Answers", ({ totalAnswers }) => totalAnswers),
    ),
    sorted(
      "tokensConsumed",
      count("Tokens", ({ tokensConsumed }) => tokensConsumed),
    ),
    sorted(
      "conversationsCreated",
      count("Conversations", (user) => user.conversationsCreated),
    ),
    sorted("averageSessionDuration", {
      ...count("Average session", (user) => user.averageSessionDuration),
      show: (user) => asDuration(user.averageSessionDuration),
    }),
    sorted(
      "streakDays",
      count("Streak, days", ({ streakDays }) => streakDays),
    ),
    {
      key: "features",
      title: "Features used",
      value: featuresOf,
      show: (user) => <span className="block min-w-48">{featuresOf(user)}</span>,
      isSortable: false,
    },
    sorted("joinedAt", {
      title: "Joined",
      value: ({ joinedAt }) => joinedAt,
      show: ({ joinedAt }) => (
        <span className="whitespace-nowrap">{dateInIndia(new Date(joinedAt))}</span>
      ),
      isNumber: true,
    }),
  ];
}

/** A column that the server sorts by. */
const sorted = (key: UserSort, column: Omit<UserColumn, "key">): UserColumn => ({ ...column, key });

const count = (title: string, value: (user: AnalyticsUser) => number): UserColumn =>
  numbers(title, title, value);

function showName({ name }: AnalyticsUser) {
  return <span className="block max-w-52 min-w-40 font-medium wrap-anywhere">{name}</span>;
}

function featuresOf({ featuresUsed }: AnalyticsUser): string {
  return usedFeatures
    .flatMap((feature) => {
      const uses = featuresUsed[feature] ?? 0;
      return uses > 0 ? `${featureNames[feature]} ${asCount(uses)}` : [];
    })
    .join(", ");
}

/** A relative time, with the exact one as a tooltip. */
export function Moment({ at, now }: { at: string | null; now: Date }) {
  if (at === null) return "Not in this time";
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {timeAgo(new Date(at), now)}
    </time>
  );
}
