import type { ComponentProps, ReactNode } from 'react';
import styles from './facts.module.css';

interface FactsProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Label and value; facts whose value is null, false or empty are left out. */
  facts: (readonly [label: ReactNode, value: ReactNode])[];
  /** Large numbers next to each other instead of rows. */
  figures?: boolean;
  /** Values that are sentences: they start in a column instead of ending at the right. */
  sentences?: boolean;
}

/** Grey labels with values at the right, or with large figures below them. Use it for the data of a record. */
export function Facts({ facts, figures, sentences, className, ...list }: FactsProps) {
  const kind = figures ? styles.figures : styles.rows;
  const look = `${kind} ${sentences ? styles.sentences : ''} number`;
  return (
    <dl {...list} className={className ? `${look} ${className}` : look}>
      {facts
        .filter(([, value]) => Boolean(value) || value === 0)
        .map(([label, value], index) => (
          <div key={typeof label === 'string' ? label : index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
