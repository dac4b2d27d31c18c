import { lazy, type ReactNode } from "react";
import { Link } from "wouter";
import { AuthScreen } from "../features/account/auth-screen.tsx";
import { DashboardScreen } from "../features/dashboard/dashboard-screen.tsx";
import { paths } from "../lib/paths.ts";
import { buttonLook } from "../ui/button-look.ts";
import { PageHeading } from "../ui/page-heading.tsx";

export interface AppRoute {
  path: string;
  /** Title of the document, and of the top bar if the page has one. */
  title: string;
  /** `public` pages have their own frame; `titled` and `greeting` ones are in the shell, for students only. */
  frame: "public" | "titled" | "greeting";
  screen: ReactNode;
}

const HomeworkScreen = lazy(async () => ({
  default: (await import("../features/homework/homework-screen.tsx")).HomeworkScreen,
}));
const HistoryScreen = lazy(async () => ({
  default: (await import("../features/history/history-screen.tsx")).HistoryScreen,
}));
const ConceptScreen = lazy(async () => ({
  default: (await import("../features/concepts/concept-screen.tsx")).ConceptScreen,
}));
const DoubtsScreen = lazy(async () => ({
  default: (await import("../features/doubts/doubts-screen.tsx")).DoubtsScreen,
}));
const ExamPrepScreen = lazy(async () => ({
  default: (await import("../features/exam-prep/exam-prep-screen.tsx")).ExamPrepScreen,
}));
const AchievementsScreen = lazy(async () => ({
  default: (await import("../features/achievements/achievements-screen.tsx")).AchievementsScreen,
}));
const LearningPathsScreen = lazy(async () => ({
  default: (await import("../features/learning-paths/learning-paths-screen.tsx"))
    .LearningPathsScreen,
}));
const AnalystOnlyScreen = lazy(async () => ({
  default: (await import("../features/analytics/analyst-only-screen.tsx")).AnalystOnlyScreen,
}));
const AccountScreen = lazy(async () => ({
  default: (await import("../features/settings/account-screen.tsx")).AccountScreen,
}));
const RecoverScreen = lazy(async () => ({
  default: (await import("../features/account/recover-screen.tsx")).RecoverScreen,
}));
const ParentViewScreen = lazy(async () => ({
  default: (await import("../features/parent-view/parent-view-screen.tsx")).ParentViewScreen,
}));
/** Includes the chart library; fetched when it is shown, which is for the analyst only. */
const AnalyticsScreen = lazy(async () => ({
  default: (await import("../features/analytics/analytics-screen.tsx")).AnalyticsScreen,
}));

export const routes: readonly AppRoute[] = [
  { path: paths.auth, title: "Login", frame: "public", screen: <AuthScreen /> },
  { path: paths.dashboard, title: "Home", frame: "greeting", screen: <DashboardScreen /> },
  {
    path: paths.homework,
    title: "Homework Assistant",
    frame: "titled",
    screen: <HomeworkScreen />,
  },
  {
    path: paths.concepts,
    title: "Concept Explainer",
    frame: "titled",
    screen: <ConceptScreen />,
  },
  {
    path: paths.doubts,
    title: "Doubt Solver",
    frame: "titled",
    screen: <DoubtsScreen />,
  },
  {
    path: paths.examPrep,
    title: "Exam Preparation",
    frame: "titled",
    screen: <ExamPrepScreen />,
  },
  {
    path: paths.learningPaths,
    title: "Learning Paths",
    frame: "titled",
    screen: <LearningPathsScreen />,
  },
  {
    path: paths.achievements,
    title: "Achievements",
    frame: "titled",
    screen: <AchievementsScreen />,
  },
  { path: paths.history, title: "Your questions", frame: "titled", screen: <HistoryScreen /> },
  { path: paths.account, title: "Your account", frame: "titled", screen: <AccountScreen /> },
  { path: paths.recover, title: "New password", frame: "public", screen: <RecoverScreen /> },
  { path: paths.parentView, title: "For parents", frame: "public", screen: <ParentViewScreen /> },
  {
    path: paths.analytics,
    title: "Analytics",
    frame: "titled",
    screen: (
      <AnalystOnlyScreen>
        <AnalyticsScreen />
      </AnalystOnlyScreen>
    ),
  },
];

export const notFoundRoute: Omit<AppRoute, "path"> = {
  title: "404 Page Not Found",
  frame: "public",
  screen: <NotFoundScreen />,
};

function NotFoundScreen() {
  return (
    <main className="grid flex-1 content-center justify-items-start gap-4 p-6">
      <PageHeading className="text-2xl">404 Page Not Found</PageHeading>
      <p className="text-ink-soft">
        There is nothing at this address. The link may be old, or a letter may be missing from it.
      </p>
      <Link href={paths.dashboard} className={buttonLook()}>
        Go to Home
      </Link>
    </main>
  );
}
