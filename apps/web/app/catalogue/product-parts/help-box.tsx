import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon';
import styles from './help-box.module.css';

interface HelpBoxProps {
  /** The element; an aside by default. */
  as?: 'article' | 'aside';
  'aria-label'?: string;
  title: string;
  level?: 'h2' | 'h3';
  text: string;
  points: string[];
  className?: string | undefined;
  /** Buttons and links. */
  children: ReactNode;
}

/** Tinted box with a list of checks. Use it where people may need an engineer to choose a size. */
export function HelpBox(props: HelpBoxProps) {
  const { as: Element = 'aside', title, level: Heading = 'h3', text, points } = props;
  const { className, children, 'aria-label': label } = props;
  return (
    <Element className={`${styles.help} ${className ?? ''}`} aria-label={label}>
      <div>
        <Heading>{title}</Heading>
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
