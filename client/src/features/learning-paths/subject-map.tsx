import clsx from "clsx";
import { useId } from "react";
import { Link } from "wouter";
import {
  masteryStates,
  type MasteryState,
  type SubjectMap,
} from "#shared/contracts/learning-paths.ts";
import { paths } from "../../lib/paths.ts";
import { LoadFailed } from "../../ui/load-failed.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { StepHeading } from "../../ui/step-heading.tsx";
import { useUser } from "../account/account.queries.ts";
import { useSubjectMap } from "./learning-paths.queries.ts";
import { masteryLooks } from "./mastery-words.ts";
import { StepLink } from "./step-link.tsx";

/** The concepts of a subject by class, with the student's mastery of each. */
export function SubjectMapPage({ subject }: { subject: string }) {
  const { data, error, refetch, isFetching } = useSubjectMap(subject);
  return (
    <div className="grid grid-cols-1 gap-5">
      <Link
        href={paths.learningPaths}
        className="inline-flex min-h-touch items-center justify-self-start font-semibold text-teal"
      >
        All recommendations
      </Link>
      <StepHeading>{subject}</StepHeading>
      {error && !data && (
        <LoadFailed
          title="This map can't be opened"
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!error && !data && <MapSkeleton />}
      {data && <Concepts concepts={data.concepts} />}
    </div>
  );
}

type Concept = SubjectMap["concepts"][number];

/** Her own class comes first. */
function Concepts({ concepts }: Pick<SubjectMap, "concepts">) {
  const own = useUser().data?.grade;
  if (concepts.length === 0)
    return <p className="text-ink-soft">There are no topics of this subject for your class yet.</p>;
  const names: ReadonlyMap<string, string> = new Map(concepts.map(({ id, name }) => [id, name]));
  const grades = [...new Set(concepts.map(({ grade }) => grade))].toSorted(
    (one, other) => Number(other === own) - Number(one === own) || one - other,
  );
  return (
    <>
      <Counts concepts={concepts} />
      {grades.map((grade) => (
        <GradeSection
          key={grade}
          grade={grade}
          concepts={concepts.filter((concept) => concept.grade === grade)}
          names={names}
        />
      ))}
    </>
  );
}

/** Legend of the marks, with the count of each. */
function Counts({ concepts }: Pick<SubjectMap, "concepts">) {
  return (
    <ul aria-label="How sure you are" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {masteryStates.toReversed().map((state) => (
        <li key={state} className="inline-flex items-center gap-1.5">
          <MasteryMark state={state} />
          {masteryLooks[state].word}:{" "}
          <span className="font-semibold tabular-nums">
            {concepts.filter((concept) => concept.state === state).length}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface GradeSectionProps {
  grade: number;
  concepts: readonly Concept[];
  names: ReadonlyMap<string, string>;
}

function GradeSection({ grade, concepts, names }: GradeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-lg font-semibold">
        Class {grade}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
        {concepts.map((concept) => (
          <li key={concept.id} className="grid">
            <Tile concept={concept} names={names} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links to the explanation of its concept. */
function Tile({ concept, names }: { concept: Concept; names: ReadonlyMap<string, string> }) {
  const { id, name, state, mastery, buildsOn } = concept;
  const { word, tile } = masteryLooks[state];
  const prerequisites = buildsOn.flatMap((each) => names.get(each) ?? []);
  return (
    <StepLink
      target={{ kind: "explain", concept: id, name }}
      className={clsx(
        "grid content-start gap-1 rounded-card border p-3 text-ink no-underline shadow-card",
        tile,
      )}
    >
      <span className="font-medium wrap-anywhere">{name}</span>
      <span className="flex items-center gap-1.5 text-sm">
        <MasteryMark state={state} />
        {word}
        {mastery !== null && (
          <span className="text-ink tabular-nums"> {Math.round(100 * mastery)}%</span>
        )}
      </span>
      {prerequisites.length > 0 && (
        <span className="text-sm text-ink">Builds on {prerequisites.slice(0, 2).join(", ")}</span>
      )}
    </StepLink>
  );
}

function MasteryMark({ state }: { state: MasteryState }) {
  const { path, isFilled, mark } = masteryLooks[state];
  return (
    <svg
      viewBox="0 0 24 24"
      fill={isFilled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
      className={clsx("size-4 shrink-0", mark)}
    >
      <path d={path} />
      {state === "growing" && <path d="M12 3.5a8.5 8.5 0 0 1 0 17" fill="none" />}
    </svg>
  );
}

function MapSkeleton() {
  return (
    <output className="grid grid-cols-2 gap-2">
      <span className="sr-only">Fetching the map…</span>
      {["one", "two", "three", "four", "five", "six"].map((place) => (
        <Skeleton key={place} className="h-20 rounded-card" />
      ))}
    </output>
  );
}
