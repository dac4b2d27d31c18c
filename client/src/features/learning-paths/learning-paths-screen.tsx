import { type ReactNode, useId } from "react";
import { Link, useSearch } from "wouter";
import { Card } from "../../ui/card.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { useFocusOnStep } from "../../ui/step-heading.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { paths } from "../../lib/paths.ts";
import { useRecommendations } from "./learning-paths.queries.ts";
import { PerformanceCard } from "./performance-card.tsx";
import { RecommendationCard } from "./recommendation-card.tsx";
import { SubjectMapPage } from "./subject-map.tsx";

/** The subject of the map in the address; null on the page of recommendations. */
const mapIn = (search: string): string | null => new URLSearchParams(search).get("map");

const mapAddress = (subject: string): string =>
  `${paths.learningPaths}?${new URLSearchParams({ map: subject }).toString()}`;

/** Learning Paths: the student's performance, recommendations with their reasons, and a map of each subject. */
export function LearningPathsScreen() {
  const subject = mapIn(useSearch());
  useFocusOnStep(subject ?? "recommendations");
  return subject === null ? (
    <Recommendations />
  ) : (
    <SubjectMapPage key={subject} subject={subject} />
  );
}

function Recommendations() {
  const { data, error } = useRecommendations();
  if (error && !data) {
    return (
      <LoadFailed
        title="Unable to Load Learning Paths"
        words="There was an error loading your personalized recommendations. Please try again."
        error={error}
      />
    );
  }
  if (!data) return <LearningPathsSkeleton />;
  const { performance, isStart, recommendations, subjects } = data;
  return (
    <div className="grid grid-cols-1 gap-6">
      {isStart && <Invitation />}
      <PerformanceCard performance={performance} />
      <Group title={isStart ? "Where your class begins" : "What to study next"}>
        {recommendations.length === 0 && (
          <p className="text-ink-soft">
            Nothing is waiting for you. Choose a topic of your subjects below.
          </p>
        )}
        {recommendations.map((recommendation, place) => (
          <RecommendationCard
            key={recommendation.id}
            recommendation={recommendation}
            isFirst={place === 0}
          />
        ))}
      </Group>
      {subjects.length > 0 && <Maps subjects={subjects} />}
    </div>
  );
}

function Invitation() {
  return (
    <div className="grid gap-2">
      <h2 className="text-2xl font-semibold">Your path starts here</h2>
      <p className="text-ink-soft">
        Answer a few questions, and this page tells you what to study next, and why. Until then, you
        can start where your class begins.
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Maps({ subjects }: { subjects: readonly string[] }) {
  return (
    <Group title="Maps of your subjects">
      <Card>
        <ul className="-my-4 divide-y divide-rule">
          {subjects.map((subject) => (
            <li key={subject}>
              <Link
                href={mapAddress(subject)}
                className="-mx-4 flex min-h-touch items-center gap-3 px-4 py-3 text-ink no-underline hover:bg-desk"
              >
                <span className="min-w-0 flex-1 font-medium">{subject}</span>
                <Icon name="arrow-right" className="size-5 text-ink-soft" />
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </Group>
  );
}

/** Placeholder of the page while it is being fetched. */
function LearningPathsSkeleton() {
  return (
    <output className="grid gap-6">
      <span className="sr-only">Fetching your learning paths…</span>
      <Card className="grid gap-4">
        <Skeleton className="h-6 w-1/2" />
        <span className="grid grid-cols-2 justify-items-center gap-3">
          <Skeleton className="size-24 rounded-full" />
          <Skeleton className="size-24 rounded-full" />
        </span>
        <Skeleton className="h-10 w-full" />
      </Card>
      <Skeleton className="h-64 w-full rounded-card" />
      <Skeleton className="h-64 w-full rounded-card" />
    </output>
  );
}
