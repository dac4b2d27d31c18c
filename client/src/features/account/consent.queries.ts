import { useMutation, useQueryClient } from "@tanstack/react-query";
import { giveConsent, readAccount } from "#shared/contracts/account.ts";
import { getUser, type User } from "#shared/contracts/auth.ts";
import type { ConsentGiver } from "#shared/domain/consent.ts";
import { callApi } from "../../lib/api.ts";
import { storeStudent, showFailure } from "./account.queries.ts";

export function useGiveConsent() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (givenBy: ConsentGiver) => callApi(giveConsent, { body: { givenBy } }),
    onSuccess: () => {
      const user = client.getQueryData<User | null>([getUser.path]);
      if (user) client.setQueryData([getUser.path], storeStudent({ ...user, needsConsent: false }));
      return client.invalidateQueries({ queryKey: [readAccount.path] });
    },
    onError: (error) => showFailure("Not saved", error),
  });
}
