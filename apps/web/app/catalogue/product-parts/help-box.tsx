import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon';
import styles from './help-box.module.css';

interface HelpBoxProps {
  /** The element; an aside by default. */
  as?: 'article' | 'aside';
  'aria-label'?: string;
  title: string;
  text: string;
  points: string[];
  className?: string | undefined;
  /** Buttons and links. */
  children: ReactNode;
}

/** Tinted box with a list of checks. Use it where people may need an engineer to choose a size. */
export function HelpBox(props: HelpBoxProps) {
  const { as: Element = 'aside', title, text, points } = props;
  const { className, children, 'aria-label': label } = props;
  return (
    <Element className={`${styles.help} ${className ?? ''}`} aria-label={label}>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <ul className="number">
        {points.map((point) => (
          <li key={point}>
            <Icon name="check" small />
            {point}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>{children}</div>
    </Element>
  );
}
