import { Component, type ReactNode } from 'react';

interface FaultBoundaryProps {
  children: ReactNode;
  /** Shown in the place of children that throw. */
  fallback: (error: unknown) => ReactNode;
  /** Another value than before gives the children another chance. */
  resetKey: unknown;
  /** Called when children threw: mends what it can, and says whether they may have another chance. */
  recover?: (error: unknown) => boolean;
}

type State = { fault: { error: unknown } | undefined; resetKey: unknown };

/** An error boundary that forgets its error as soon as something else is to be shown. */
export class FaultBoundary extends Component<FaultBoundaryProps, State> {
  override state: State = { fault: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { fault: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: FaultBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { fault: undefined, resetKey };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.recover?.(error)) this.setState({ fault: undefined });
  }

  override render() {
    const { children, fallback } = this.props;
    return this.state.fault ? fallback(this.state.fault.error) : children;
  }
}
