import { Component, type ReactNode } from 'react';
import { track } from '@/base/analytics';

/** Properties of {@link AdErrorBoundary}. */
export interface AdErrorBoundaryProps {
  /** What analytics calls the ad. */
  label: string;
  children: ReactNode;
}

/** An ad that fails is gone, and analytics learns of it; the page does not. */
export class AdErrorBoundary extends Component<AdErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    track('ad', { eventAction: 'crash', eventLabel: this.props.label });
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
