import type { ComponentProps } from 'react';
import styles from './pill-nav.module.css';

interface PillNavProps extends ComponentProps<'nav'> {
  'aria-label': string;
  /** Fills the current link with the colour of actions. */
  filled?: boolean;
}

/** Links in the shape of pills. Use it to choose between lists, or between views of a list. */
export function PillNav({ filled, className = '', ...nav }: PillNavProps) {
  const look = filled ? `${styles.pills} ${styles.filled}` : styles.pills;
  return <nav {...nav} className={`${look} ${className}`} />;
}
