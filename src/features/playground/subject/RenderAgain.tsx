import { Component, Fragment, type ReactNode } from 'react';

interface RenderAgainProps {
  /** What may have caused an error; each change of it allows one retry. */
  cause: unknown;
  children: ReactNode;
}

interface RenderAgainState {
  tries: number;
  failed?: { error: unknown };
  /** The cause for which the children were already remounted. */
  tried?: unknown;
}

/** Remounts its children when they throw after a change; an error after the retry is rethrown. */
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
