import { Component, type ReactNode } from 'react';

/** Keeps the rest of the page if a part of it fails, such as one whose code cannot be loaded. */
export class PartBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
