import type { ReactNode } from 'react';
import styles from './badge.module.css';

interface BadgeProps {
  /** White with an edge, next to a filled badge. */
  plain?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** One or two words in a pill. Use it for a state or a type that cannot be pressed. */
export function Badge({ plain, className, children }: BadgeProps) {
  const look = plain ? `${styles.badge} ${styles.plain}` : styles.badge;
  return <span className={className ? `${look} ${className}` : look}>{children}</span>;
}
