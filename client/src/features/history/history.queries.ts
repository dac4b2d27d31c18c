import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from "@tanstack/react-query";
import {
  deleteConversation,
  listConversations,
  restoreConversation,
  type ListedConversation,
} from "#shared/contracts/conversations.ts";
import { callApi } from "../../lib/api.ts";
import { ApiError, detailOf } from "../../lib/api-error.ts";
import { callApiOrCache } from "../../lib/cached-api.ts";
import { showToast } from "../../ui/toast-store.ts";
import { studentIn } from "../account/account.queries.ts";
import type { HistoryFilter } from "./history-address.ts";

const conversationsKey = ["conversations"] as const;

/** New conversations must appear, so every visit fetches again, while the cached list is shown. */
const conversationsQuery = ({ type, search }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, "list", type, search.trim()],
    queryFn: ({ pageParam, client, signal }) => {
      const query = {
        type: type ?? undefined,
        search: search.trim() || undefined,
        cursor: pageParam ?? undefined,
      };
      // A search is fetched without the phone's cache, because its words must not be stored as a cache key.
      if (query.search !== undefined) return callApi(listConversations, { query }, { signal });
      return callApiOrCache(listConversations, { query }, { userId: studentIn(client), signal });
    },
    initialPageParam: null as string | null, // safe: widened to the type of later pages
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * Conversations deleted on this page. They stay in the cached list and are only filtered out when it is shown, so that
 * a restored row is in its position again.
 */
const deletedIdsQuery = queryOptions<readonly number[]>({
  queryKey: ["conversations-taken-away"],
  queryFn: skipToken,
  gcTime: Infinity,
});

const useDeletedIds = () => useQuery(deletedIdsQuery).data ?? [];

export function useConversations(filter: HistoryFilter) {
  const list = useInfiniteQuery(conversationsQuery(filter));
  const deletedIds = useDeletedIds();
  const conversations = list.data?.pages.flatMap(({ items }) => items);
  return {
    ...list,
    conversations: conversations && withoutDuplicates(withoutDeleted(deletedIds, conversations)),
  };
}

const lastConversationsQuery = queryOptions({
  queryKey: [...conversationsKey, "last"],
  queryFn: async ({ client, signal }) => {
    const userId = studentIn(client);
    return (await callApiOrCache(listConversations, { query: {} }, { userId, signal })).items;
  },
  staleTime: 0,
});

/** The conversation that was used last; null if there is none. */
export function useLastConversation() {
  const { data: conversations, error } = useQuery(lastConversationsQuery);
  const deletedIds = useDeletedIds();
  return {
    conversation: conversations && (withoutDeleted(deletedIds, conversations)[0] ?? null),
    error,
  };
}

const withoutDeleted = (
  deletedIds: readonly number[],
  conversations: readonly ListedConversation[],
) => conversations.filter(({ id }) => !deletedIds.includes(id));

/** A conversation used between two page fetches moves to the top, and may then be in both pages. */
const withoutDuplicates = (conversations: readonly ListedConversation[]) => [
  ...new Map(conversations.map((conversation) => [conversation.id, conversation])).values(),
];

/** Deletions and restores run in the order of the student's actions, however slow the connection is. */
const sequential = { scope: { id: "taking-conversations-away" } };

/** Deletes a conversation at once, and offers Undo while the toast is shown. */
export function useDeleteConversation(onRestored: (conversation: ListedConversation) => void) {
  const client = useQueryClient();
  const remove = useMutation({
    ...sequential,
    mutationFn: async ({ id }: ListedConversation) => {
      try {
        await callApi(deleteConversation, { params: { conversationId: id } });
      } catch (error) {
        // A conversation deleted in another tab counts as deleted.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: ({ id }) => hide(client, id),
    onError: (error, conversation) => {
      // After Undo the row is visible already, so the failure needs no message.
      if (!isHidden(client, conversation.id) || isSignedOut(error)) return;
      show(client, conversation.id);
      onRestored(conversation);
      const description = `${detailOf(error)} It's back in your list.`;
      showToast({ title: "This couldn't be deleted", description, variant: "destructive" });
    },
  });
  const restore = useRestoreConversation(onRestored);

  return (conversation: ListedConversation) => {
    const isDeleted = remove.mutateAsync(conversation).then(
      () => true,
      () => false,
    );
    showToast({
      title: "Deleted",
      action: {
        label: "Undo",
        alternative: "Press F8 to get to Undo, which brings it back.",
        onSelect: () => restore({ conversation, isDeleted }),
      },
    });
  };
}

interface RestoreCall {
  conversation: ListedConversation;
  /** Whether the conversation was deleted, known once the server has responded. */
  isDeleted: boolean | Promise<boolean>;
}

function useRestoreConversation(onRestored: (conversation: ListedConversation) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...sequential,
    mutationFn: async ({ conversation: { id }, isDeleted }: RestoreCall) => {
      if (await isDeleted) await callApi(restoreConversation, { params: { conversationId: id } });
    },
    onMutate: ({ conversation }) => {
      show(client, conversation.id);
      onRestored(conversation);
    },
    // A list that was fetched after the deletion doesn't contain it.
    onSuccess: () => client.invalidateQueries({ queryKey: conversationsKey }),
    onError: (error, { conversation }) => {
      if (isSignedOut(error)) return;
      hide(client, conversation.id);
      showToast({
        title: "This couldn't be brought back",
        description: detailOf(error),
        variant: "destructive",
        action: {
          label: "Try again",
          alternative: "Press F8 to get to Try again.",
          onSelect: () => mutate({ conversation, isDeleted: true }),
        },
      });
    },
  });
  return mutate;
}

/** After a 401 the page changes to the login, which shows the reason. */
const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

const { queryKey: deletedIdsKey } = deletedIdsQuery;

const isHidden = (client: QueryClient, id: number) =>
  client.getQueryData(deletedIdsKey)?.includes(id) ?? false;

function hide(client: QueryClient, id: number): void {
  client.setQueryData(deletedIdsKey, (hidden = []) => [...hidden, id]);
}

function show(client: QueryClient, id: number): void {
  client.setQueryData(deletedIdsKey, (hidden = []) => hidden.filter((each) => each !== id));
}
