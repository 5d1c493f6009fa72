import type { ReactNode } from 'react';
import styles from './part.module.css';

/** Title at the left of its text, above it on narrow screens. Use it for the sections of a long page. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}
