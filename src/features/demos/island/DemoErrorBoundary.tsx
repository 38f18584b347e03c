import { Component, Fragment, type ReactNode } from 'react';
import { DemoProblem } from '../DemoProblem';

interface State {
  message: string | null;
  attempt: number;
}

/** Keeps a demo's error inside the demo and lets the reader start it again. */
export class DemoErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { message: null, attempt: 0 };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  reset = () => this.setState(({ attempt }) => ({ message: null, attempt: attempt + 1 }));

  override render() {
    const { message, attempt } = this.state;
    if (message !== null) {
      return <DemoProblem kind="crashed" message={message} onRetry={this.reset} />;
    }
    return <Fragment key={attempt}>{this.props.children}</Fragment>;
  }
}
