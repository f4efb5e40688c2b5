import { ROUTES, type UploadProgress } from "@quizmill/contract";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { hasEnded, type UploadState } from "./flow.ts";

const POLL_MS = 1_000;

/**
 * The server's progress with the upload of this key; polled once a second, from a second after all bytes have left:
 * earlier the server may not have the key yet, and a browser logs every refusal as an error.
 */
export function useUploadProgress(key: string, state: UploadState): UploadProgress | undefined {
  const isAsked = key !== "" && (state.phase === "waiting" || state.phase === "ready");
  const { data } = useQuery<UploadProgress | null>({
    queryKey: ["upload-progress", key],
    queryFn: ({ signal }) => call(ROUTES.uploadProgress, { params: { key }, signal }),
    enabled: isAsked,
    initialData: null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchInterval: (query) => (hasEnded(query.state.data ?? undefined) ? false : POLL_MS),
  });
  return isAsked ? (data ?? undefined) : undefined;
}
