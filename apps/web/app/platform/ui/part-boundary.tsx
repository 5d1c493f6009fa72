import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of a part that failed. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps the rest of the page if a part of it fails, such as one whose code cannot be loaded. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}
