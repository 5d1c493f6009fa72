import type { ReactNode } from 'react';
import styles from './visitor-area.module.css';

interface NothingYetProps {
  heading: string;
  text: string;
  /** The link that adds the first entry. */
  children: ReactNode;
}

/** A list of the visitor area without entries. */
export const NothingYet = ({ heading, text, children }: NothingYetProps) => (
  <div className={styles.nothing}>
    <div>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
    {children}
  </div>
);
