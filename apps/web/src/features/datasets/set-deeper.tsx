import { ROUTES } from "@quizmill/contract";
import { useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { type BrowserPart, useBrowserPart } from "../browser-model/use-browser-part.ts";
import { StopButton } from "../play/stop-button.tsx";
import { refetchLists } from "./queries.ts";

interface SetDeeperProps {
  readonly id: string;
  readonly part: BrowserPart;
}

/** How far a browser's model is with a set that is whole already. */
export function SetDeeper({ id, part }: SetDeeperProps) {
  const client = useQueryClient();
  const refetch = () => void refetchLists(client);
  const { title, done, total } = useBrowserPart(id, part, refetch);
  return (
    <div className="relative z-10 col-span-full mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 pr-3">
      <ProgressBar share={done / total} label={title} className="min-w-24 flex-1" />
      <span className="text-[0.82rem] text-ink-soft">{title}</span>
      <StopButton
        isRewriting
        stop={() => call(ROUTES.stopBrowserModel, { params: { id } })}
        onStopped={refetch}
      />
    </div>
  );
}
