import type { ReactNode } from 'react';
import styles from './part.module.css';

interface PartProps {
  /** The id of the title, which names the section. */
  id?: string;
  title: string;
  children: ReactNode;
}

/** Title at the left of its text, above it on narrow screens. Use it for the sections of a long page. */
export function Part({ id, title, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
