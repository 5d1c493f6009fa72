import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Sets its size. */
  className: string | undefined;
  /** A text for screen readers. */
  children?: ReactNode;
}

/** Grey shape that shimmers. Use it while a picture or a figure loads. */
export function Skeleton({ className, children }: SkeletonProps) {
  return <span className={`${styles.skeleton} ${className}`}>{children}</span>;
}
