import { Component, type ReactNode } from "react";

interface CrashBoundaryProps {
  /** Shown in place of the broken part. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Catches errors that no page handled: a part that could not be loaded, or a bug. Give it a new `key` to try again. */
export class CrashBoundary extends Component<CrashBoundaryProps, { hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? this.props.fallback : this.props.children;
  }
}
