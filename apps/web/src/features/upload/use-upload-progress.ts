import { ROUTES, type UploadProgress } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { hasEnded, type UploadState } from "./flow.ts";

const POLL_MS = 1_000;

/** How far the server is with the upload of this key; asked once a second from when all bytes have left. */
export function useUploadProgress(key: string, state: UploadState): UploadProgress | undefined {
  const isAsked = key !== "" && (state.phase === "waiting" || state.phase === "ready");
  const { data } = useQuery({
    queryKey: ["upload-progress", key],
    queryFn: ({ signal }) => call(ROUTES.uploadProgress, { params: { key }, signal }),
    enabled: isAsked,
    // Before the server knows the key it answers 404; the next question finds it.
    retry: false,
    refetchInterval: (query) => (hasEnded(query.state.data) ? false : POLL_MS),
  });
  return isAsked ? data : undefined;
}
