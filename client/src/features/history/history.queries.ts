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

/** What was asked since the last look must be there, so every visit looks again, behind what is known already. */
const conversationsQuery = ({ type, search }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: [...conversationsKey, "list", type, search.trim()],
    queryFn: ({ pageParam, client, signal }) => {
      const query = {
        type: type ?? undefined,
        search: search.trim() || undefined,
        cursor: pageParam ?? undefined,
      };
      // A search is looked at once; its words are no name to keep anything by.
      if (query.search !== undefined) return callApi(listConversations, { query }, { signal });
      return callApiOrCache(listConversations, { query }, { userId: studentIn(client), signal });
    },
    initialPageParam: null as string | null, // safe: widened to what later pages have
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/**
 * Conversations that were taken away on this page. They stay where they are in what was read and are only left out when
 * it is shown: a row that is brought back is in its place again.
 */
const takenAwayQuery = queryOptions<readonly number[]>({
  queryKey: ["conversations-taken-away"],
  queryFn: skipToken,
  gcTime: Infinity,
});

const useTakenAway = () => useQuery(takenAwayQuery).data ?? [];

export function useConversations(filter: HistoryFilter) {
  const list = useInfiniteQuery(conversationsQuery(filter));
  const takenAway = useTakenAway();
  const listed = list.data?.pages.flatMap(({ items }) => items);
  return { ...list, conversations: listed && withoutTwins(without(takenAway, listed)) };
}

const lastConversationsQuery = queryOptions({
  queryKey: [...conversationsKey, "last"],
  queryFn: async ({ client, signal }) => {
    const userId = studentIn(client);
    return (await callApiOrCache(listConversations, { query: {} }, { userId, signal })).items;
  },
  staleTime: 0,
});

/** The conversation that was used last; null where there is none. */
export function useLastConversation() {
  const { data: last, error } = useQuery(lastConversationsQuery);
  const takenAway = useTakenAway();
  return { conversation: last && (without(takenAway, last)[0] ?? null), error };
}

const without = (takenAway: readonly number[], listed: readonly ListedConversation[]) =>
  listed.filter(({ id }) => !takenAway.includes(id));

/** One that was used between two pages moves to the top, and may then stand on both. */
const withoutTwins = (listed: readonly ListedConversation[]) => [
  ...new Map(listed.map((conversation) => [conversation.id, conversation])).values(),
];

/** Taking away and bringing back happen in the order in which they were asked for, however slow the line is. */
const inTurn = { scope: { id: "taking-conversations-away" } };

/** Takes a conversation away at once, and offers to bring it back as long as the toast stands. */
export function useTakeAway(onBack: (conversation: ListedConversation) => void) {
  const client = useQueryClient();
  const remove = useMutation({
    ...inTurn,
    mutationFn: async ({ id }: ListedConversation) => {
      try {
        await callApi(deleteConversation, { params: { conversationId: id } });
      } catch (error) {
        // What was deleted in another tab is as gone as it should be.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      }
    },
    onMutate: ({ id }) => hide(client, id),
    onError: (error, conversation) => {
      // Who has pressed Undo already has what she wants.
      if (!isHidden(client, conversation.id) || isSignedOut(error)) return;
      show(client, conversation.id);
      onBack(conversation);
      const description = `${detailOf(error)} It's back in your list.`;
      showToast({ title: "This couldn't be deleted", description, variant: "destructive" });
    },
  });
  const bringBack = useBringBack(onBack);

  return (conversation: ListedConversation) => {
    const isGone = remove.mutateAsync(conversation).then(
      () => true,
      () => false,
    );
    showToast({
      title: "Deleted",
      action: {
        label: "Undo",
        alternative: "Press F8 to get to Undo, which brings it back.",
        onSelect: () => bringBack({ conversation, isGone }),
      },
    });
  };
}

interface Return {
  conversation: ListedConversation;
  /** Whether there is anything to bring back, known once the server has answered. */
  isGone: boolean | Promise<boolean>;
}

function useBringBack(onBack: (conversation: ListedConversation) => void) {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...inTurn,
    mutationFn: async ({ conversation: { id }, isGone }: Return) => {
      if (await isGone) await callApi(restoreConversation, { params: { conversationId: id } });
    },
    onMutate: ({ conversation }) => {
      show(client, conversation.id);
      onBack(conversation);
    },
    // A list that was read while it was gone doesn't have it.
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
          onSelect: () => mutate({ conversation, isGone: true }),
        },
      });
    },
  });
  return mutate;
}

/** Then the page is about to change to the login, which says why. */
const isSignedOut = (error: Error) => error instanceof ApiError && error.status === 401;

const { queryKey: takenAwayKey } = takenAwayQuery;

const isHidden = (client: QueryClient, id: number) =>
  client.getQueryData(takenAwayKey)?.includes(id) ?? false;

function hide(client: QueryClient, id: number): void {
  client.setQueryData(takenAwayKey, (hidden = []) => [...hidden, id]);
}

function show(client: QueryClient, id: number): void {
  client.setQueryData(takenAwayKey, (hidden = []) => hidden.filter((each) => each !== id));
}
