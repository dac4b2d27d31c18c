import { useQuery } from "@tanstack/react-query";
import { readReviewsDue } from "#shared/contracts/reviews.ts";
import { callApi } from "../../lib/api.ts";

/** How many questions are due for review today; undefined until it is known. */
export function useReviewsDue() {
  const { data } = useQuery({
    queryKey: ["reviews", "today"],
    queryFn: ({ signal }) => callApi(readReviewsDue, {}, { signal }),
    staleTime: 0,
  });
  return data;
}
