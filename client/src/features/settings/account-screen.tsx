import { LoadFailed } from "../../ui/load-failed.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useUser } from "../account/account.queries.ts";
import { DevicesSection } from "./devices-section.tsx";
import { LanguageSection } from "./language-section.tsx";
import { OwnDataSection } from "./own-data-section.tsx";
import { ParentSection } from "./parent-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { RecoveryWordSection } from "./recovery-word-section.tsx";
import { useAccountFacts, useSessions } from "./settings.queries.ts";

/** All account data that a student may see and change. */
export function AccountScreen() {
  const { data: user } = useUser();
  const facts = useAccountFacts();
  const sessions = useSessions();
  const error = facts.error ?? sessions.error;
  if (error && !(facts.data && sessions.data))
    return <LoadFailed title="Unable to Load Your Account" error={error} />;
  if (!user || !facts.data || !sessions.data) return <PageSpinner />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <ProfileSection user={user} />
      <LanguageSection />
      <PasswordSection />
      <RecoveryWordSection isSet={facts.data.hasRecoveryWord} />
      <DevicesSection sessions={sessions.data} at={new Date(sessions.dataUpdatedAt)} />
      <ParentSection facts={facts.data} />
      <OwnDataSection />
    </div>
  );
}
