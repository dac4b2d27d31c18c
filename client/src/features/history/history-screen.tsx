import { ConversationList } from "./conversation-list.tsx";
import { HistoryFilter } from "./history-filter.tsx";
import { useHistoryFilter } from "./use-history-filter.ts";

/** Your questions: all conversations that can be continued, filtered as the address says. */
export function HistoryScreen() {
  const history = useHistoryFilter();
  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <HistoryFilter {...history} />
      <ConversationList filter={history.filter} onFilter={history.go} />
    </div>
  );
}
