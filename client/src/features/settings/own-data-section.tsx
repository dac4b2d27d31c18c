import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { PasswordSheet } from "./password-sheet.tsx";
import { Section } from "./section.tsx";
import { useDeleteAccount, useDownloadData } from "./settings.queries.ts";

export function OwnDataSection() {
  const [openSheet, setOpenSheet] = useState<"download" | "delete" | null>(null);
  const download = useDownloadData();
  const remove = useDeleteAccount();
  const close = () => setOpenSheet(null);
  return (
    <Section
      title="Your data"
      words="One file holds everything we keep about you, with your photos."
    >
      <Button variant="secondary" onClick={() => setOpenSheet("download")}>
        Download Everything
      </Button>
      <Button variant="quiet" onClick={() => setOpenSheet("delete")}>
        Delete Your Account
      </Button>
      <PasswordSheet
        open={openSheet === "download"}
        title="Download everything"
        words="The file has all your questions, photos and answers. Keep it where only you can open it. With many photos it takes a while."
        action={{ label: "Download", pendingLabel: "Making your file..." }}
        send={download.mutate}
        isPending={download.isPending}
        onClose={close}
      />
      <PasswordSheet
        open={openSheet === "delete"}
        title="Delete your account?"
        words="Your questions, photos, answers, results, streak and badges are deleted for ever. Nobody can bring them back."
        action={{ label: "Delete Everything", pendingLabel: "Deleting...", variant: "danger" }}
        cancelLabel="Keep My Account"
        send={remove.mutate}
        isPending={remove.isPending}
        onClose={close}
      />
    </Section>
  );
}
