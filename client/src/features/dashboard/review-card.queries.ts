import { useQuery } from "@tanstack/react-query";
import { readReviewsDue } from "#shared/contracts/reviews.ts";
import { callApi } from "../../lib/api.ts";

/** Number of questions due for review today; undefined until it has loaded. */
export function useReviewsDue() {
  const { data } = useQuery({
    queryKey: ["reviews", "today"],
    queryFn: ({ signal }) => callApi(readReviewsDue, {}, { signal }),
    staleTime: 0,
  });
  return data;
}
