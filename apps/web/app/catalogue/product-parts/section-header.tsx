import type { ReactNode } from 'react';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A heading with a link or buttons at the right and a text below it. Use it above cards, rows or a table. */
export const SectionHeader = ({ className = '', children }: SectionHeaderProps) => (
  <div className={`${styles.header} ${className}`}>{children}</div>
);
