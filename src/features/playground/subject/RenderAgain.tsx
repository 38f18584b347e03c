import { Component, Fragment, type ReactNode } from 'react';

interface RenderAgainProps {
  /** What may have made the children throw; they get one more try for each. */
  cause: unknown;
  children: ReactNode;
}

interface RenderAgainState {
  tries: number;
  failed?: { error: unknown };
  /** What the children threw for when they were mounted again. */
  tried?: unknown;
}

/** Mounts its children again when they throw after a change; what throws then as well is thrown on. */
export class RenderAgain extends Component<RenderAgainProps, RenderAgainState> {
  override state: RenderAgainState = { tries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<RenderAgainState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps(
    { cause }: RenderAgainProps,
    { failed, tried, tries }: RenderAgainState,
  ): Partial<RenderAgainState> | null {
    if (!failed || tried === cause) return null;
    return { failed: undefined, tried: cause, tries: tries + 1 };
  }

  override render() {
    const { failed, tries } = this.state;
    if (failed) throw failed.error;
    return <Fragment key={tries}>{this.props.children}</Fragment>;
  }
}
