import { Component, type ReactNode } from 'react';
import type { OnStageError } from '@/features/live-editor/frame';

interface BoundaryProps {
  onError: OnStageError;
  children: ReactNode;
}

/** Error boundary that reports an error and renders nothing until the next edit. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: { componentStack?: string | null }) {
    this.props.onError(error, componentStack ?? undefined);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
