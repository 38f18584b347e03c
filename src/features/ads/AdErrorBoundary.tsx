import { Component, type ReactNode } from 'react';
import { track } from '@/base/analytics';

/** Properties of {@link AdErrorBoundary}. */
export interface AdErrorBoundaryProps {
  /** Name of the ad in analytics. */
  label: string;
  children: ReactNode;
}

/** Removes an ad that throws while it renders and reports it to analytics, so that the page goes on working. */
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
