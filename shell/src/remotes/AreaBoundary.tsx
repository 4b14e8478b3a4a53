import { Component, type ErrorInfo, type ReactNode } from 'react';

interface AreaBoundaryProps {
  /** What is shown instead of a remote that failed. */
  fallback: (error: unknown) => ReactNode;
  /** Called once for each failure. */
  onError: (error: unknown) => void;
  children: ReactNode;
}

/** Keeps a fault of a remote inside its page. */
export class AreaBoundary extends Component<AreaBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {};

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('An area failed.', error, componentStack);
    this.props.onError(error);
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
