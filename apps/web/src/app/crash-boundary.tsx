import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** What stands in for the broken part. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches what no page handled: a part that could not be fetched, or a fault of ours. Give it a `key` to try anew. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
