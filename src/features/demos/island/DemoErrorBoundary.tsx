import { Component, Fragment, type ReactNode } from 'react';
import type { ProductFacts } from '@/model';
import { DemoProblem } from '../DemoProblem';
import { issueUrl } from './issueUrl';

interface Props {
  /** The demo's name. */
  name: string;
  product?: ProductFacts;
  children: ReactNode;
}

interface State {
  message: string | null;
  attempt: number;
}

/** Catches errors of a demo and renders a message with a button that restarts the demo. */
export class DemoErrorBoundary extends Component<Props, State> {
  override state: State = { message: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  reset = () => this.setState(({ attempt }) => ({ message: null, attempt: attempt + 1 }));

  override render() {
    const { message, attempt } = this.state;
    if (message !== null) {
      const { name, product } = this.props;
      const page = window.location.href;
      const href = product && issueUrl({ product, demo: name, page, message });
      return <DemoProblem kind="crashed" message={message} onRetry={this.reset} issueHref={href} />;
    }
    return <Fragment key={attempt}>{this.props.children}</Fragment>;
  }
}
