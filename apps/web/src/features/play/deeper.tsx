import { ROUTES } from "@quizmill/contract";
import type { ComponentType } from "react";
import { call } from "../../lib/api.ts";
import { FreshText } from "../../ui/fresh-text.tsx";
import { DownloadPanel } from "../browser-model/download-panel.tsx";
import { type BrowserPart, useBrowserPart } from "../browser-model/use-browser-part.ts";
import type { StatusProps } from "./status-line.tsx";
import { StopButton } from "./stop-button.tsx";

export interface DeeperProps {
  readonly id: string;
  readonly part: BrowserPart;
  /** Called when some of the set has been written, and when it is stopped. */
  readonly onChange: () => void;
  readonly Line: ComponentType<StatusProps>;
}

/** A browser's model makes a set deeper that is whole already. */
export function Deeper({ id, part, onChange, Line }: DeeperProps) {
  const { title, detail, isMissing, model } = useBrowserPart(id, part, onChange);
  return (
    <Line
      tone={isMissing ? "info" : "live"}
      title={title}
      detail={detail && <FreshText text={detail} />}
      action={
        <div className="grid gap-3">
          {isMissing && model && <DownloadPanel model={model} />}
          <StopButton
            isRewriting
            stop={() => call(ROUTES.stopBrowserModel, { params: { id } })}
            onStopped={onChange}
          />
        </div>
      }
    />
  );
}
