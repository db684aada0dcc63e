import { Component, type ReactNode } from 'react';
import { CodeError } from '#web/platform/lazy-code.ts';

interface PartBoundaryProps {
  errorFallback: ReactNode;
  children: ReactNode;
}

interface PartBoundaryState {
  /** The caught error. */
  caught: { readonly error: unknown } | null;
}

/** Renders `errorFallback` in place of a part whose code failed to load. Any other error goes to the page. */
export class PartBoundary extends Component<PartBoundaryProps, PartBoundaryState> {
  override state: PartBoundaryState = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    if (caught === null) return this.props.children;
    if (!(caught.error instanceof CodeError)) throw caught.error;
    return this.props.errorFallback;
  }
}
