import { Component, type ReactNode } from "react";
import { CrashPage } from "./shell/crash-page.tsx";

/** Catches what no page handled: a part that could not be fetched, or a fault of ours. */
export class CrashBoundary extends Component<{ children: ReactNode }, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashPage /> : this.props.children;
  }
}
