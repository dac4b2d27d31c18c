import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod/mini";
import { recoverAccount } from "#shared/contracts/account.ts";
import { callApi } from "../../lib/api.ts";
import { changeUser } from "./account.queries.ts";

export function useRecover() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: z.output<typeof recoverAccount.body>) => callApi(recoverAccount, { body }),
    onSuccess: (user) => changeUser(client, user),
  });
}
